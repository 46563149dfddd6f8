import { leastReaching } from '../../notation/threshold.ts';
import { leadershipTestParameters } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import { question } from '../question.ts';
import {
  downedModelRuns,
  flightDice,
  leaderRecoversFirst,
  leaderStates,
  opponentsNeeded,
} from './all-alone-parameters.ts';
import { hitParameters } from './hit-parameters.ts';
import { nervesEvents, nervesOutcomes, nervesQuantities } from './nerves-endings.ts';
import { type NervesFields, nervesFields } from './nerves-fields.ts';
import { ralliedCaughtAlone } from './nerves-parameters.ts';
import { nervesRule } from './nerves-rule.ts';
import { MOST_SOLVED, situations } from './nerves-size.ts';
import { type Troops, troopsOf } from './nerves-warriors.ts';
import { routParameters, routThreshold } from './rout-parameters.ts';
import { checkNames } from './rout-side.ts';

/** A whole game as far as nerves go: Rout tests, recovery, losses, warriors caught alone. */
export const nervesQuestion = question({
  ask: 'nerves',
  games: ['mordheim'],
  title: 'A game of nerves',
  summary:
    'A warband over a whole game: losses, Rout tests, warriors who fall and stand up, are caught alone, flee and rally, and a leader who is lost or comes back.',
  rule: `Each own turn has four parts, in this order.

1. **Losses** fall before the turn: a number by dice, drawn one after another among those on the table by weight, or a chance for each. A loss is out of action; or, with \`become: injured\`, an injury roll for a warrior who is on his feet (1-2 knocked down, 3-4 stunned, 5-6 out of action; a helmet turns stunned into knocked down on 4+), and out of action for one who lies already. What \`happens\` in a turn comes before its losses: it puts everyone of a group who is on the table in that state, which is how a leader is lost or restored.
2. **The Rout test**, if enough are out of action, as for \`ask: rout\`: on the leader's Leadership unless he is stunned, out of action or off the table, else on the highest of the others. It is saved by the leader where the roll that passes would have failed on what the others lend.
3. **Recovery.** Each fleeing warrior takes a Leadership test, on the leader's Leadership too if \`leaderNear\` says so and the leader, as recovery begins, is not knocked down, stunned or fleeing (\`leader.recoversFirst\`: as he is once he has recovered himself, which comes first). If it is passed he stands, and he is not caught alone in this turn; if not he runs on. Then those who were knocked down stand up, and those who were stunned are knocked down.
4. **Caught alone.** Each standing warrior is caught alone with the stated chance, fights the stated opponents at the end of the combat phase and takes an All Alone test on his own Leadership, as for \`ask: all-alone\`: if he fails each opponent has one automatic hit, and he lies where he falls or runs. Warriors immune to psychology do not test. With an \`edge\` each run takes him 2D6 inches nearer to it in one line, and he leaves the table when he comes to it; with \`edge: none\` he flees without coming to one.

Wounds that do not make a warrior fall are not remembered from turn to turn. Nobody charges a fleeing warrior here, and no closest enemy bars him from rallying: there are no places in this question.

The game ends with a failed Rout test, when the player leaves, when nobody is left on the table, or after the last turn. A warrior who ran off the table stays in the size of the warband; whether he counts as out of action is a reading.`,
  sources: [
    'The Mordheim rulebook: Rout test, voluntary rout, warband leaders, All Alone',
    'Mordheim rulebook: recovery phase, injuries',
  ],
  parameters: [
    ...routParameters,
    opponentsNeeded,
    downedModelRuns,
    flightDice,
    leaderStates,
    leaderRecoversFirst,
    ralliedCaughtAlone,
    ...hitParameters,
    ...leadershipTestParameters,
  ],
  fields: nervesFields,
  outcomes: nervesOutcomes,
  events: nervesEvents,
  quantities: nervesQuantities,
  headline: 'routs',
  headlineWhere: { happens: 'leaves', is: 'fights on' },
  template: `holdfast: 1
ask: nerves
title: How does a game go if my men are picked off one by one?
rules: mordheim
turns: 8
warband:
  Captain:  { profile: Reiklanders/Captain, role: leader, save: 5+, helmet: true }
  Warriors: { profile: Reiklanders/Warrior, count: 7, save: 6+ }
losses:
  eachTurn: d3-1
  become: injured              # or outOfAction
alone:                         # or never
  chance: 1/20                 # of each standing warrior, each own turn
  opponents:
    Orc Boyz: { profile: Orc Mob/Orc Boy, count: 2 }
  edge: none                   # or inches to the table edge behind him
  leaderNear: true             # fleeing warriors rally on the Captain's Leadership
leave: never                   # or { below: 50% }, or { afterLosses: 4 }
compare:
  the captain is stunned in turn 3: { happens: [ { turn: 3, group: Captain, is: stunned } ] }
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: nerves
title: One of four is down, and one lies stunned
rules: mordheim
turns: 2
warband:
  Leader: { leadership: 8, role: leader, state: stunned }
  Others: { leadership: 7, count: 2 }
  Fallen: { leadership: 7, state: outOfAction }
`,
    outcome: 'fights on',
    fraction: '91/216',
    because:
      'One of four is a quarter. The stunned leader lends nothing in turn 1: 7 or less, 21/36. He is knocked down in turn 2 and lends his 8: 26/36. 21/36 · 26/36 = 546/1296 = 91/216.',
  },
  pose(fields, rules) {
    checkNames(fields, []);
    const troops = troopsOf(fields);
    const many = situations(fields, troops);
    return {
      rule: nervesRule(fields, troops, rules),
      notes: notesOn(fields, troops, many, rules),
      ...(many > MOST_SOLVED && { engine: 'play' as const }),
    };
  },
});

function notesOn(fields: NervesFields, { size, unit }: Troops, many: number, rules: Rules): string[] {
  const least = leastReaching(rules.of(routThreshold), size * unit) / unit;
  const about = Number(many.toPrecision(1)).toLocaleString('en');
  return [
    `A Rout test is due once ${Number(least.toFixed(3))} of ${size} are out of action.`,
    many > MOST_SOLVED
      ? `Played trial by trial and not solved: the game has about ${about} situations, more than the ${MOST_SOLVED.toLocaleString('en')} that are tried.`
      : `The game has at most about ${about} situations, few enough to be solved exactly unless its diagram is too large.`,
    ...(fields.alone !== 'never' && fields.alone.edge !== 'none'
      ? [
          'Flight is in one line to the edge, straight behind each warrior: in the plane fewer would leave the table.',
        ]
      : []),
  ];
}
