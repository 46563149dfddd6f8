import { twoD6 } from '../../src/dice/common.ts';
import { outcome, type Rule } from '../../src/engine/rule.ts';
import { LEADERSHIP, passedBy, units } from './battlefield.ts';
import type { Work } from './work.ts';

const settled = outcome('settled', 'fled');

/** One unit flees; whom it passes tests; who fails flees from where it stands. Counts how many fled. */
const panic: Rule<{ toTest: number; tested: number; fled: number }> = {
  start: { toTest: 0, tested: 0, fled: 0 },
  step({ toTest, tested, fled }, dice) {
    if (fled === 0) return { toTest: passedBy[0]![dice.roll(twoD6)]!, tested: 1, fled: 1 };
    if (toTest === 0) return settled(fled);
    const unit = 31 - Math.clz32(toTest & -toTest);
    const now = tested | (1 << unit);
    if (dice.atMost(twoD6, LEADERSHIP)) return { toTest: toTest & ~now, tested: now, fled };
    return { toTest: (toTest | passedBy[unit]![dice.roll(twoD6)]!) & ~now, tested: now, fled: fled + 1 };
  },
};

export const cascade: Work = {
  name: 'cascade',
  title: `Panic cascade of ${units.length} points, one event (a rule of the bench’s own)`,
  rule: panic as unknown as Rule,
  categories: units.length + 1,
  category: ({ quantities }) => quantities.fled!,
};
