import type { Plan } from '../scenario/plan.ts';
import { widestReach } from './precision.ts';
import type { PreparedCell } from './prepare-cell.ts';
import type { Totals } from './totals.ts';

const grouped = (trials: number): string => trials.toLocaleString('en-US');

/** A share as percentage points, to three digits. */
const points = (share: number): string => `${Number((share * 100).toPrecision(3))} percentage points`;

/** What a reader must know of how a cell was computed. */
export function remarksOn(
  { job, outcomes }: PreparedCell,
  totals: Totals,
  { precision }: Plan,
  finished: boolean,
): string[] {
  const remarks: string[] = [];
  const { trials } = totals;
  if (job.engine === 'play') {
    remarks.push(
      trials > 0
        ? 'Played trial by trial: the rule can go too many ways to be solved exactly, so there are only estimates.'
        : 'The rule can go too many ways to be solved exactly: it can only be simulated.',
    );
  }
  if (finished && precision !== undefined && trials > 0) {
    const reach = widestReach(
      outcomes.map(({ name }) => name),
      totals,
    );
    if (reach > precision) {
      remarks.push(
        `After ${grouped(trials)} trials, the most allowed, the widest 95 % interval still reaches ${points(reach)} to one side; ${points(precision)} were wanted.`,
      );
    }
  }
  return remarks;
}
