import leven from 'leven';
import { FieldError } from '../../../errors/field-error.ts';

/**
 * The place of a unit among those of the table.
 *
 * @param path where the file names it
 * @throws FieldError if there is none of this name; it says which was meant, or which there are
 */
export function unitNamed(
  name: string,
  units: readonly { readonly name: string }[],
  path: readonly (string | number)[],
): number {
  const found = units.findIndex((unit) => unit.name === name);
  if (found >= 0) return found;
  const names = units.map((unit) => unit.name);
  const near = names
    .map((known) => ({ known, distance: leven(known.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= Math.max(1, Math.floor(name.length * 0.4)))
    .sort((a, b) => a.distance - b.distance)[0];
  const instead = near
    ? `, did you mean "${near.known}"?`
    : `; on the table are ${names.slice(0, MOST_SHOWN).join(', ')}${names.length > MOST_SHOWN ? ', …' : ''}`;
  throw new FieldError(path, `no unit is called "${name}"${instead}`);
}

const MOST_SHOWN = 12;
