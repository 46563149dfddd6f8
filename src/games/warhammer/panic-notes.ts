import { leastReaching } from '../../notation/threshold.ts';
import { awayFrom } from '../../table/away.ts';
import type { Rules } from '../parameter.ts';
import { heavyCasualtiesUnder } from './panic-causes.ts';
import type { PanicFields } from './panic-fields.ts';
import type { Moment } from './panic-moments.ts';

/** What the reader of a report must know: whose Leadership and from when, the casualties that force a test, who does not test. */
export function panicNotes(
  { unit, enemies }: PanicFields,
  moments: readonly Moment[],
  rules: Rules,
): string[] {
  const notes: string[] = [];
  let said = '';
  for (const moment of moments.filter(mayTest)) {
    const { sentences } = moment.test;
    const text = moment.exempt === undefined ? sentences.join(' ') : exemption[moment.exempt];
    if (text !== said) {
      const [first, ...rest] = moment.exempt === undefined ? sentences : [text];
      notes.push(said === '' ? first! : `From turn ${moment.turn}, ${moment.phase} phase: ${first}`, ...rest);
    }
    said = text;
  }
  return [...notes, ...heavyNote(unit, moments, rules), ...directionNotes(unit, enemies)];
}

/** Can a test come of it? Somebody's flight or death alone is told with the next test. */
const mayTest = ({ loss, due, friend, characters, charactersBefore }: Moment): boolean =>
  loss !== undefined ||
  due !== undefined ||
  friend !== undefined ||
  characters.models < charactersBefore.models;

/** The direction away from each enemy whose centre is given. */
function directionNotes(unit: PanicFields['unit'], enemies: PanicFields['enemies']): string[] {
  if (unit.centre === undefined || enemies === undefined || enemies === 'none') return [];
  const [x, y] = unit.centre;
  return Object.entries(enemies).flatMap(([name, { centre }]) => {
    const away = centre && awayFrom({ x, y }, { x: centre[0], y: centre[1] });
    return away === undefined ? [] : [`Away from ${name} is [${rounded(away.x)}, ${rounded(away.y)}].`];
  });
}

const rounded = (n: number): number => Number(n.toFixed(3));

const exemption = {
  engaged: 'No panic test while the unit is in combat.',
  fleeing: 'No panic test: the unit flees already.',
  immune: 'No panic test: the unit is immune.',
} as const;

function heavyNote(unit: PanicFields['unit'], moments: readonly Moment[], rules: Rules): string[] {
  const heavy = heavyCasualtiesUnder(rules);
  const first = moments.find(({ loss, phase }) => loss !== undefined && heavy.countsIn(phase));
  if (first === undefined) return [];
  const characters = heavy.inHitPoints ? first.charactersBefore.wounds : first.charactersBefore.models;
  const all = (heavy.inHitPoints ? unit.models * unit.wounds : unit.models) + characters;
  const due = Math.max(heavy.least, leastReaching(heavy.threshold, all));
  const what = heavy.inHitPoints ? 'hit points' : 'models';
  const withCharacters = characters === 0 ? '' : `, ${characters} of them of joined characters`;
  return [`Heavy casualties: ${due} or more of ${all} ${what}${withCharacters}, lost in one phase.`];
}
