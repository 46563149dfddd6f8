import { weighted } from '../../../dice/composite.ts';
import type { Rollable } from '../../../dice/pool.ts';
import { successes } from '../../../dice/successes.ts';
import { ANY_DIRECTION, CROSSING, DICE_OF_FILE, DIRECTIONS, ONE_OF } from './rule/dice-numbers.ts';

const oneOf = (name: string, n: number): Rollable =>
  weighted(
    name,
    Array.from({ length: n }, (_, i) => [i, 1] as const),
  );

/** The dice of a battle line by the numbers that its rule knows them by; each is made when it is first asked for. */
export class DiceTable {
  private readonly known: (Rollable | undefined)[] = Array.from({ length: DICE_OF_FILE }, () => undefined);
  private readonly crossing: (Rollable | undefined)[] = [];
  private readonly dangerousUpTo: number;

  /** @param dangerousUpTo a model that crossed an enemy dies if its D6 shows no more */
  constructor(dangerousUpTo: number) {
    this.dangerousUpTo = dangerousUpTo;
  }

  /** The number of a die of the file. */
  numberOf(die: Rollable): number {
    const number = this.known.indexOf(die);
    return number >= 0 ? number : this.known.push(die) - 1;
  }

  /** Dice for crossing enemies come after all others; these are so many. */
  get size(): number {
    return this.known.length;
  }

  of(number: number): Rollable {
    const known = number < CROSSING ? this.known[number] : this.crossing[number - CROSSING];
    return known ?? this.make(number);
  }

  private make(number: number): Rollable {
    if (number < CROSSING) {
      const made = chosen(number);
      this.known[number] = made;
      return made;
    }
    const models = number - CROSSING;
    while (this.crossing.length <= models) this.crossing.push(undefined);
    const made = successes(models, this.dangerousUpTo, 6);
    this.crossing[models] = made;
    return made;
  }
}

const chosen = (number: number): Rollable =>
  number === ANY_DIRECTION
    ? oneOf('a direction', DIRECTIONS)
    : oneOf(`one of ${number - ONE_OF}`, number - ONE_OF);

/** Directions all round, equally far from each other: first all x, then all y. */
export const directions = Float64Array.from({ length: 2 * DIRECTIONS }, (_, i) => {
  const angle = (2 * Math.PI * (i % DIRECTIONS)) / DIRECTIONS;
  return i < DIRECTIONS ? Math.sin(angle) : Math.cos(angle);
});
