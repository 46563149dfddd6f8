import { twoD6 } from '../../src/dice/common.ts';
import { type Dice, outcome, type Rule } from '../../src/engine/rule.ts';
import { isPassed, LEADERSHIP, units } from './battlefield.ts';
import type { Work } from './work.ts';

export const TURNS = 6;
const [STEADY, FLEEING, GONE] = [0, 1, 2];
const ended = outcome('ended', 'gone', 'fleeing');

// A whole battle is one step: places of ten units are too many states for a diagram, so it is only played, and copies
// nothing on the way.
const y = new Float64Array(units.length);
const status = new Uint8Array(units.length);
const tested = new Uint8Array(units.length);
const toFlee = new Uint8Array(2 * units.length);

/** Unit after unit flees, and whom they pass may join them. */
function settle(first: number, dice: Dice): void {
  let due = 1;
  toFlee[0] = first;
  for (let next = 0; next < due; next++) {
    const unit = toFlee[next]!;
    const { x } = units[unit]!;
    const from = y[unit]!;
    const to = from - dice.roll(twoD6);
    y[unit] = to;
    status[unit] = to <= 0 ? GONE! : FLEEING!;
    for (let other = 0; other < units.length; other++) {
      if (status[other] !== STEADY || tested[other] !== 0) continue;
      if (!isPassed(units[other]!.x, y[other]!, x, from, to)) continue;
      tested[other] = 1;
      if (!dice.atMost(twoD6, LEADERSHIP)) {
        status[other] = FLEEING!;
        toFlee[due++] = other;
      }
    }
  }
}

const fight: Rule = {
  start: {},
  step(_, dice) {
    for (let unit = 0; unit < units.length; unit++) y[unit] = units[unit]!.y;
    status.fill(STEADY!);
    tested.fill(0);
    settle(0, dice);
    for (let turn = 1; turn <= TURNS; turn++) {
      tested.fill(0);
      for (let unit = 0; unit < units.length; unit++) {
        if (status[unit] !== FLEEING || tested[unit] !== 0) continue;
        tested[unit] = 1;
        if (dice.atMost(twoD6, LEADERSHIP)) status[unit] = STEADY!;
        else settle(unit, dice);
      }
    }
    let gone = 0;
    let fleeing = 0;
    for (let unit = 0; unit < units.length; unit++) {
      if (status[unit] === GONE) gone++;
      else if (status[unit] === FLEEING) fleeing++;
    }
    return ended(gone, fleeing);
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
