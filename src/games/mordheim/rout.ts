import { z } from 'zod';
import { FieldError } from '../../errors/field-error.ts';
import { turns } from '../../notation/fields.ts';
import { leastReaching } from '../../notation/threshold.ts';
import { leadershipTestParameters } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import { type Posed, question } from '../question.ts';
import { endingsOfSeveral, eventsOfSeveral, playsOf, quantitiesOfSeveral } from './battle-views.ts';
import { endingsOfOne, routEvents, routOutcomes, routQuantities } from './rout-endings.ts';
import { leadershipForRout, routTest } from './rout-leadership.ts';
import { lossesFall, routParameters, routThreshold } from './rout-parameters.ts';
import { routRule } from './rout-rule.ts';
import { type Side, sideFields, sideOf, sideSchema, withoutHeroes } from './rout-side.ts';
import { type BattleEnds, endsOfMany, endsOfTwo } from './several-endings.ts';
import { groupName, warband } from './warband.ts';

const fields = z.strictObject({
  turns: turns.default(10).describe('own turns, 1 to 30; the test comes first in each'),
  warband: warband.optional(),
  warbands: z
    .record(groupName, sideSchema)
    .refine((sides) => [2, 3, 4].includes(Object.keys(sides).length), 'expected two to four warbands')
    .optional()
    .describe('two to four warbands by name, in the order of their turns, each with its own losses'),
  ...sideFields,
});

/** Mordheim's Rout test, own turn by own turn. */
export const routQuestion = question({
  ask: 'rout',
  games: ['mordheim'],
  title: 'Rout tests',
  summary:
    'In which turn a warband routs as its warriors fall, with how many losses, which of several warbands routs first, and what leaving in time would save.',
  rule: `A warband takes a Rout test at the start of its own turn once a quarter of it or more is out of action, and again in every own turn while that is so. The share is of all who take part in this battle, hired swords among them; absent warriors are not counted at all, and warriors who ran off the table stay in the count. Of 12 warriors 3 are enough, of 13 it takes 4. Some warriors, such as goblins, count one half when they are out of action and still count whole in the size of the warband.

The test is 2D6, equal to or under the leader's Leadership. A leader who is knocked down or flees still lends it; one who is stunned, out of action or off the table does not: then the highest Leadership among the others is used who are in none of these states. A bonus is added to the Leadership before it is held to its cap. Warbands that are immune to psychology take the test too. If it is failed, the warband has lost and the game is over.

**Losses** fall before each own turn, the first one included: a number by dice, a list by turn, or a chance for each warrior. A number of losses is drawn one warrior after another among those on the table (\`rout.lossesAmong\`), each with a chance in proportion to his weight, the leader and the heroes among them; with a chance for each, the weight multiplies the chance. If nobody is left on the table the warband is wiped out, which is not a rout.

**States.** Knocked down and stunned warriors recover after the Rout test of their own turn: stunned to knocked down, knocked down to standing. Those who flee go on fleeing here. What \`happens\` in a turn is in force from its start, for the whole group that it names.

**Several warbands.** With \`warbands\` each has its own losses and has its own turn in the order of the file. Of two, the answer is which is gone first, how, and in which turn, and how likely both are still fighting after each turn; of three or four, a warband that routs is gone and the others fight on, and the answer is to which of them the field falls, and when. Of each it is told how many of its warriors are out of action and left when it goes, when it is the only one left, and when the last turn is over; a side that has not had its own turn yet has not had the losses before it either (\`rout.lossesFall\`).

**Leaving.** A player may leave instead of taking a test that is due. \`below: 50%\` leaves when the chance to pass (with a re-roll where there is one) is strictly lower; \`afterLosses: 4\` once four warriors, whatever they weigh, are out of action.`,
  sources: [
    'The Mordheim rulebook, the Rout test, voluntary rout and warband leaders',
    'Mordheim living rulebook, the Rout test; its list of the Orc Mob (15 warriors test from 4; goblins count half)',
  ],
  parameters: [...routParameters, lossesFall, ...leadershipTestParameters],
  fields,
  outcomes: routOutcomes,
  events: routEvents,
  quantities: routQuantities,
  headline: 'routs',
  headlineWhere: { happens: 'leaves', is: 'fights on' },
  template: `holdfast: 1
ask: rout
title: In which turn does my warband run?
rules: mordheim
turns: 10                      # own turns; the test comes first in each
warband:
  Captain:   { profile: Reiklanders/Captain, role: leader }
  Champions: { profile: Reiklanders/Champion, role: hero, count: 2 }
  Marksmen:  { profile: Reiklanders/Marksman, count: 3 }
  Warriors:  { profile: Reiklanders/Warrior, count: 5, absent: 1 }   # misses this battle: not counted at all
losses:
  eachTurn: d3-1               # out of action before each own turn; or [0, 1, 2] by turn; or { each: 1/10 }
  weights: { Captain: 1, others: 1 }   # who falls; 0 = never
leave: never                   # or { below: 50% }, or { afterLosses: 4 }
compare:
  captain stays back: { losses: { weights: { Captain: 0 } } }
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: rout
title: Three of twelve are down, three turns long
rules: mordheim
turns: 3
warband:
  Leader: { leadership: 7, role: leader }
  Others: { leadership: 7, count: 8 }
  Fallen: { leadership: 7, count: 3, state: outOfAction }
`,
    outcome: 'fights on',
    fraction: '343/1728',
    because:
      '3 of 12 is a quarter, so each of three turns needs 7 or less on 2D6: (21/36)^3 = (7/12)^3 = 343/1728.',
  },
  pose({ turns, warband, warbands, ...side }, rules): Posed {
    const sides = sidesOf(warband, warbands, side, turns);
    const notes = sides.flatMap((side) => notesOn(side, rules));
    if (sides.length === 1) return { rule: routRule(sides, turns, endingsOfOne, rules), notes };
    const names = sides.map(({ name }) => name);
    return names.length === 2
      ? several(sides, turns, endsOfTwo(names), rules, notes)
      : several(sides, turns, endsOfMany(names), rules, notes);
  },
});

/** Several warbands: what is told of one alone gives way to what is told of each by its name. */
function several<Others>(
  sides: readonly Side[],
  turns: number,
  ends: BattleEnds<Others>,
  rules: Rules,
  notes: readonly string[],
): Posed {
  const names = sides.map(({ name }) => name);
  const plays = playsOf(sides.length).map((side) => sides[side]!);
  return {
    rule: routRule(plays, turns, endingsOfSeveral(names, ends), rules),
    notes: [
      ...notes,
      'Each trial plays the battle once from the side of each warband, to count its warriors when it ends: figures of one warband come from throws of their own.',
    ],
    without: [...routOutcomes, ...routEvents].map(({ name }) => name),
    outcomes: ends.outcomes,
    events: eventsOfSeveral(names),
    quantities: quantitiesOfSeveral(names),
  };
}

type Fields = z.output<typeof fields>;

function sidesOf(
  warband: Fields['warband'],
  warbands: Fields['warbands'],
  rest: Omit<Fields, 'turns' | 'warband' | 'warbands'>,
  turns: number,
): readonly Side[] {
  if ((warband === undefined) === (warbands === undefined)) {
    throw new FieldError(['warband'], 'expected either a warband or several warbands');
  }
  if (warband !== undefined) return [sideOf('', { ...rest, warband }, turns, [])];
  const sides = Object.entries(warbands!).map(([name, side]) =>
    sideOf(name, side, turns, ['warbands', name]),
  );
  // Of several only their ends are told, so that heroes need not be told from others.
  return sides.map(withoutHeroes);
}

/** From how many losses a test is due, and on whose Leadership. */
function notesOn(side: Side, rules: Rules): string[] {
  const { name, classes, size, unit, bonus } = side;
  const of = name === '' ? '' : `${name}: `;
  const least = leastReaching(rules.of(routThreshold), size * unit) / unit;
  const notes = [`${of}A Rout test is due once ${Number(least.toFixed(3))} of ${size} are out of action.`];
  const now = classes.map((warriors) => ({ ...warriors, state: warriors.states[0]! }));
  const present = now.filter(({ state }) => state !== 'outOfAction');
  const used = leadershipForRout(present, rules);
  const others = leadershipForRout(
    present.filter(({ isLeader }) => !isLeader),
    rules,
  );
  const tested = (leadership: number) =>
    `${Math.max(0, routTest({ leadership, bonus, reroll: false }, rules).atMost)}`;
  const leader = present.find(({ isLeader }) => isLeader);
  if (used === undefined) notes.push(`${of}In the first turn nobody can lend Leadership.`);
  else notes.push(`${of}In the first turn the test is passed by ${tested(used)} or less on 2D6.`);
  if (leader !== undefined && others !== undefined) {
    notes.push(`${of}Without ${leader.names[0]} it is passed by ${tested(others)} or less.`);
  }
  return notes;
}
