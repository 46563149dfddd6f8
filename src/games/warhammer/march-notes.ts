import type { Rules } from '../parameter.ts';
import { type Fallback, failedMarch, fleeingEnemiesBlock, marchBlockedWithin } from './march-test.ts';

/** What a reader must know about how the rules of marching were read. */
export function marchNotes(
  {
    marches,
    afterFailure,
    fallsBackTo,
  }: { marches: 'never' | 'without a test' | 'with a test'; afterFailure: Fallback; fallsBackTo: Fallback },
  rules: Rules,
): string[] {
  if (marches === 'never') return ['The unit cannot march: it advances instead.'];
  if (marches === 'without a test') return ['The unit marches without a test.'];
  const counting = rules.of(fleeingEnemiesBlock) ? 'fleeing or not' : 'those that flee not counted';
  return [
    `A test is due with an enemy unit within ${rules.of(marchBlockedWithin)} inches before the move, ${counting}.`,
    rules.of(failedMarch) === 'marchAtM'
      ? 'After a failed test it still marches, no further than its Movement.'
      : 'After a failed test it may make any move but a march.',
    ...(fallsBackTo === afterFailure
      ? []
      : [
          `${word(afterFailure)} is not allowed after a failed test under these rules: the unit stays where it is.`,
        ]),
  ];
}

const word = (fallback: Fallback): string =>
  ({
    forward: 'To go forward',
    backward: 'To go back',
    sideways: 'To go sideways',
    reform: 'To reform',
    stay: 'To stay',
  })[fallback];
