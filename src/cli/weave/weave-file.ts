import { availableParallelism } from 'node:os';
import { basename, dirname, extname, isAbsolute, join } from 'node:path';
import { readText, readTextIfAny, writeWhole } from '../../platform/node/files.ts';
import { threadExecutor } from '../../platform/node/thread-executor.ts';
import type { Look } from '../../report/charts/chart.ts';
import { filesOf, WeaveError, weave } from '../../report/weave.ts';
import type { Result } from '../../study/result.ts';
import { runStudy } from '../../study/run-study.ts';
import { allOf } from '../all-of.ts';
import { loadPlan } from '../load-plans.ts';
import { UserError } from '../user-error.ts';

export interface WeaveOptions {
  /** Only tells what is stale; writes nothing. */
  readonly check: boolean;
  /** The folder of pictures, beside the text. */
  readonly figures: string;
  readonly theme: Look['theme'];
  /** Of pictures, in pixels. */
  readonly width: number;
}

/**
 * Fills the marks of a text with what its scenarios give.
 *
 * @returns what was stale, a line each, pictures too
 * @throws {UserError} marks or scenarios with faults
 */
export async function weaveFile(path: string, { check, figures, ...look }: WeaveOptions): Promise<string[]> {
  if (isAbsolute(figures)) {
    throw new UserError(
      `--figures ${figures}: the text names its pictures relative to itself; name a folder so too`,
    );
  }
  const text = await readText(path);
  const folder = dirname(path);
  try {
    const results = await resultsOf(filesOf(text), folder);
    const woven = await weave(text, {
      resultOf: (file) => results.get(file)!,
      pictureOf: picturesIn(figures),
      look,
    });
    const stale = woven.stale.map(({ line, message }) => `${path}:${line}: ${message}`);
    for (const picture of woven.pictures) {
      const place = join(folder, picture.path);
      if ((await readTextIfAny(place)) === picture.content) continue;
      stale.push(`${place}: this picture is not what the file gives with this --theme and --width`);
      if (!check) await writeWhole(place, picture.content);
    }
    if (!check && woven.text !== text) await writeWhole(path, woven.text);
    return stale;
  } catch (error) {
    if (!(error instanceof WeaveError)) throw error;
    throw new UserError(error.problems.map(({ line, message }) => `${path}:${line}: ${message}`).join('\n'));
  }
}

/** The path of each picture; files of one name in two folders would take each other's. */
function picturesIn(figures: string): (file: string, chart: string) => string {
  const files = new Map<string, string>();
  return (file, chart) => {
    const name = basename(file, extname(file));
    const other = files.get(name) ?? file;
    if (other !== file) throw new Error(`its pictures would have the names of those of ${other}; rename one`);
    files.set(name, file);
    return `${figures}/${name}-${chart}.svg`;
  };
}

/** The results of the scenarios that a text names, relative to where it stands. All are checked before any runs. */
async function resultsOf(files: readonly string[], folder: string): Promise<Map<string, Result>> {
  const plans = await allOf(
    files.map((file) => async () => ({ file, plan: await loadPlan(join(folder, file)) })),
  );
  const executor = threadExecutor({ workers: availableParallelism() });
  const results = new Map<string, Result>();
  try {
    for (const { file, plan } of plans) results.set(file, await runStudy(plan, { executor }));
  } finally {
    await executor.close();
  }
  return results;
}
