import type { Die } from './die.ts';
import { nextSerial } from './serial.ts';

/**
 * Dice of these numbers of sides, read as one number; by default their sum. Every combination is enumerated, so
 * the product of the sides should stay below some 100,000.
 *
 * @example composite('2D6', [6, 6]).faces[0]; // { value: 2, ways: 1 }
 */
export function composite(
  name: string,
  sides: readonly number[],
  read: (dice: readonly number[]) => number = (dice) => dice.reduce((total, shown) => total + shown, 0),
): Die {
  const dice = sides.map(() => 1);
  const ways = new Map<number, number>();
  for (let left = sides.reduce((product, n) => product * n, 1); left > 0; left--) {
    const value = read(dice);
    ways.set(value, (ways.get(value) ?? 0) + 1);
    // The last die turns fastest.
    for (let i = dice.length - 1; i >= 0 && ++dice[i]! > sides[i]!; i--) dice[i] = 1;
  }
  return weighted(name, ways);
}

/** A die that shows each whole number in so many ways. Values without a way are left out. */
export function weighted(name: string, ways: Iterable<readonly [value: number, ways: number]>): Die {
  const faces = [...ways]
    .filter(([, n]) => n !== 0)
    .sort(([a], [b]) => a - b)
    .map(([value, n]) => ({ value, ways: n }));
  const total = faces.reduce((sum, face) => sum + face.ways, 0);
  if (faces.length === 0 || total > 2 ** 32)
    throw new RangeError(`${name} has ${total} ways; a die needs 1 to 2^32`);
  if (faces.some(({ value, ways }) => (value | 0) !== value || !Number.isInteger(ways) || ways < 0)) {
    throw new RangeError(`${name} must show whole numbers below 2^31 in whole numbers of ways`);
  }
  return { name, faces, total, serial: nextSerial() };
}
