import type { Rules } from '../parameter.ts';
import type { FleeingFields } from './fleeing-fields.ts';
import { lendingTo } from './fleeing-tests.ts';
import { unitTest } from './unit-test.ts';

/** Whose Leadership each unit tests on as long as nobody flees but those who do so from the start. */
export function fleeingNotes(fields: FleeingFields, rules: Rules): string[] {
  return Object.entries(fields.units).map(([name, unit]) => {
    const lending = lendingTo(name, fields, (other) => (fields.units[other]!.fleeing ? 'fleeing' : 'steady'));
    return `${name}: ${unitTest(unit, lending, { kind: 'panic' }, rules).sentences.join(' ')}`;
  });
}
