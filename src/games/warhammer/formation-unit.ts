import { FieldError } from '../../errors/field-error.ts';
import type { Base } from '../../notation/base.ts';
import type { Rules } from '../parameter.ts';
import { mmPerInch } from './battle-line/switches.ts';
import type { EnemyFront } from './formation-contact.ts';
import type { FormationFields } from './formation-fields.ts';
import { type Row, rowOf } from './formation-row.ts';
import { type Shape, shapeOf } from './formation-shape.ts';
import { majorityTypes, type TypeCounts } from './majority-type.ts';
import type { UnitType } from './unit-type.ts';

/** A unit as it is drawn up before any casualty. */
export interface DrawnUp {
  readonly shape: Shape;
  readonly row: Row;
  readonly base: Base;
  readonly type: UnitType;
  /** Joined characters, by name. */
  readonly characters: readonly string[];
  /** Rank and file that are no command models. */
  readonly others: number;
  readonly enemies: ReadonlyMap<string, EnemyFront>;
}

export const GENERAL = 'General';
export const STANDARD_BEARER = 'battle standard';

/**
 * Reads the unit of a scenario.
 *
 * @throws {FieldError} fields that contradict each other
 */
export function drawnUp(fields: FormationFields, rules: Rules): DrawnUp {
  const { unit, general, standard } = fields;
  const characters = [
    ...Object.keys(fields.characters),
    ...(general !== 'none' && general.joins ? [GENERAL] : []),
    ...(standard !== 'none' && standard.joins ? [STANDARD_BEARER] : []),
  ];
  const names = [...unit.command, ...characters];
  const total = unit.models + characters.length;
  const wide = Math.min(unit.wide, total);
  if (total === 0) throw new FieldError(['unit', 'models'], 'a unit needs a model or a character');
  if (new Set(names).size < names.length)
    throw new FieldError(
      ['characters'],
      `two are called ${names.find((name, i) => names.indexOf(name) < i)}`,
    );
  if (unit.command.length > unit.models)
    throw new FieldError(
      ['unit', 'command'],
      `there are only ${unit.models} models, and command models are among them`,
    );
  if (names.length > wide)
    throw new FieldError(
      ['unit', 'wide'],
      `the front rank of ${wide} has no place for ${names.length} command models and characters`,
    );
  if (unit.champion !== undefined && !unit.command.includes('champion'))
    throw new FieldError(['unit', 'champion'], 'add "champion" to command, or leave out his Leadership');
  checkFiles(unit.files, names, wide);
  return {
    shape: shapeOf(total, unit.wide),
    row: rowOf(names, unit.files, wide),
    base: unit.base,
    type: typeOf(fields),
    characters,
    others: unit.models - unit.command.length,
    enemies: enemyFronts(fields, rules),
  };
}

function checkFiles(files: Readonly<Record<string, number>>, names: readonly string[], wide: number): void {
  const taken = new Map<number, string>();
  for (const [name, file] of Object.entries(files)) {
    if (!names.includes(name))
      throw new FieldError(
        ['unit', 'files', name],
        `nobody of that name is in the unit: ${names.join(', ') || 'there are no command models or characters'}`,
      );
    if (file > wide) throw new FieldError(['unit', 'files', name], `the front rank has only ${wide} files`);
    if (taken.has(file))
      throw new FieldError(['unit', 'files', name], `${taken.get(file)} stands in file ${file} already`);
    taken.set(file, name);
  }
}

/** @throws {FieldError} counts that do not add up, or a choice of the opponent that is missing or none */
function typeOf({ unit }: FormationFields): UnitType {
  const { types = { infantry: unit.models }, opponentChooses } = unit;
  const counts = types as TypeCounts;
  const counted = Object.values(counts).reduce((sum, models) => sum + models, 0);
  if (unit.types !== undefined && counted !== unit.models)
    throw new FieldError(['unit', 'types'], `the types count ${counted} models, the unit has ${unit.models}`);
  const tied = majorityTypes({ rankAndFile: counts, characters: { [unit.charactersAre]: 1 } });
  if (tied.length === 1) return tied[0]!;
  if (opponentChooses === undefined)
    throw new FieldError(['unit', 'types'], `${tied.join(' and ')} are equally many: write opponentChooses`);
  if (!tied.includes(opponentChooses))
    throw new FieldError(['unit', 'opponentChooses'], `the opponent chooses between ${tied.join(' and ')}`);
  return opponentChooses;
}

/** @throws {FieldError} two enemies in one place */
function enemyFronts({ enemies }: FormationFields, rules: Rules): ReadonlyMap<string, EnemyFront> {
  const fronts = new Map<string, EnemyFront>();
  for (const [name, { side, from, wide, base }] of Object.entries(enemies)) {
    const front = { side, from: from * rules.of(mmPerInch), wide, base };
    for (const [other, { side: otherSide, ...stands }] of fronts) {
      const shared =
        Math.min(front.from + wide * base.width, stands.from + stands.wide * stands.base.width) -
        Math.max(front.from, stands.from);
      if (otherSide === side && shared > 0.001)
        throw new FieldError(['enemies', name], `stands where ${other} stands; write from in inches`);
    }
    fronts.set(name, front);
  }
  return fronts;
}
