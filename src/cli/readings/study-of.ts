import { exactStudy } from '../../study/exact-study.ts';
import { localExecutor } from '../../study/local-executor.ts';
import { runStudy } from '../../study/run-study.ts';
import type { Study } from './readings-of.ts';

/** Solves a plan exactly; one that cannot be solved is simulated with so many trials. */
export const studyOf =
  (trials: number): Study =>
  async (plan, read) => {
    const solved = exactStudy(plan, undefined, read);
    if (solved.cells.every(({ engine }) => engine === 'diagram')) return solved;
    const { precision: _, ...rest } = plan;
    return runStudy({ ...rest, trials }, { executor: localExecutor(undefined, read), read });
  };
