import { z } from 'zod';
import { target } from '../../notation/fields.ts';
import { parameter } from '../parameter.ts';

// The numbers and readings of an automatic hit: wound, save, injury.

export const autoHitsMode = parameter({
  name: 'allAlone.autoHitsMode',
  type: z.enum(['highest', 'sequential']),
  default: 'highest',
  readings: ['highest', 'sequential'],
  meaning:
    'Whether the automatic hits are one event of which the worst injury counts, or strike one after another a warrior who may have fallen already.',
  source:
    'The rulebook keeps the highest of several injuries in a turn, and lets the next model put a fallen warrior out of action; which of the two holds here is not stated.',
});

export const critsOnAutoHits = parameter({
  name: 'allAlone.critsOnAutoHits',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning: 'Whether an automatic hit that wounds with a natural 6 is a critical hit.',
  source: 'Not stated; Hammerheim: only attacks that rolled to hit can be critical.',
});

export const criticalSaves = parameter({
  name: 'allAlone.criticalSaves',
  type: z.enum(['each', 'one']),
  default: 'each',
  readings: ['each', 'one'],
  meaning: 'Whether the two wounds of a critical 1 or 2 are saved one by one or both with one roll.',
  source: 'Not stated; a convention of this program.',
});

export const cannotWoundFrom = parameter({
  name: 'wound.cannotWoundFrom',
  type: z.int().min(2).max(10),
  default: 4,
  readings: [3],
  meaning: 'By how much Toughness must exceed Strength for a wound to be impossible; below that, 6 wounds.',
  source: "The rulebook's to-wound chart: a dash from 4 on.",
});

export const penaltyFromStrength = parameter({
  name: 'armour.penaltyFromStrength',
  type: z.int().min(1).max(10),
  default: 4,
  meaning: 'The Strength from which armour saves suffer: by 1 at this Strength, 2 at the next, 6 at most.',
  source: "The rulebook's armour save modifiers: Strength 4 -1 to Strength 9 -6.",
});

export const knockedDownUpTo = parameter({
  name: 'injury.knockedDownUpTo',
  type: z.int().min(0).max(5),
  default: 2,
  meaning: 'The highest injury roll that only knocks down.',
  source: 'The rulebook: 1-2 knocked down.',
});

export const stunnedUpTo = parameter({
  name: 'injury.stunnedUpTo',
  type: z.int().min(0).max(6),
  default: 4,
  meaning: 'The highest injury roll that stuns; above it, the warrior is out of action.',
  source: 'The rulebook: 3-4 stunned, 5-6 out of action.',
});

export const helmetSave = parameter({
  name: 'injury.helmet',
  type: target,
  default: '4+',
  readings: ['3+'],
  meaning: 'What a helmet needs on a D6 so that a stunned warrior is only knocked down.',
  source: 'The rulebook, helmets.',
});

export const hitParameters = [
  autoHitsMode,
  critsOnAutoHits,
  criticalSaves,
  cannotWoundFrom,
  penaltyFromStrength,
  knockedDownUpTo,
  stunnedUpTo,
  helmetSave,
] as const;
