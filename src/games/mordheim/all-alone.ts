import type { Rule } from '../../engine/rule.ts';
import { leadershipTestParameters } from '../leadership-test.ts';
import { question } from '../question.ts';
import { alikeRule, textOfAlone } from './alike-rules.ts';
import { allAloneEvents, allAloneOutcomes, allAloneQuantities } from './all-alone-endings.ts';
import { allAloneFields } from './all-alone-fields.ts';
import { allAloneNotes } from './all-alone-notes.ts';
import { flightParameters, leavingParameters, testParameters } from './all-alone-parameters.ts';
import { allAloneRule } from './all-alone-rule.ts';
import { combatPhases } from './alone-due.ts';
import { aloneOf } from './alone-of.ts';
import { hitParameters } from './hit-parameters.ts';

/** Mordheim's All Alone test, with what follows until the warrior has rallied or is gone. */
export const allAloneQuestion = question({
  ask: 'all-alone',
  games: ['mordheim'],
  title: 'A warrior caught alone',
  summary:
    'A warrior fights two or more opponents with no friend near: whether he breaks, is struck as he runs, comes back or leaves the table; and how he may leave a combat.',
  rule: `**The test.** A warrior who fights two or more opponents with no friend within 6 inches takes a Leadership test at the end of the combat phase of his own turn. Friends who are knocked down, stunned or fleeing are no help; opponents who are knocked down or stunned do count. It is his own Leadership that is tested, and 2D6 equal to or under it holds. A warrior who is down himself is not fighting and does not test.

**Breaking off.** A warrior who fails runs, and each opponent who can strike gives him one automatic hit. It wounds by the chart of Strength against Toughness (4+ where they are equal; 6+ down to three less; four less cannot). The armour save suffers from Strength 4 on, by 1 for each point, and from the weapon. Each wound that is not saved costs a Wound; the one that takes the last, and each beyond it, rolls an injury: 1-2 knocked down, 3-4 stunned, 5-6 out of action. A helmet turns a stunned result into knocked down on 4+. The hits are one event of which the worst injury counts. In the sequential reading they strike one after another: a wound that is not saved takes a warrior who is knocked down out of action, and one who is stunned needs none. A critical hit, where they are allowed, does two wounds (1-2 with saves, 3-4 without, 5-6 without and with +2 to the injuries).

A warrior who is knocked down or stunned stays where he fell. That departs from the letter ("if he survived, he runs"); \`allAlone.downedModelRuns\` is the letter: then his injury lasts, and he runs and tests like an unhurt one.

**Flight.** He first runs 2D6 inches directly away from the opponents who can fight: against the sum of the directions to them; where they cancel out, away from the nearest, and of those as near the first in the file (\`allAlone.surrounded\`). Fallen opponents do not steer him (\`allAlone.downedOpponentsSteer\`). At the start of each later own turn he takes a Leadership test, on the leader's Leadership if that is higher and the leader is within 6 inches and neither knocked down, stunned nor fleeing as recovery begins (\`leader.recoversFirst\`: once he has recovered himself). If it is passed he stops, and can only cast spells in that turn. If not, he runs 2D6 inches to the edge that is then nearest (of two as near the one he faces, else the left). If a charger comes into contact with him he runs at once, without a blow, in the same way, once for each charger. If he touches an edge he has left the battle. Where the closest model bars a rally, hidden and fallen enemies do not, and a friend as near as the enemy lifts the bar.

**In the plane** (\`table\`, and \`at\` for everyone) distances run from base centres (\`allAlone.measuredBetween\`), and each run bends by the shorter side round a disc of 1 inch about every enemy who can fight. **In the one-line form** (\`edge\`) the edge lies straight behind him and every run leads there. With a warrior 8 inches from an edge and the enemies between him and it, the line has 65 % of those who run leave the table; in the plane it is about one in ten, as he first has to run away from the edge.

**Recovery.** Friends, opponents and the warrior recover between the turns in which he fights on: stunned to knocked down, knocked down to standing. Fallen opponents stay as they are during a flight (\`allAlone.fallenRecoverInFlight\`).

**Leaving a combat.** Nobody may leave the table of his own will, nor a combat, unless the opponents in contact are knocked down or stunned: then he may walk away (\`leaving: walks\`) or charge others (\`leaving: charges\`), for which he needs a Leadership test if his new foe causes fear. Under the living rulebook's optional rule he may try to escape (\`leaving: escapes\`) at the start of his own turn: if he passes a Leadership test he moves up to twice his Movement away; if not, the strongest opponent who can strike has one automatic hit, and the warrior flees. Who charges a fleeing warrior who causes fear needs a Leadership test as well.`,
  sources: [
    'The Mordheim rulebook: All Alone, leaving combat, breaking from combat, warband leaders',
    'Mordheim rulebook: to-wound chart, armour, injuries, critical hits, recovery, fear; living rulebook: escaping from combat',
  ],
  parameters: [
    ...testParameters,
    ...hitParameters,
    ...flightParameters,
    ...leavingParameters,
    ...leadershipTestParameters,
  ],
  fields: allAloneFields,
  outcomes: allAloneOutcomes,
  events: allAloneEvents,
  quantities: allAloneQuantities,
  headline: 'out of action',
  template: `holdfast: 1
ask: all-alone
title: My swordsman is caught alone. What becomes of him?
rules: mordheim
warrior: { profile: Reiklanders/Swordsman, save: 5+, helmet: true, at: [24, 8] }
enemies:                       # in contact; fights: false for others on the table
  Orc Boyz: { profile: Orc Mob/Orc Boy, count: 2, at: [[23.5, 7.1], [24.5, 7.1]] }
friends:
  Captain: { profile: Reiklanders/Captain, leader: true, at: [24, 20] }
table: 48 x 48                 # or, without places, the one-line form: edge: 10
compare:                       # each is laid over the file; the file itself is "as written"
  no armour: { warrior: { save: none, helmet: false } }
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: all-alone
title: Two of Strength 3 against Toughness 3
rules: mordheim
warrior: { leadership: 7, toughness: 3 }
enemies:
  Thugs: { strength: 3, count: 2 }
edge: 10
`,
    outcome: 'out of action',
    fraction: '55/432',
    because:
      'He breaks on 8 or more: 15/36. A hit wounds on 4+ and takes him out of action on 5-6: 1/2 · 1/3 = 1/6. Of two hits at least one does so in 11/36. 15/36 · 11/36 = 55/432.',
  },
  pose(fields, rules) {
    const alone = aloneOf(fields, rules);
    const due = combatPhases(alone, rules).flatMap(({ turn, due }) => (due ? [turn] : []));
    const notes = allAloneNotes(fields, alone, due, rules);
    return {
      rule: alikeRule(textOfAlone(alone, whereOf(fields), rules), () => allAloneRule(alone, rules) as Rule),
      notes,
      ...(fields.table !== undefined && { scene: sceneOf(fields) }),
    };
  },
});

/** What decides where runs lead, besides the places of enemies and friends. */
const whereOf = ({ table, edge, warrior }: Parameters<typeof aloneOf>[0]): unknown => [
  table,
  edge,
  warrior.at,
];

/** Places for a map: as written in the file. */
const sceneOf = ({ table, warrior, enemies, friends }: Parameters<typeof aloneOf>[0]): unknown => ({
  table,
  warrior: warrior.at,
  enemies: Object.fromEntries(Object.entries(enemies).map(([name, { at }]) => [name, at])),
  friends: Object.fromEntries(Object.entries(friends).map(([name, { at }]) => [name, at])),
});
