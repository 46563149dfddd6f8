import { weighted } from '../../dice/composite.ts';
import type { Die } from '../../dice/die.ts';
import { add, type Fraction, reduce } from '../../engine/fraction.ts';
import type { Dice } from '../../engine/rule.ts';
import { type AutomaticHit, type Struck, strike } from './automatic-hit.ts';
import { type Injury, outOfAction } from './injury.ts';

/**
 * The injury that comes of several automatic hits, one after another, on a warrior with these wounds. All dice are
 * read as one where their ways fit into one die; else they are rolled hit by hit.
 */
export function hitsTogether(hits: readonly AutomaticHit[], wounds: number): (dice: Dice) => Injury {
  const die = together(hits, wounds);
  if (die !== undefined) return (dice) => dice.roll(die) as Injury;
  return (dice) => {
    let struck: Struck = { wounds, injury: 0 };
    for (const hit of hits) if (struck.injury !== outOfAction) struck = strike(hit, struck, dice);
    return struck.injury;
  };
}

function together(hits: readonly AutomaticHit[], wounds: number): Die | undefined {
  let shares = new Map<string, { struck: Struck; share: Fraction }>();
  shares.set('', { struck: { wounds, injury: 0 }, share: { over: 1n, under: 1n } });
  for (const hit of hits) {
    const after: typeof shares = new Map();
    for (const { struck, share } of shares.values()) {
      for (const branch of branches(hit, struck)) {
        const key = `${branch.struck.wounds},${branch.struck.injury}`;
        const { over, under } = branch.share;
        const reached = reduce({ over: share.over * over, under: share.under * under });
        const known = after.get(key);
        after.set(key, {
          struck: branch.struck,
          share: known === undefined ? reached : add(known.share, reached),
        });
      }
    }
    shares = after;
  }
  const common = [...shares.values()].reduce((product, { share: { under } }) => {
    const { under: missing } = reduce({ over: product, under });
    return product * missing;
  }, 1n);
  if (common > 2n ** 32n) return undefined;
  const ways = [0, 0, 0, 0];
  for (const { struck, share } of shares.values()) {
    ways[struck.injury]! += Number((share.over * common) / share.under);
  }
  return weighted(
    'automatic hits',
    ways.map((n, injury) => [injury, n] as const),
  );
}

/** What one hit can do. */
function branches(hit: AutomaticHit, before: Struck): { struck: Struck; share: Fraction }[] {
  const die = hit.die(before);
  if (die === undefined) return [{ struck: hit.after(before, 0), share: { over: 1n, under: 1n } }];
  return die.faces.map(({ value, ways }) => ({
    struck: hit.after(before, value),
    share: { over: BigInt(ways), under: BigInt(die.total) },
  }));
}
