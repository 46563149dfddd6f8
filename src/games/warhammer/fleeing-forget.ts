import { isDownTo } from '../../notation/remainder.ts';
import type { Rules } from '../parameter.ts';
import type { FleeingFields } from './fleeing-fields.ts';
import type { Moment } from './fleeing-moments.ts';
import { rallyQuarter, rallyQuarterRule } from './rally-parameters.ts';

// What is still to be known of a unit. A state that forgets the rest is one with others, and a turn of several units
// stays small enough to be solved.

/** What the moments to come can still ask of a unit. */
export interface Needs {
  /** It may lose more: its losses count as they are. */
  readonly losses: boolean;
  /** It may rally: whether it has few survivors counts. */
  readonly rallies: boolean;
  /** It may have to test in this phase: whether it has done so counts. */
  readonly tests: boolean;
}

const nothing: Needs = { losses: false, rallies: false, tests: false };

/** For each moment, what is needed of each unit once it is over. */
export function needsAfter(moments: readonly Moment[], units: number): readonly (readonly Needs[])[] {
  let needs: Needs[] = Array<Needs>(units).fill(nothing);
  const after: Needs[][] = [];
  for (let i = moments.length - 1; i >= 0; i--) {
    after[i] = needs;
    needs = needs.map((later, unit) => before(moments[i]!, unit, later));
  }
  return after;
}

function before(now: Moment, unit: number, later: Needs): Needs {
  if (now.kind === 'phase begins') return { ...later, tests: false };
  if (!('unit' in now) || now.unit !== unit) return later;
  switch (now.kind) {
    case 'loses':
      return { ...later, losses: true, tests: true };
    case 'rallies':
      return { ...later, rallies: true };
    case 'does':
      return later;
    default:
      return { ...later, tests: true };
  }
}

/**
 * The wounds lost by a unit as far as they still count: as they are while it may lose more; else only whether so few
 * are left that its rally is another.
 */
export function lossesToKeep(
  { models, startedWith = models, wounds }: FleeingFields['units'][string],
  rules: Rules,
): (lost: number, needs: Needs) => number {
  const isFew = (lost: number): boolean =>
    isDownTo(rules.of(rallyQuarter), models - Math.floor(lost / wounds), startedWith);
  const rallyAsksForFew = rules.of(rallyQuarterRule) !== 'none';
  let fewFrom = 0;
  while (fewFrom < models * wounds && !isFew(fewFrom)) fewFrom++;
  return (lost, needs) => {
    if (needs.losses) return lost;
    return needs.rallies && rallyAsksForFew && isFew(lost) ? fewFrom : 0;
  };
}
