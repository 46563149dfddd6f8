import { leadershipTestParameters } from '../leadership-test.ts';
import { question } from '../question.ts';
import { mmPerInch } from './battle-line/switches.ts';
import { steadfast, steadfastGeneralLd } from './break-parameters.ts';
import { checkChallenge } from './challenge-checks.ts';
import { challengeFields } from './challenge-fields.ts';
import { challengeNotes } from './challenge-notes.ts';
import { challengeParameters } from './challenge-parameters.ts';
import { challengeRule } from './challenge-rule.ts';
import { rankWidth } from './formation-parameters.ts';
import { lendingParameters } from './lending-parameters.ts';

/** A challenge is accepted or refused: what each does to the break tests of both sides. */
export const challengeQuestion = question({
  ask: 'challenge',
  games: ['warhammer'],
  title: 'Challenges',
  summary:
    'Who may challenge whom and who could accept, and what accepting and refusing does to the break tests of both sides.',
  rule: [
    'At the start of a combat, before any blow, one challenge may be made. The side whose turn it is may make it first, and the other if it does not. A character or champion challenges, and only if some enemy could accept.',
    'A character or champion can accept whose unit is in base contact with that of the challenger, who is no further from him than twice the Movement of both together, and who can be brought into base contact with him: the accepter moves; if he cannot reach, the challenger moves; if neither can alone, both do. Each moves within the front rank of his unit, changing places with rank and file, and no further than twice his Movement. A unit of one model does not move.',
    'When nobody accepts, the challenger names a character who could have. He goes to the rear and does not fight in this round, a model of the rank and file takes his place, and his unit may not use his Leadership until the end of the round. Other units may still use that of a General who has refused, where `leadership.refusedGeneralAura` is on. In the next round he is back; where a rulebook lets him stay in the rear for longer, his unit may use his Leadership all the same. Champions are not named: they need not accept, and where only they could have accepted nobody is sent away.',
    'The combat is then fought. The scenario says by how much our side loses it in each case (below 0: by how much it wins), and how likely the duel is to be won or lost: the loser of a duel is slain, and his Leadership with him. Every unit of the side that has lost takes a break test. Steadfast units have more ranks than each enemy unit, counted as the file gives them.',
    'In later rounds the margin is `later`, and no challenge is made. The question ends when a side breaks: when at least one of its units fails. With `panicAfter` the units of the other side, free then, take a panic test in the same turn.',
    'Both fronts lie along one line; units that overlap on it are in contact, corner to corner too.',
  ].join('\n\n'),
  sources: [
    'The Russian text on characters: challenges, accepting and refusing',
    'Warhammer 8th edition: challenges, break tests',
  ],
  parameters: [
    ...challengeParameters,
    steadfast,
    steadfastGeneralLd,
    rankWidth,
    mmPerInch,
    ...lendingParameters,
    ...leadershipTestParameters,
  ],
  fields: challengeFields,
  outcomes: [
    {
      name: 'our side breaks',
      clause: 'our side breaks',
      meaning: 'Our side has lost a round, and at least one of our units has failed its break test.',
      tone: 'bad',
    },
    {
      name: 'their side breaks',
      clause: 'their side breaks',
      meaning: 'Their side has lost a round, and at least one of their units has failed its break test.',
      tone: 'good',
    },
    {
      name: 'both sides fight on',
      clause: 'both sides fight on',
      meaning: 'All break tests of these rounds are passed, or the rounds are drawn.',
      tone: 'neutral',
    },
  ],
  events: [
    {
      name: 'the duel is won',
      clause: 'our fighter slays the other',
      meaning: 'The enemy in the duel falls.',
      tone: 'good',
    },
    {
      name: 'the duel is lost',
      clause: 'our fighter is slain',
      meaning: 'Our fighter in the duel falls.',
      tone: 'bad',
    },
    {
      name: 'the duel is drawn',
      clause: 'both fighters live',
      meaning: 'Nobody falls in the duel.',
      tone: 'neutral',
    },
    {
      name: 'our side loses the round',
      clause: 'our side loses the round',
      meaning: 'The margin is above 0.',
      tone: 'bad',
    },
    {
      name: 'their side loses the round',
      clause: 'their side loses the round',
      meaning: 'The margin is below 0.',
      tone: 'good',
    },
  ],
  quantities: [{ name: 'round', unit: 'round', clause: 'the round', isTime: true }],
  headline: 'our side breaks',
  template: `holdfast: 1
ask: challenge
title: Should my Captain refuse the Orc Warboss?
rules: wfb8
turn: theirs
ours:                        # from: inches along the line of battle; file: from 1 at the left
  Halberdiers:
    leadership: 7
    models: 25
    base: 20 x 20 mm
    figures:
      Captain: { leadership: 8, move: 4, file: 3 }
      Sergeant: { is: champion, leadership: 7, move: 4, file: 4 }
theirs:
  Orcs:
    leadership: 7
    models: 20
    base: 25 x 25 mm
    figures: { Warboss: { leadership: 9, move: 4, file: 3 } }
challenger: Warboss
answer: refuse               # or the name of the one who accepts
duel: { won: 1/12, lost: 1/2 }
margin: { refused: 2, won: -1, lost: 4, drawn: 2 }   # we lose by so much; below 0 we win
compare:
  the Captain accepts: { answer: Captain }
  the Sergeant accepts: { answer: Sergeant, duel: { won: 0, lost: 1 }, margin: { lost: 3 } }
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: challenge
title: A refused challenge with another General near
rules: wfb8
turn: theirs
ours:
  Halberdiers:
    leadership: 7
    models: 20
    base: 20 x 20 mm
    figures: { Captain: { leadership: 9, move: 4, file: 3 } }
    general: { leadership: 9, away: 10 }
theirs:
  Orcs: { leadership: 7, models: 25, base: 25 x 25 mm, figures: { Boss: { leadership: 8, move: 4, file: 3 } } }
challenger: Boss
margin: { refused: 2, won: 0, lost: 0 }
`,
    outcome: 'both sides fight on',
    fraction: '7/12',
    because:
      'The Captain is barred, but the General lends his 9: less the margin of 2 the test is on 7, passed by 21 of 36 throws. The Orcs have more ranks, so the Halberdiers are not steadfast.',
  },
  pose(fields, rules) {
    checkChallenge(fields);
    const tests = (['ours', 'theirs'] as const).flatMap((side) =>
      Object.keys(fields[side]).map((name) => ({
        name,
        tone: side === 'ours' ? ('bad' as const) : ('good' as const),
      })),
    );
    return {
      rule: challengeRule(fields, rules),
      notes: challengeNotes(fields, rules),
      events: tests.flatMap(({ name, tone }) => [
        { name: `${name} break`, clause: `${name} break`, meaning: 'They fail a break test.', tone },
        {
          name: `${name} panic`,
          clause: `${name} panic`,
          meaning: 'They fail the panic test afterwards.',
          tone,
        },
      ]),
    };
  },
});
