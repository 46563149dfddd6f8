import type { Rules } from '../parameter.ts';
import type { After } from './formation-after.ts';
import type { Contact } from './formation-removal.ts';
import type { Row } from './formation-row.ts';
import { modelsOf, type Shape } from './formation-shape.ts';
import type { DrawnUp } from './formation-unit.ts';
import { isSwift, marchOf, stepsBeforeOthers } from './unit-type.ts';

/** What a reader must know: the type, the ranks before and, where the casualties are fixed, what is left. */
export function formationNotes(
  unit: DrawnUp,
  first: Contact,
  results: ReadonlyMap<number, After | undefined>,
  mostCasualties: number,
  rules: Rules,
): string[] {
  const notes = [typeNote(unit, rules), `Before: ${ranks(first.shape)}; front rank ${front(unit.row)}.`];
  if ([...results.keys()].some((casualties) => casualties > mostCasualties))
    notes.push(
      `More than ${mostCasualties} casualties count as ${mostCasualties}: there are no more models to lose.`,
    );
  const [only] = results.values();
  if (results.size > 1 || only === undefined) return notes;
  return [
    ...notes,
    `After: ${ranks(only.contact.shape)}; front rank ${front(only.row)}.`,
    ...[...only.contact.models].map(([name, models]) =>
      models === 0 ? `${name}: out of contact.` : `${name}: ${counted(models, 'model')} in contact.`,
    ),
    ...(only.fallen.length > 0 ? [`Fallen: ${only.fallen.join(', ')}.`] : []),
    ...only.sentences,
  ];
}

function typeNote({ type, shape }: DrawnUp, rules: Rules): string {
  const march = {
    never: 'cannot march',
    'without a test': 'marches without a test',
    'with a test': 'may march',
  };
  const abilities = [
    march[marchOf({ type }, rules)],
    isSwift({ type }, rules) ? 'has Swiftstride' : 'has no Swiftstride',
    stepsBeforeOthers(type, rules) ? 'can step before a character' : 'cannot step before a character',
  ];
  return `The unit of ${counted(modelsOf(shape), 'model')} counts as ${type}: it ${abilities.join(', ')}.`;
}

function ranks({ wide, full, last }: Shape): string {
  if (full === 0) return `one rank of ${last}`;
  const whole = full + (last === wide ? 1 : 0);
  return `${counted(whole, 'rank')} of ${wide}${last === wide ? '' : ` and one of ${last}`}`;
}

/** Names where somebody stands, dots for the rank and file. */
const front = (row: Row): string => row.map((name) => name ?? '·').join(' ');

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
