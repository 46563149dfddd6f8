import type { Cell, QuantitySummary } from '../../study/result.ts';
import { givenClause } from '../reading/given.ts';
import { unitWords } from './count.ts';
import { capital } from './sentence.ts';
import { valueName } from './value-name.ts';

/** The middle of a quantity in a sentence: median and middle half. */
export function quantityFinding(cell: Cell, quantity: QuantitySummary): string {
  const { clause, unit, quantiles, mean } = quantity;
  const when = givenClause(cell, quantity);
  const where = when === undefined ? '' : ` when ${when}`;
  if (quantiles !== undefined) {
    const { p25, p50, p75 } = quantiles;
    const least = quantity.distribution[0]?.value;
    if (p50 === least && p25 !== p75)
      return `${capital(clause)}${where}: ${unitWords(valueName(p50), unit)} half of the time or more, otherwise mostly up to ${valueName(p75)}`;
    if (p25 === p75) return `${capital(clause)}${where}: mostly ${unitWords(valueName(p50), unit)}`;
    return `${capital(clause)}${where}: ${unitWords(valueName(p50), unit)} or fewer half of the time, ${valueName(p25)} to ${valueName(p75)} in the middle half`;
  }
  const value = mean?.exact ?? mean?.simulated;
  if (value === undefined) return `${capital(clause)}${where}: never seen`;
  return `${capital(clause)}${where}: ${unitWords(String(Number(value.toFixed(2))), unit)} in the mean`;
}
