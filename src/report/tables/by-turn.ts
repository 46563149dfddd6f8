import type { Cell } from '../../study/result.ts';
import type { Table } from '../formats/document.ts';
import { byTime, timeOf, timesOf } from '../reading/by-time.ts';
import { decimalsFor, percent, unseen } from '../words/percent.ts';
import { capital } from '../words/sentence.ts';

/** By the end of each turn: the share of each outcome that comes at a time, this turn and earlier ones together. */
export function byTurnTable(cell: Cell): Table {
  const times = timesOf([cell]);
  const timed = cell.outcomes.filter(({ name }) => timeOf(cell, name) !== undefined);
  const unit = cell.quantities.find(({ isTime }) => isTime)?.unit ?? 'turn';
  const shares = timed.map(({ name }) => byTime(cell, name, times));
  return {
    columns: [
      { name: `By ${unit}`, isNumber: true },
      ...timed.map(({ clause }) => ({ name: capital(clause), isNumber: true })),
    ],
    rows:
      timed.length === 0
        ? []
        : times.map((time, i) => [
            String(time),
            ...shares.map((column) => {
              const { exact, simulated, count, low, high } = column[i]!;
              if (exact !== undefined) return percent(exact);
              return count === 0 ? unseen(cell.trials) : percent(simulated, decimalsFor((high - low) / 2));
            }),
          ]),
  };
}
