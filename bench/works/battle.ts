import { twoD6 } from '../../src/dice/common.ts';
import { outcome, type Rule } from '../../src/engine/rule.ts';
import { isPassed, LEADERSHIP, units } from './battlefield.ts';
import type { Work } from './work.ts';

export const TURNS = 6;
const ended = outcome('ended', 'gone', 'fleeing');

// A whole battle is one step: places of ten units are too many states for a diagram, so it is only played, and copies
// nothing on the way. Sets of units are bits.
const x = Float64Array.from(units, (unit) => unit.x);
const y = new Float64Array(units.length);

const number = (bit: number): number => 31 - Math.clz32(bit);

function size(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}

const fight: Rule = {
  start: {},
  step(_, dice) {
    for (let unit = 0; unit < units.length; unit++) y[unit] = units[unit]!.y;
    let fleeing = 1;
    let steady = (1 << units.length) - 2;
    // Before the first turn unit 0 begins to flee; in each turn all who flee test to rally, or flee on.
    for (let turn = 0; turn <= TURNS; turn++) {
      let tested = 0;
      for (let left = fleeing; left !== 0; left = fleeing & ~tested) {
        const unit = left & -left;
        tested |= unit;
        if (turn > 0 && dice.atMost(twoD6, LEADERSHIP)) {
          fleeing &= ~unit;
          steady |= unit;
          continue;
        }
        // It flees, and whom it passes may join it.
        for (let due = unit; due !== 0; ) {
          const runner = due & -due;
          due &= ~runner;
          const way = x[number(runner)]!;
          const from = y[number(runner)]!;
          const to = from - dice.roll(twoD6);
          y[number(runner)] = to;
          if (to > 0) fleeing |= runner;
          else fleeing &= ~runner;
          for (let others = steady & ~tested; others !== 0; others &= others - 1) {
            const other = others & -others;
            if (!isPassed(x[number(other)]!, y[number(other)]!, way, from, to)) continue;
            tested |= other;
            if (dice.atMost(twoD6, LEADERSHIP)) continue;
            steady &= ~other;
            due |= other;
          }
        }
      }
    }
    return ended(units.length - size(steady | fleeing), size(fleeing));
  },
};

export const battle: Work = {
  name: 'battle',
  title: `Free places: ${units.length} units over ${TURNS} turns, played`,
  rule: fight,
  playedOnly: true,
  categories: (units.length + 1) ** 2,
  category: ({ quantities: { gone, fleeing } }) => (units.length + 1) * gone! + fleeing!,
};
