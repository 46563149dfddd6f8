import { z } from 'zod';
import { parameter, type Rules } from '../parameter.ts';

// When a march needs a Leadership test, and what a unit may still do that has failed it.

export const marchBlockedWithin = parameter({
  name: 'march.enemyWithin',
  type: z.number().min(0).max(48),
  default: 8,
  readings: [6, 12],
  meaning: 'An enemy unit at this many inches or fewer, before the unit moves, makes a march test necessary.',
  source: 'The Ninth Age of 2016, pages 31–32: 8 inches.',
});

export const fleeingEnemiesBlock = parameter({
  name: 'march.fleeingEnemiesBlock',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning: 'Whether an enemy unit that flees makes a march test necessary.',
  source:
    'The Ninth Age of 2016, pages 31–32 makes no exception for fleeing enemies; Warhammer 8th edition counts only those that do not flee.',
});

export const failedMarch = parameter({
  name: 'march.failedMarch',
  type: z.enum(['marchAtM', 'anyNonMarch']),
  default: 'marchAtM',
  readings: ['marchAtM', 'anyNonMarch'],
  meaning:
    'After a failed test: the unit marches all the same, forward only and no further than its Movement (marchAtM), or it may make any move but a march (anyNonMarch).',
  source:
    'The Ninth Age of 2016, pages 31–32: it still marches, up to its Movement. The Ninth Age of 2022: any other move.',
});

export const marchTestParameters = [marchBlockedWithin, fleeingEnemiesBlock, failedMarch] as const;

/** An enemy unit as a march sees it: its distance edge to edge before the unit moves. */
export interface EnemyNear {
  readonly away: number;
  readonly fleeing: boolean;
}

/** Must a unit pass a test before it marches? Judged where it stands before it moves. */
export function marchTestDue(enemies: readonly EnemyNear[], rules: Rules): boolean {
  const within = rules.of(marchBlockedWithin);
  const fleeingCount = rules.of(fleeingEnemiesBlock);
  return enemies.some(({ away, fleeing }) => away <= within && (fleeingCount || !fleeing));
}

/** What a unit can do once its test has failed. */
export const fallbacks = ['forward', 'backward', 'sideways', 'reform', 'stay'] as const;
export type Fallback = (typeof fallbacks)[number];

/** May the unit do this after a failed test? To stay is always allowed. */
export const allowedAfterFailure = (fallback: Fallback, rules: Rules): boolean =>
  fallback === 'stay' || fallback === 'forward' || rules.of(failedMarch) === 'anyNonMarch';

/** A unit that has marched does not shoot in the next Shooting phase; nor does one that has reformed. */
export function mayShootAfterFailure(fallback: Fallback, rules: Rules): boolean {
  return rules.of(failedMarch) === 'anyNonMarch' && fallback !== 'reform';
}
