// The compiled battle line: the rule is that of the folder rule/, word for word; this file only plays it. The rows that
// it is made of are filled from without.
import { countOf, GONE, is, LEFT, PANICKED } from '../rule/battle';
import { begin } from '../rule/begin';
import { MOST_UNITS } from '../rule/limits';
import { OUR_UNITS, OURS, sizes } from '../rule/line';
import { forgetNotes } from '../rule/dice';
import { advance } from '../rule/step';
import { MOST_ENDS } from './sizes';

export {
  directions, distances, generalWithin, grounds, happenings, moments, profiles, shares, sizes, startBoxes,
  startStates,
} from '../rule/line';
export { choices, lengths } from '../rule/readings';
export { at, counts, firsts, limits, met, metCount, stock, values } from '../rule/dice';

/** What each of our units costs. */
export const points = new Float64Array(MOST_UNITS);

/**
 * The ends of trials that differ, in the order in which they were first met: how many of our units have panicked, how
 * many have left, the points that are gone, and how often. Looked up by the first two; those that differ only in points
 * are in a chain.
 */
export const endsPanicked = new Int32Array(MOST_ENDS);
export const endsLeft = new Int32Array(MOST_ENDS);
export const endsPoints = new Float64Array(MOST_ENDS);
export const endsCounted = new Int32Array(MOST_ENDS);
export let endsMet: i32 = 0;
/** One more than the first end of a chain, and than the next; 0: there is none. */
const firstEnds = new Int32Array((MOST_UNITS + 1) * (MOST_UNITS + 1));
const nextEnds = new Int32Array(MOST_ENDS);

/** Plays at most MOST_ENDS trials; afterwards what was counted must be read and forgotten. */
export function play(trials: i32): void {
  for (let trial = 0; trial < trials; trial++) {
    begin();
    advance();
    let gone: f64 = 0;
    for (let unit = 0; unit < sizes[OUR_UNITS]; unit++) if (is(unit, GONE)) gone += points[unit];
    countEnd(countOf(OURS, PANICKED), countOf(OURS, LEFT), gone);
  }
}

function countEnd(panicked: i32, left: i32, gone: f64): void {
  const chain = panicked * (MOST_UNITS + 1) + left;
  let end = firstEnds[chain];
  while (end != 0 && endsPoints[end - 1] != gone) end = nextEnds[end - 1];
  if (end == 0) {
    end = ++endsMet;
    endsPanicked[end - 1] = panicked;
    endsLeft[end - 1] = left;
    endsPoints[end - 1] = gone;
    endsCounted[end - 1] = 0;
    nextEnds[end - 1] = firstEnds[chain];
    firstEnds[chain] = end;
  }
  endsCounted[end - 1] = endsCounted[end - 1] + 1;
}

/** Begins to count anew. */
export function forget(): void {
  for (let end = 0; end < endsMet; end++) firstEnds[endsPanicked[end] * (MOST_UNITS + 1) + endsLeft[end]] = 0;
  endsMet = 0;
  forgetNotes();
}
