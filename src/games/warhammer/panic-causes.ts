import type { Threshold } from '../../notation/threshold.ts';
import { reaches } from '../../notation/threshold.ts';
import type { Rules } from '../parameter.ts';
import type { PanicEvent } from './panic-fields.ts';
import {
  casualtyUnit,
  friendWithin,
  heavyCasualties,
  heavyCasualtiesLeast,
  heavyCasualtiesPhases,
  minUnitStrength,
  type Phase,
  panicTriggers,
  type Trigger,
  voluntaryFleeCauses,
} from './panic-parameters.ts';

/** Does the event make the unit test, whatever the dice have shown? And what is the cause? */
export function inReachOfPanic(
  event: PanicEvent,
  rules: Rules,
): 'friend' | 'spell' | 'specialRule' | undefined {
  const counts = (trigger: Trigger): boolean => rules.of(panicTriggers).includes(trigger);
  if (event.test !== undefined) return counts('forced') ? event.test : undefined;
  const { friend, away = 0, voluntary } = event;
  const near = away <= rules.of(friendWithin);
  const strong = isStrong(event, rules);
  const caused =
    (friend === 'destroyed' && counts('destroyed') && near) ||
    (friend === 'broken' && counts('broken') && near && strong) ||
    (friend === 'runs through' &&
      counts('runs through') &&
      strong &&
      (!voluntary || rules.of(voluntaryFleeCauses)));
  return caused ? 'friend' : undefined;
}

/** A friend's flight through the unit, when it has come to that. */
export const runThroughCounts = (event: PanicEvent, rules: Rules): boolean =>
  rules.of(panicTriggers).includes('runs through') && isStrong(event, rules);

/** Is the friend strong enough for his breaking or running through to matter? Always, where the file does not say. */
const isStrong = ({ strength = Number.POSITIVE_INFINITY }: PanicEvent, rules: Rules): boolean =>
  strength >= rules.of(minUnitStrength);

/** How casualties of a phase are judged: which are heavy, and in what they are counted. */
export interface HeavyCasualties {
  readonly threshold: Threshold;
  readonly least: number;
  readonly inHitPoints: boolean;
  countsIn(phase: Phase): boolean;
}

export function heavyCasualtiesUnder(rules: Rules): HeavyCasualties {
  const phases = rules.of(panicTriggers).includes('heavyCasualties') ? rules.of(heavyCasualtiesPhases) : [];
  return {
    threshold: rules.of(heavyCasualties),
    least: rules.of(heavyCasualtiesLeast),
    inHitPoints: rules.of(casualtyUnit) === 'hp',
    countsIn: (phase) => phases.includes(phase),
  };
}

/** Have the losses of a phase, out of so many at its start, become heavy? */
export const areHeavy = (
  { threshold, least }: Pick<HeavyCasualties, 'threshold' | 'least'>,
  lost: number,
  atStart: number,
): boolean => lost >= least && reaches(threshold, lost, atStart);
