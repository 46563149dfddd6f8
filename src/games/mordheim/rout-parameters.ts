import { z } from 'zod';
import { threshold } from '../../notation/threshold.ts';
import { parameter } from '../parameter.ts';
import { conditions } from './condition.ts';

// The numbers and readings of the Rout test.

export const routThreshold = parameter({
  name: 'rout.threshold',
  type: threshold,
  default: 'at least 1/4',
  readings: ['more than 1/4', 'at least 1/3', 'at least 1/2'],
  meaning:
    'The share of the warband out of action from which a Rout test is due at the start of its own turn.',
  source:
    'The Mordheim rulebook: a quarter (25 %) or more. The published Orc list: 15 warriors test from 4, so it is rounded up.',
});

export const routLdExcludes = parameter({
  name: 'rout.routLdExcludes',
  type: z.array(z.enum(conditions).exclude(['standing'])).readonly(),
  default: ['stunned', 'outOfAction', 'offTable'],
  readings: [
    ['stunned', 'outOfAction'],
    ['knockedDown', 'stunned', 'fleeing', 'outOfAction', 'offTable'],
  ],
  meaning: 'The states in which neither the leader nor anyone else lends Leadership to a Rout test.',
  source:
    'The Mordheim rulebook: out of action and stunned; "the remaining warriors" leaves out who ran off the table. A fan edit adds knocked down and fleeing.',
});

export const noEligibleRoutLeadership = parameter({
  name: 'rout.noEligibleRoutLeadership',
  type: z.enum(['fails', 'passes', 'ld0']),
  default: 'fails',
  readings: ['fails', 'passes', 'ld0'],
  meaning:
    'What happens when a Rout test is due and nobody can lend Leadership: it fails, it is passed, or Leadership 0 is tested.',
  source: 'Not stated in the Mordheim rulebook.',
});

export const routLeadership = parameter({
  name: 'rout.leadershipOf',
  type: z.enum(['leader', 'highest']),
  default: 'leader',
  readings: ['leader', 'highest'],
  meaning: "Whether a leader who can lend his Leadership is used even where another warrior's is higher.",
  source: "The Mordheim rulebook: the leader's Leadership.",
});

export const offTableCountsForRout = parameter({
  name: 'rout.offTableCountsForRout',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning: 'Whether warriors who ran off the table count as out of action for the Rout test.',
  source:
    'The Mordheim rulebook: they leave the battle, which is not "out of action". One scenario says so expressly for its own case; Hammerheim counts them.',
});

export const routRetestOnlyOnNewLoss = parameter({
  name: 'rout.routRetestOnlyOnNewLoss',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning: 'Whether a warband that has passed tests again only once another warrior has fallen.',
  source:
    'A house rule often met; the Mordheim rulebook tests at the start of every own turn while the condition holds.',
});

export const voluntaryRout = parameter({
  name: 'rout.voluntaryRout',
  type: z.enum(['testDue', 'thresholdReached', 'never']),
  default: 'testDue',
  readings: ['testDue', 'thresholdReached', 'never'],
  meaning:
    'When a player may leave of his own will: instead of a Rout test that is due, whenever enough are out of action (even where a retest is waived), or never.',
  source:
    'The Mordheim rulebook: only when a Rout test has to be taken. Living rulebook: or with 25 % out of action.',
});

export const lossesBeforeFirstTurn = parameter({
  name: 'rout.lossesBeforeFirstTurn',
  type: z.boolean(),
  default: true,
  readings: [true, false],
  meaning: 'Whether losses fall before the first own turn too, or only from the second on.',
  source:
    'A convention of this program: the side that moves second has been under attack before its first turn.',
});

export const lossesFall = parameter({
  name: 'rout.lossesFall',
  type: z.enum(['beforeOwnTurn', 'beforeRound']),
  default: 'beforeOwnTurn',
  readings: ['beforeOwnTurn', 'beforeRound'],
  meaning:
    'Of several warbands: whether each has its losses before its own turn, or all have them before the first of them has its turn.',
  source: 'A convention of this program: who falls is as the scenario states it, not a rule.',
});

export const lossesAmong = parameter({
  name: 'rout.lossesAmong',
  type: z.enum(['onTable', 'standing']),
  default: 'onTable',
  readings: ['onTable', 'standing'],
  meaning:
    'Whom losses can strike: everybody on the table, those who lie or flee among them, or only those who stand.',
  source: 'A convention of this program: who falls is as the scenario states it, not a rule.',
});

export const bonusBeforeCap = parameter({
  name: 'rout.bonusBeforeCap',
  type: z.boolean(),
  default: true,
  readings: [true, false],
  meaning: 'Whether a bonus to the Rout test is added before Leadership is held to its cap, or after.',
  source: 'Not stated in the texts; a convention of this program.',
});

export const immuneWarbandsTest = parameter({
  name: 'rout.immuneWarbandsTest',
  type: z.boolean(),
  default: true,
  readings: [true, false],
  meaning: 'Whether a warband whose warriors are all immune to psychology takes Rout tests.',
  source:
    'The Mordheim rulebook: even warbands normally immune to psychology, such as the Undead, take Rout tests.',
});

export const routParameters = [
  routThreshold,
  routLdExcludes,
  noEligibleRoutLeadership,
  routLeadership,
  offTableCountsForRout,
  routRetestOnlyOnNewLoss,
  voluntaryRout,
  lossesBeforeFirstTurn,
  lossesAmong,
  bonusBeforeCap,
  immuneWarbandsTest,
] as const;
