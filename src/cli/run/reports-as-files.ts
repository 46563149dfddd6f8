import { basename, dirname, join, resolve } from 'node:path';
import { checkpointFile } from '../../platform/node/checkpoint-file.ts';
import { exists, namesIn } from '../../platform/node/files.ts';
import type { Origin } from '../../study/origin.ts';
import { UserError } from '../user-error.ts';
import { quotedForShell } from './reproduce.ts';

/**
 * Tells somebody who names a folder of reports, or one report, what to go on with: runs are named by their scenario files.
 *
 * @throws {UserError} for the first such path
 */
export async function refuseReports(paths: readonly string[]): Promise<void> {
  for (const given of paths) {
    const path = basename(given) === 'result.json' ? dirname(given) : given;
    const isReport = await exists(join(path, 'result.json'));
    if (!isReport && !(await exists(join(path, '.holdfast')))) continue;
    if ((await namesIn(path)).some((name) => /\.ya?ml$/i.test(name))) continue;
    const reports = isReport ? join(path, '..') : path;
    const workshop = join(reports, '.holdfast');
    const all = (await namesIn(workshop)).filter((name) => name.endsWith('.json') && !name.startsWith('.'));
    const names = isReport ? all.filter((name) => name === `${basename(resolve(path))}.json`) : all;
    const kept = await Promise.all(names.map((name) => checkpointFile(join(workshop, name)).read()));
    const commands = kept.flatMap((saved) => (saved === undefined ? [] : [commandOf(saved.of, reports)]));
    const what = `${path}: ${isReport ? 'is a report' : 'holds reports'}`;
    throw new UserError(
      commands.length === 0
        ? `${what}, and nothing is kept there to go on from; name the scenario file instead.`
        : [`${what}; --resume goes on with the scenario file:`, ...commands.map((line) => `  ${line}`)].join(
            '\n',
          ),
    );
  }
}

/** The command that goes on from what is kept. */
const commandOf = ({ file, trials, precision, seed }: Origin, out: string): string =>
  [
    `holdfast run ${quotedForShell(file)} --resume`,
    ...(trials === undefined ? [] : [`--trials ${trials}`]),
    ...(precision === undefined ? [] : [`--precision ${Number((precision * 100).toPrecision(12))}`]),
    `--seed ${seed}`,
    ...(out === 'reports' ? [] : [`--out ${quotedForShell(out)}`]),
  ].join(' ');
