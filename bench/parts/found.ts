import { type Target, targets } from '../goals.ts';
import { type Finding, figure } from './section.ts';

/** What was measured beside what it should be. @param of what exactly, where one target is measured several times */
export function found(name: keyof typeof targets, measured: number, of = ''): Finding {
  const { what, atLeast, atMost, unit, bound }: Target = targets[name];
  return {
    what: of === '' ? what : `${what}: ${of}`,
    goal: atMost === undefined ? `at least ${atLeast} ${unit}` : `at most ${atMost} ${unit}`,
    measured: `${figure(measured)} ${unit}`,
    reached:
      measured >= (atLeast ?? Number.NEGATIVE_INFINITY) && measured <= (atMost ?? Number.POSITIVE_INFINITY),
    bound,
  };
}
