// The compiled battle line: the rule is that of the folder rule/, word for word; this file only plays it. The rows that
// it is made of are filled from without.
import { countOf, GONE, is, LEFT, PANICKED } from '../rule/battle';
import { begin } from '../rule/begin';
import { MOST_UNITS } from '../rule/limits';
import { OUR_UNITS, OURS, sizes } from '../rule/line';
import { advance } from '../rule/step';

export {
  directions, distances, generalWithin, grounds, happenings, moments, profiles, shares, sizes, startBoxes,
} from '../rule/line';
export { choices, lengths } from '../rule/readings';
export { at, counts, firsts, forgetNotes, limits, met, metCount, stock, values } from '../rule/dice';

/** What each of our units costs. */
export const points = new Float64Array(MOST_UNITS);

/** Told of the end of each trial: how many of our units have panicked, how many have left, and the points that are gone. */
@external("battle", "ended")
declare function ended(panicked: i32, left: i32, gone: f64): void;

export function play(trials: i32): void {
  for (let trial = 0; trial < trials; trial++) {
    begin();
    while (!advance()) {}
    let gone: f64 = 0;
    for (let unit = 0; unit < sizes[OUR_UNITS]; unit++) if (is(unit, GONE)) gone += points[unit];
    ended(countOf(OURS, PANICKED), countOf(OURS, LEFT), gone);
  }
}
