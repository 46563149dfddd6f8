import type { Die } from '../../src/dice/die.ts';
import type { Rollable } from '../../src/dice/pool.ts';
import { add, type Fraction } from '../../src/engine/fraction.ts';
import { type Dice, Outcome, type Rule } from '../../src/engine/rule.ts';

/**
 * The oracle of compile and solve: every sequence of faces of a whole trial is gone through by itself, nothing is
 * shared, and the shares are added up one by one. A second implementation, for tests only.
 */
export function bruteForce(rule: Rule): { outcomes: Map<string, Fraction>; notes: Map<string, Fraction> } {
  const outcomes = new Map<string, Fraction>();
  const notes = new Map<string, Fraction>();
  const count = (map: Map<string, Fraction>, key: string, share: Fraction): void => {
    map.set(key, add(map.get(key) ?? { over: 0n, under: 1n }, share));
  };
  const path: number[] = [];
  do {
    let depth = 0;
    let over = 1n;
    let under = 1n;
    const noted: string[] = [];
    const faces: number[] = [];
    const roll = (what: Rollable): number => {
      const die = what as Die;
      if (depth === path.length) path.push(0);
      faces[depth] = die.faces.length;
      const face = die.faces[path[depth++]!]!;
      over *= BigInt(face.ways);
      under *= BigInt(die.total);
      return face.value;
    };
    const dice: Dice = {
      roll,
      atMost: (die, limit) => roll(die) <= limit,
      note: (what) => noted.push(what.key),
    };
    let state = rule.start;
    for (;;) {
      const next = rule.step(state, dice);
      if (next instanceof Outcome) {
        count(outcomes, next.key, { over, under });
        break;
      }
      state = next;
    }
    for (const key of noted) count(notes, key, { over, under });
    // The next sequence: the last die turns fastest.
    while (path.length > 0 && ++path[path.length - 1]! === faces[path.length - 1]) path.pop();
  } while (path.length > 0);
  return { outcomes, notes };
}
