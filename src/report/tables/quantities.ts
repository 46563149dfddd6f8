import type { Cell, QuantitySummary } from '../../study/result.ts';
import type { Table } from '../formats/document.ts';
import { givenClause } from '../reading/given.ts';
import { countWords } from '../words/count.ts';
import { capital } from '../words/sentence.ts';
import { valueName } from '../words/value-name.ts';

/** Each quantity of a cell: mean with the interval of the mean, spread, and quantiles. */
export function quantityTable(cell: Cell): Table {
  const { quantities, trials } = cell;
  const shown = quantities.filter(({ mean, distribution }) => mean !== undefined && distribution.length > 0);
  const isSolved = shown.some(({ mean }) => mean?.exact !== undefined);
  const number = (name: string) => ({ name, isNumber: true });
  return {
    columns: [
      { name: 'Quantity' },
      { name: 'When' },
      ...(trials > 0 ? [number('Trials'), number('Mean'), number('95\u00a0% interval of the mean')] : []),
      ...(isSolved ? [number('Exact mean')] : []),
      number('Spread (sd)'),
      ...(trials > 0
        ? [
            number('5\u00a0%'),
            number('25\u00a0%'),
            number('Median'),
            number('75\u00a0%'),
            number('95\u00a0%'),
          ]
        : []),
    ],
    rows: shown.map((quantity) => [
      `${capital(quantity.clause)} (${quantity.unit})`,
      givenClause(cell, quantity) ?? 'any',
      ...(trials > 0
        ? [countWords(quantity.count), figure(quantity.mean?.simulated), meanInterval(quantity)]
        : []),
      ...(isSolved ? [figure(quantity.mean?.exact)] : []),
      spread(quantity),
      ...(trials > 0 ? quantiles(quantity) : []),
    ]),
  };
}

const figure = (value: number | undefined): string =>
  value === undefined ? '' : String(Number(value.toFixed(4)));

const meanInterval = ({ mean }: QuantitySummary): string =>
  mean?.low === undefined || mean.high === undefined ? '' : `${figure(mean.low)} to ${figure(mean.high)}`;

/** The standard deviation of the quantity itself: how far single results lie from the mean, not an error. */
function spread({ variance }: QuantitySummary): string {
  const value = variance?.exact ?? variance?.simulated;
  return value === undefined ? '' : Math.sqrt(value).toFixed(2);
}

const quantiles = ({ quantiles }: QuantitySummary): string[] =>
  quantiles === undefined
    ? ['', '', '', '', '']
    : [quantiles.p05, quantiles.p25, quantiles.p50, quantiles.p75, quantiles.p95].map(valueName);
