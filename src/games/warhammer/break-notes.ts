import type { Rules } from '../parameter.ts';
import type { BreakFields } from './break-fields.ts';
import { standingOf } from './break-test.ts';
import { fightingRanks, hasMoreRanks } from './fighting-ranks.ts';
import { rankWidth } from './formation-parameters.ts';
import { joinedCharacters } from './lending.ts';
import { unitTest } from './unit-test.ts';

/** Whose Leadership, what of the margin counts and why, for the report. */
export function breakNotes(fields: BreakFields, rules: Rules): string[] {
  const { unit } = fields;
  if (unit.unbreakable) return ['The unit is unbreakable and takes no break test.'];
  return [...unitTest(unit, fields, { kind: 'break' }, rules).sentences, standingNote(fields, rules)];
}

function standingNote(fields: BreakFields, rules: Rules): string {
  const { unit } = fields;
  const width = rules.of(rankWidth);
  const ours = { models: unit.models + joinedCharacters(fields).models, wide: unit.wide };
  const enemies = Object.entries(fields.enemies);
  const more = enemies.length > 0 && hasMoreRanks(ours, Object.values(fields.enemies), width);
  const standing = standingOf(unit, more, rules);
  if (standing === 'stubborn') return 'Stubborn: it tests without the margin.';
  if (enemies.length === 0)
    return 'The margin lowers the Leadership; no enemy is given, so ranks are not compared.';
  const ranks = [
    `${fightingRanks(ours, width)} of ours`,
    ...enemies.map(([name, enemy]) => `${fightingRanks(enemy, width)} of ${name}`),
  ].join(', ');
  return standing === 'steadfast'
    ? `Steadfast at the start, it tests without the margin: ranks of ${width} or more, the front rank counted, are ${ranks}.`
    : `Not steadfast at the start, so that the margin counts: ranks of ${width} or more, the front rank counted, are ${ranks}.`;
}
