import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Die } from '../../../src/dice/die.ts';
import { isPool, type Rollable } from '../../../src/dice/pool.ts';
import { type Dice, Outcome, type Rule } from '../../../src/engine/rule.ts';
import type { Choose, Trial } from './battle-oracle-dice.ts';

// One trial of the rule and one of its oracle with the same luck: each takes its dice from the same numbers in the
// same order, so that whatever differs is a difference in the rules, be it ever so rare.

type Luck = () => number;

function luckOf(seed: number): Luck {
  const generator = xoroshiro128plus(Math.imul(seed + 1, 0x9e3779b1));
  for (let i = 0; i < 40; i++) generator.next();
  return () => uniformFloat64(generator);
}

/** The place of a weight; nothing is drawn where there is only one to choose. */
function chosen(luck: Luck, weights: readonly number[]): number {
  const only = weights.findIndex((weight) => weight > 0);
  if (weights.findLastIndex((weight) => weight > 0) === only) return only;
  let left = luck() * weights.reduce((sum, weight) => sum + weight, 0);
  const place = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return place < 0 ? weights.length - 1 : place;
}

/** Every number that may show with its weight. */
function weighed(what: Rollable): readonly (readonly [value: number, weight: number])[] {
  if (!isPool(what)) return what.faces.map(({ value, ways }) => [value, ways]);
  let before = new Map([[what.stages[0]![0]!, 1]]);
  for (const part of what.parts) {
    const after = new Map<number, number>();
    for (const [running, weight] of before) {
      for (const { value, ways } of part.faces) {
        const joined = what.join(running, value);
        after.set(joined, (after.get(joined) ?? 0) + (weight * ways) / part.total);
      }
    }
    before = after;
  }
  return [...before].sort(([a], [b]) => a - b);
}

class LuckyDice implements Dice {
  readonly noted = new Set<Outcome>();
  private readonly luck: Luck;

  constructor(luck: Luck) {
    this.luck = luck;
  }

  roll(what: Rollable): number {
    const faces = weighed(what);
    return faces[
      chosen(
        this.luck,
        faces.map(([, weight]) => weight),
      )
    ]![0];
  }

  atMost({ faces, total }: Die, limit: number): boolean {
    const yes = faces.reduce((sum, { value, ways }) => sum + (value <= limit ? ways : 0), 0);
    return chosen(this.luck, [yes, total - yes]) === 0;
  }

  note(what: Outcome): void {
    this.noted.add(what);
  }
}

/** What is noted in one trial of a rule, its end too. */
export function ruleTrial(rule: Rule, seed: number): ReadonlySet<Outcome> {
  const dice = new LuckyDice(luckOf(seed));
  let state = rule.inPlace ? rule.inPlace.copy(rule.start) : rule.start;
  for (;;) {
    const result = rule.step(state, dice);
    if (result instanceof Outcome) return dice.noted.add(result);
    state = result;
  }
}

/** What is noted in one trial of an oracle. */
export function oracleTrial(trial: Trial, seed: number): ReadonlySet<string> {
  const luck = luckOf(seed);
  const choose: Choose = (weights) => chosen(luck, weights);
  return new Set(trial(choose));
}
