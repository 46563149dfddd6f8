import type { Plan } from '../../scenario/plan.ts';
import type { Result } from '../../study/result.ts';
import type { Amount } from './run-options.ts';

/** The line that gives the same numbers again; reports print it. A run of one cell that was stopped equals a run of its trials. */
export function reproducingCommand(
  { file, cells: planned }: Plan,
  { precision, seed, ...asked }: Amount,
  { complete, cells }: Pick<Result, 'complete' | 'cells'>,
): string {
  const stopped = !complete && planned.length === 1 && cells.length === 1;
  const trials = stopped ? cells[0]!.trials : asked.trials;
  return [
    'holdfast run',
    quotedForShell(file.startsWith('-') ? `./${file}` : file),
    ...(trials === undefined ? [] : [`--trials ${trials}`]),
    ...(precision === undefined || stopped
      ? []
      : [`--precision ${Number((precision * 100).toPrecision(12))}`]),
    ...(seed === undefined ? [] : [`--seed ${seed}`]),
  ].join(' ');
}

/** A file name as a shell reads it: quotes only where it needs them. */
export const quotedForShell = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** The plan with what the command line says about trials, precision and seed. */
export function withAmount(plan: Plan, { trials, precision, seed }: Amount): Plan {
  const { trials: _, precision: __, ...rest } = plan;
  const amount =
    trials !== undefined
      ? { trials }
      : precision !== undefined
        ? { precision }
        : {
            ...(plan.trials === undefined ? {} : { trials: plan.trials }),
            ...(plan.precision === undefined ? {} : { precision: plan.precision }),
          };
  return { ...rest, ...amount, ...(seed === undefined ? {} : { seed }) };
}
