import type { Cell, QuantitySummary } from '../../study/result.ts';

/** Pictures of quantities that a report has at most. */
const MOST = 4;

/** A quantity has something to show where at least so many values come up this often, and none nearly always. */
const VALUES = 3;
const OFTEN = 0.01;
const NEARLY_ALWAYS = 0.9;

/**
 * The quantities of a cell whose distribution tells something, those that most trials carry first. Times are left out:
 * they have pictures of their own. Of two that mirror one another, such as who stands and who has fallen, the first is enough.
 */
export function tellingQuantities({ quantities, trials }: Cell): readonly QuantitySummary[] {
  const numbers = quantities.filter(({ isTime, count }) => !isTime && (count > 0 || trials === 0));
  // Over all outcomes where that is given, else for each outcome that carries it.
  const whole = new Set(numbers.flatMap(({ name, given }) => (given === undefined ? [name] : [])));
  const told: QuantitySummary[] = [];
  for (const quantity of numbers
    .filter(({ name, given }) => given === undefined || !whole.has(name))
    .filter(isTelling)
    .sort((a, b) => b.count - a.count))
    if (!told.some((other) => isMirror(other, quantity))) told.push(quantity);
  return told.slice(0, MOST);
}

function isTelling(quantity: QuantitySummary): boolean {
  const shares = sharesOf(quantity);
  return shares.filter((share) => share >= OFTEN).length >= VALUES && Math.max(...shares) < NEARLY_ALWAYS;
}

/** The shares of the values among the trials that carry the quantity: exact where they are known. */
function sharesOf({ distribution, count }: QuantitySummary): number[] {
  const shares = distribution.map(({ exact, count: counted }) => exact ?? counted / Math.max(1, count));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / whole);
}

function isMirror(a: QuantitySummary, b: QuantitySummary): boolean {
  const [one, two] = [a, b].map((quantity) =>
    sharesOf(quantity)
      .map((share) => share.toFixed(9))
      .join(' '),
  );
  const back = sharesOf(b)
    .reverse()
    .map((share) => share.toFixed(9))
    .join(' ');
  return one === two || one === back;
}
