import { z } from 'zod';

/** What state a warrior is in, worst last. */
export const conditions = [
  'standing',
  'knockedDown',
  'stunned',
  'fleeing',
  'offTable',
  'outOfAction',
] as const;

export type Condition = (typeof conditions)[number];

export const condition = z
  .enum(conditions)
  .describe('standing, knockedDown, stunned, fleeing, offTable (ran off it) or outOfAction');

/**
 * The Recovery phase of a warrior's own turn: who was stunned is knocked down, who was knocked down stands up.
 * Who flees needs a Leadership test instead; who is gone stays gone.
 */
export function recovered(before: Condition): Condition {
  if (before === 'stunned') return 'knockedDown';
  return before === 'knockedDown' ? 'standing' : before;
}
