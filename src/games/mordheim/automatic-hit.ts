import { weighted } from '../../dice/composite.ts';
import type { Die } from '../../dice/die.ts';
import type { Dice } from '../../engine/rule.ts';
import type { Rules } from '../parameter.ts';
import { armourSave } from './armour-save.ts';
import { autoHitsMode, criticalSaves, critsOnAutoHits } from './hit-parameters.ts';
import { type Injury, injuryWays, outOfAction } from './injury.ts';
import { toWound } from './to-wound.ts';

/** Who is struck. */
export interface Target {
  readonly toughness: number;
  /** Of the armour, 2 to 6; undefined: none. */
  readonly save: number | undefined;
  readonly helmet: boolean;
}

/** Who strikes. */
export interface Striker {
  readonly strength: number;
  /** What the weapon adds to the save of the target. */
  readonly saveModifier: number;
}

/** What has become of the target: wounds left and the worst injury so far. */
export interface Struck {
  readonly wounds: number;
  readonly injury: Injury;
}

/** Automatic hits of one kind: what is rolled for each, and what comes of it. */
export interface AutomaticHit {
  /** Undefined where nothing is left to chance. */
  die(before: Struck): Die | undefined;
  /** @param shown by the die; anything where there is none */
  after(before: Struck, shown: number): Struck;
}

/** Rolls one automatic hit. */
export function strike(hit: AutomaticHit, before: Struck, dice: Dice): Struck {
  const die = hit.die(before);
  return hit.after(before, die === undefined ? 0 : dice.roll(die));
}

/**
 * An automatic hit: the rolls to wound, of the critical hit, the saves, the injuries and the helmet are read as one
 * die.
 */
export function automaticHit(striker: Striker, target: Target, rules: Rules): AutomaticHit {
  // Beyond three wounds nothing changes: a hit takes two at most.
  const blows = [1, 2, 3].map((wounds) => blowOn(wounds, striker, target, rules));
  const finish = finishingBlow(striker, target, rules);
  const sequential = rules.of(autoHitsMode) === 'sequential';
  return {
    die({ wounds, injury }) {
      if (sequential && injury === 2) return undefined;
      if (sequential && injury === 1) return finish;
      return blows[Math.min(3, Math.max(1, wounds)) - 1];
    },
    after({ wounds, injury }, shown) {
      if (sequential && injury === 2) return { wounds, injury: outOfAction };
      if (sequential && injury === 1) return { wounds, injury: shown === 1 ? outOfAction : injury };
      return {
        wounds: Math.max(0, wounds - (shown >> 2)),
        injury: Math.max(injury, shown & 3) as Injury,
      };
    },
  };
}

/** Ways of 36 (to wound, critical) that a hit wounds so often, without a save or with, and with what bonus to injuries. */
interface Wounding {
  readonly ways: number;
  readonly wounds: number;
  readonly saved: boolean;
  readonly bonus: number;
}

function woundings(striker: Striker, target: Target, rules: Rules): Wounding[] {
  const needed = toWound(striker.strength, target.toughness, rules) ?? 7;
  const plain = { wounds: 1, saved: true, bonus: 0 };
  const miss = { ways: 6 * (needed - 1), wounds: 0, saved: true, bonus: 0 };
  if (needed > 5 || !rules.of(critsOnAutoHits)) return [miss, { ...plain, ways: 6 * (7 - needed) }];
  return [
    miss,
    { ...plain, ways: 6 * (6 - needed) },
    { ways: 2, wounds: 2, saved: true, bonus: 0 },
    { ways: 2, wounds: 2, saved: false, bonus: 0 },
    { ways: 2, wounds: 2, saved: false, bonus: 2 },
  ];
}

/** Ways of 36 (two rolls to save) that so many of the wounds stay: none, one, two. */
function unsavedWays({ wounds, saved }: Wounding, needed: number | undefined, rules: Rules): number[] {
  const saves = saved && needed !== undefined ? 7 - needed : 0;
  const fails = 6 - saves;
  if (wounds === 0) return [36, 0, 0];
  if (wounds === 1) return [6 * saves, 6 * fails, 0];
  if (rules.of(criticalSaves) === 'one') return [6 * saves, 0, 6 * fails];
  return [saves * saves, 2 * saves * fails, fails * fails];
}

const neededToSave = ({ strength, saveModifier }: Striker, { save }: Target, rules: Rules) =>
  armourSave(save, strength, saveModifier, rules);

/** Shows 4 for each wound lost plus the number of the worst injury. A wound beyond the last but one rolls an injury. */
function blowOn(wounds: number, striker: Striker, target: Target, rules: Rules): Die {
  const needed = neededToSave(striker, target, rules);
  const ways = new Map<number, number>();
  for (const wounding of woundings(striker, target, rules)) {
    const injuries = injuryWays({ bonus: wounding.bonus, helmet: target.helmet }, rules);
    const unsaved = unsavedWays(wounding, needed, rules);
    unsaved.forEach((ofSaves, lost) => {
      const rolls = Math.max(0, lost - wounds + 1);
      const worst =
        rolls === 0 ? [36 * 36, 0, 0, 0] : rolls === 1 ? injuries.map((n) => 36 * n) : worstOfTwo(injuries);
      worst.forEach((ofInjuries, injury) => {
        const shown = 4 * lost + injury;
        ways.set(shown, (ways.get(shown) ?? 0) + wounding.ways * ofSaves * ofInjuries);
      });
    });
  }
  return reduced(`hit of Strength ${striker.strength}, ${wounds} wounds left`, ways);
}

function worstOfTwo(ways: readonly number[]): number[] {
  const upTo = (injury: number): number => ways.slice(0, injury + 1).reduce((sum, n) => sum + n, 0);
  return ways.map((_, injury) => upTo(injury) ** 2 - upTo(injury - 1) ** 2);
}

/** On a warrior who is knocked down: shows 1 where a wound stays, which puts him out of action. */
function finishingBlow(striker: Striker, target: Target, rules: Rules): Die {
  const needed = neededToSave(striker, target, rules);
  let out = 0;
  for (const wounding of woundings(striker, target, rules)) {
    out += wounding.ways * (36 - unsavedWays(wounding, needed, rules)[0]!);
  }
  return reduced(
    'finishing blow',
    new Map([
      [0, 36 * 36 - out],
      [1, out],
    ]),
  );
}

function reduced(name: string, ways: ReadonlyMap<number, number>): Die {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  const common = [...ways.values()].reduce(gcd, 0);
  return weighted(
    name,
    [...ways].map(([value, n]) => [value, n / common] as const),
  );
}
