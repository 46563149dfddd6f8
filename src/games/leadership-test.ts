import { z } from 'zod';
import { threeD6DropHighest, threeD6DropLowest, twoD6 } from '../dice/common.ts';
import type { Die } from '../dice/die.ts';
import type { Dice } from '../engine/rule.ts';
import { parameter, type Rules } from './parameter.ts';

/** Highest Leadership that counts, however it was come by. */
export const leadershipCap = parameter({
  name: 'leadership.ldCap',
  type: z.union([z.int().min(1).max(12), z.literal('none')]),
  default: 10,
  readings: ['none'],
  meaning:
    'The highest Leadership that counts, once all modifiers are added; lower than 0 always counts as 0.',
  source: 'Characteristics end at 10 in all the rulebooks.',
});

export const naturalDoubleOne = parameter({
  name: 'leadership.naturalDoubleOne',
  type: z.enum(['always', 'off']),
  default: 'off',
  readings: ['always', 'off'],
  meaning: 'Whether two kept dice that both show 1 pass any Leadership test, whatever the modifiers.',
  source:
    'Warhammer 8th edition, general principles and Insane Courage; the Ninth Age and Mordheim have no such rule.',
});

export const naturalTwelveFails = parameter({
  name: 'leadership.naturalTwelveFails',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning: 'Whether two kept dice that both show 6 fail any Leadership test.',
  source: 'The Old World; not in older books.',
});

export const zeroFails = parameter({
  name: 'leadership.zeroFails',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning: 'Whether a Leadership of 0, before any modifier, fails every test, even on a double 1.',
  source: 'The Old World; not in older books.',
});

export const leadershipTestParameters = [
  leadershipCap,
  naturalDoubleOne,
  naturalTwelveFails,
  zeroFails,
] as const;

/** Does this Leadership, before any modifier, pass no test at all? */
export const alwaysFails = (leadership: number, rules: Rules): boolean =>
  leadership <= 0 && rules.of(zeroFails);

/** The dice of Leadership tests of which two D6 are kept: the double 1 and the double 6 mean something only with them. */
export const testDice = {
  '2d6': twoD6,
  '3d6 drop highest': threeD6DropHighest,
  '3d6 drop lowest': threeD6DropLowest,
} as const satisfies Record<string, Die>;

const keepsTwoD6 = (die: Die): boolean => Object.values(testDice).some((known) => known === die);

/** A Leadership test with everything decided but the dice. */
export interface LeadershipTest {
  /** Passed by this sum of the kept dice or less, the double 1 and 12 taken into account. 1 or less: never passed. */
  readonly atMost: number;
  readonly die: Die;
  /** A failed test is rolled again once, all dice, and the second result stands. */
  readonly reroll: boolean;
}

/** Leadership with its modifiers, held once, last, between 0 and the cap. */
export function effectiveLeadership(leadership: number, modifier: number, rules: Rules): number {
  const cap = rules.of(leadershipCap);
  return Math.max(0, Math.min(leadership + modifier, cap === 'none' ? Number.POSITIVE_INFINITY : cap));
}

/**
 * Makes a test ready. Where two D6 are kept a sum of 2 is always a double 1, and of 12 a double 6; other dice (the
 * D12 of some fan rules) know neither.
 */
export function leadershipTest(
  {
    leadership,
    modifier = 0,
    dice = twoD6,
    reroll = false,
  }: { leadership: number; modifier?: number; dice?: Die; reroll?: boolean },
  rules: Rules,
): LeadershipTest {
  if (alwaysFails(leadership, rules)) return { atMost: 0, die: dice, reroll };
  const effective = effectiveLeadership(leadership, modifier, rules);
  if (!keepsTwoD6(dice)) return { atMost: effective, die: dice, reroll };
  const least = rules.of(naturalDoubleOne) === 'always' ? 2 : 0;
  const most = rules.of(naturalTwelveFails) ? 11 : 12;
  return { atMost: Math.max(least, Math.min(most, effective)), die: dice, reroll };
}

/** Takes the test. */
export const passes = ({ atMost, die, reroll }: LeadershipTest, dice: Dice): boolean =>
  dice.atMost(die, atMost) || (reroll && dice.atMost(die, atMost));
