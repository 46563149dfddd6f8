import type { Rules } from '../parameter.ts';
import { characterBars, unitBars } from './leaving-bars.ts';
import type { LeavingFields } from './leaving-fields.ts';
import { mayLeaveAfterJoining } from './leaving-parameters.ts';

/** Why he may not leave, all that apply; empty where he may. */
export function barsOf({ unit, character, leaves }: LeavingFields, rules: Rules): string[] {
  const reasons: string[] = unit.is.map((bar) => unitBars[bar]);
  for (const bar of character.is)
    if (bar !== 'joined this turn' || !rules.of(mayLeaveAfterJoining)) reasons.push(characterBars[bar]);
  if (leaves === 'on foot' && unit.hasMoved)
    reasons.push('his unit has moved: he must walk out of it before');
  return reasons;
}
