import { composite } from './composite.ts';
import type { Die } from './die.ts';

// The dice that rules ask for by name. Each is one object, so that it can serve as a key.

export const d3: Die = composite('D3', [3]);
export const d6: Die = composite('D6', [6]);
export const twoD6: Die = composite('2D6', [6, 6]);
/** Cold-blooded: the sum of the two lowest of three D6. */
export const threeD6DropHighest: Die = composite(
  '3D6 drop highest',
  [6, 6, 6],
  (dice) => sum(dice) - Math.max(...dice),
);
/** Swiftstride: the sum of the two highest of three D6. */
export const threeD6DropLowest: Die = composite(
  '3D6 drop lowest',
  [6, 6, 6],
  (dice) => sum(dice) - Math.min(...dice),
);

function sum(dice: readonly number[]): number {
  return dice.reduce((total, shown) => total + shown, 0);
}
