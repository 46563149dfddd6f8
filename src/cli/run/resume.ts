import { join } from 'node:path';
import { checkpointFile } from '../../platform/node/checkpoint-file.ts';
import { exists } from '../../platform/node/files.ts';
import type { Plan } from '../../scenario/plan.ts';
import { checkSaved } from '../../study/checkpoint.ts';
import type { Cell } from '../../study/result.ts';
import { trialsOf } from '../../study/trials.ts';
import { allOf } from '../all-of.ts';
import { grouped } from '../option-values.ts';
import { UserError } from '../user-error.ts';
import { readResult } from './read-result.ts';
import { ReportPlace } from './report-place.ts';

/**
 * Looks, before anything runs, whether all that is kept can be gone on from.
 *
 * @returns what to tell where nothing is kept
 * @throws {UserError} what is kept is of other runs, or beginning anew would put fewer trials in the place of more
 */
export async function prepareResume(plans: readonly Plan[], place: ReportPlace): Promise<string | undefined> {
  const kept = await allOf(plans.map((plan) => () => isKept(plan, place)));
  if (kept.includes(true)) return undefined;
  return plans.length === 1
    ? `Nothing is kept in ${place.folder} of a stopped run of ${plans[0]!.file}: it begins anew.`
    : `Nothing is kept in ${place.folder} of stopped runs of these files: all begin anew.`;
}

async function isKept(plan: Plan, place: ReportPlace): Promise<boolean> {
  const name = ReportPlace.nameOf(plan);
  const saved = await checkpointFile(place.checkpoint(name)).read();
  if (saved !== undefined) {
    await checkSaved(saved, plan);
    return true;
  }
  const { trials, engine } = await largestCell(join(place.pathOf(name), 'result.json'));
  // Until precise enough: nobody knows how many that will be.
  const wanted = plan.precision === undefined ? trialsOf(plan, engine) : trials;
  if (wanted < trials) {
    throw new UserError(
      `${plan.file}: nothing is kept to go on from, and ${place.pathOf(name)} has ${grouped(trials)} trials already, more than the ${grouped(wanted)} of this run. Give --trials ${trials} or more, or run without --resume to replace it.`,
    );
  }
  return false;
}

/** Of the report that stands there, the trials of the cell that has the most, and its engine. */
async function largestCell(record: string): Promise<Pick<Cell, 'trials' | 'engine'>> {
  let most: Pick<Cell, 'trials' | 'engine'> = { trials: 0, engine: 'diagram' };
  // A damaged record is nothing that could be lost.
  const result = (await exists(record)) ? await readResult(record) : undefined;
  for (const cell of result?.cells ?? []) if (cell.trials > most.trials) most = cell;
  return most;
}
