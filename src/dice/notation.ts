import { d3, d6, threeD6DropHighest, threeD6DropLowest, twoD6 } from './common.ts';
import { composite, weighted } from './composite.ts';
import type { Die } from './die.ts';

const FORM = /^(\d*)d(\d+)(?: drop (highest|lowest))?(?:([+-])(\d+))?$/;
const known = new Map<string, Die>([
  ['d3', d3],
  ['d6', d6],
  ['2d6', twoD6],
  ['3d6 drop highest', threeD6DropHighest],
  ['3d6 drop lowest', threeD6DropLowest],
]);

/**
 * Reads `2d6`, `d3-1`, `3d6 drop highest` or a fixed number, which is a die of one face. The same text gives the
 * same object. At most 6 dice of at most 100 sides, and at most 100,000 combinations.
 *
 * @throws {Error} a text that is no dice, saying what is expected
 */
export function parseDice(written: string | number): Die {
  const text = String(written).trim().toLowerCase().replace(/\s+/g, ' ');
  let die = known.get(text);
  if (die === undefined) {
    die = read(text);
    known.set(text, die);
  }
  return die;
}

function read(text: string): Die {
  if (/^\d+$/.test(text)) return weighted(text, [[Number(text), 1]]);
  const match = FORM.exec(text);
  if (!match) throw new Error(`"${text}" is no dice; write 2d6, d3-1, 3d6 drop highest or a number`);
  const count = match[1] === '' ? 1 : Number(match[1]);
  const sides = Number(match[2]);
  const drop = match[3];
  const add = match[4] === undefined ? 0 : Number(`${match[4]}${match[5]}`);
  if (count < 1 || sides < 2) {
    throw new Error(`"${text}" is too few dice: at least one, of two sides or more`);
  }
  if (count > 6 || sides > 100 || sides ** count > 100_000) {
    throw new Error(`"${text}" is too many dice: at most 6 of them and 100,000 combinations`);
  }
  if (drop !== undefined && count < 2) throw new Error(`"${text}" drops its only die`);
  return composite(text.toUpperCase().replace('DROP', 'drop'), Array(count).fill(sides), (dice) => {
    const dropped = drop === 'highest' ? Math.max(...dice) : drop === 'lowest' ? Math.min(...dice) : 0;
    return dice.reduce((total, shown) => total + shown, 0) - dropped + add;
  });
}
