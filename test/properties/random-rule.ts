import fc from 'fast-check';
import { d3, d6, twoD6 } from '../../src/dice/common.ts';
import { oneOf } from '../../src/dice/one-of.ts';
import type { Rollable } from '../../src/dice/pool.ts';
import { successes } from '../../src/dice/successes.ts';
import { outcome, type Rule } from '../../src/engine/rule.ts';

const ends = outcome('ends', 'with');
const seen = outcome('seen in step', 'step');
const DICE: readonly Rollable[] = [d3, d6, twoD6, oneOf(2, 5), successes(2, 1, 4)];

/** What a step does: a few dice, some only asked "at most?", whose numbers steer where it goes. */
interface Step {
  readonly rolls: readonly { readonly die: number; readonly limit: number; readonly whole: boolean }[];
  /** Ends where the sum divided by this leaves 0. */
  readonly endsAt: number;
  readonly notes: boolean;
  /** Stops rolling once the sum is beyond this: later dice are not always asked for. */
  readonly enough: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  rolls: fc.array(
    fc.record({ die: fc.nat(DICE.length - 1), limit: fc.integer({ min: -1, max: 13 }), whole: fc.boolean() }),
    { maxLength: 2 },
  ),
  endsAt: fc.integer({ min: 1, max: 5 }),
  notes: fc.boolean(),
  enough: fc.integer({ min: 0, max: 12 }),
});

/** Any small rule: up to three steps, some 40,000 ways at most. */
export const randomRule: fc.Arbitrary<Rule> = fc.array(step, { minLength: 1, maxLength: 3 }).map((steps) => ({
  start: { at: 0, sum: 0 },
  step(state, dice) {
    const at = Number(state.at);
    let sum = Number(state.sum);
    const { rolls, endsAt, notes, enough } = steps[at]!;
    for (const { die, limit, whole } of rolls) {
      if (sum > enough) break;
      const what = DICE[die]!;
      if (whole || 'parts' in what) sum += dice.roll(what);
      else sum += dice.atMost(what, limit) ? 1 : 0;
    }
    if (notes && sum % 2 === 1) dice.note(seen(at));
    return sum % endsAt === 0 || at + 1 === steps.length ? ends(sum % 7) : { at: at + 1, sum: sum % 11 };
  },
}));
