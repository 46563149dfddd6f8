import { z } from 'zod';
import { parameter, type Rules } from '../parameter.ts';

// How far a unit may go in the remaining moves, in inches, for each way to move.

export const halfMoveRounding = parameter({
  name: 'moves.halfMoveRounding',
  type: z.enum(['none', 'up']),
  default: 'none',
  readings: ['none', 'up'],
  meaning: 'Whether half a Movement, the limit backwards and sideways, is rounded up to whole inches.',
  source:
    'The Ninth Age of 2016, pages 31–32 gives 2.5 inches for Movement 5; a fan edition of the rules rounds up.',
});

export const marchFactor = parameter({
  name: 'moves.marchFactor',
  type: z.int().min(1).max(4),
  default: 2,
  readings: [3],
  meaning: 'How many times its Movement a unit may go in a march, and each of its models from start to end.',
  source: 'The Ninth Age of 2016, pages 31–32: twice the Movement.',
});

export const reformFactor = parameter({
  name: 'moves.reformFactor',
  type: z.int().min(1).max(4),
  default: 2,
  readings: [1],
  meaning: 'How many times its own Movement a model may go in a reform.',
  source: 'The Ninth Age of 2016, pages 31–32: twice the Movement of the model.',
});

export const allowanceParameters = [halfMoveRounding, marchFactor, reformFactor] as const;

/** The limits of a unit with this Movement, in inches. */
export interface Allowance {
  readonly forward: number;
  readonly backward: number;
  readonly sideways: number;
  readonly march: number;
  /** Of each model, from where it stood to where it stands. */
  readonly reform: number;
}

/**
 * How far each way of moving goes at most. Backwards and sideways the unit goes half its Movement.
 *
 * @example allowance(5, rules); // { forward: 5, backward: 2.5, sideways: 2.5, march: 10, reform: 10 }
 */
export function allowance(move: number, rules: Rules): Allowance {
  const half = rules.of(halfMoveRounding) === 'up' ? Math.ceil(move / 2) : move / 2;
  return {
    forward: move,
    backward: half,
    sideways: half,
    march: move * rules.of(marchFactor),
    reform: move * rules.of(reformFactor),
  };
}
