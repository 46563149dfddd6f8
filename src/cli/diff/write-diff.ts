import { join } from 'node:path';
import { parametersOf } from '../../games/parameters.ts';
import { presetValues } from '../../games/presets.ts';
import { questions } from '../../games/questions.ts';
import { ensureWritable, exists, readTextIfAny, writeWhole } from '../../platform/node/files.ts';
import type { Look } from '../../report/charts/chart.ts';
import { renderRuleChange } from '../../report/rule-change/page.ts';
import { UserError } from '../user-error.ts';
import type { Difference } from './diff-of.ts';
import type { RuleChanges } from './rule-changes.ts';

/** Stands in every page of this kind that we have written, so that nothing else is overwritten. */
const MARK = '<!-- rule change written by holdfast -->';

/**
 * Makes sure, before anything is solved, that the page can be written and that nothing else would be overwritten.
 *
 * @throws {UserError} where the folder holds a README that is none of ours
 * @throws {FileError} where the folder cannot be written
 */
export async function prepareDiff(folder: string): Promise<void> {
  await ensureWritable(join(folder, 'charts'));
  const page = join(folder, 'README.md');
  if ((await exists(page)) && !(await readTextIfAny(page))?.includes(MARK))
    throw new UserError(`${page} exists and is no page about a rule change; choose another --out`);
}

/** Writes what changed rules do as a page with its pictures, into a folder that was prepared. */
export async function writeDiff(
  folder: string,
  differences: readonly Difference[],
  changes: RuleChanges,
  { looked, command, ...look }: Look & { looked: number; command: string },
): Promise<void> {
  const change = { rules: rulesOf(changes), scenarios: differences, looked, command };
  const files = await renderRuleChange(change, look);
  for (const { path, content } of files)
    await writeWhole(join(folder, path), path === 'README.md' ? `${MARK}\n\n${content}` : content);
}

const rulesOf = ({ game, base, changes }: RuleChanges) =>
  Object.entries(changes).map(([name, after]) => ({
    name,
    after,
    before:
      base === undefined ? parametersOf(questions, game).get(name)?.default : presetValues(base).values[name],
    meaning: parametersOf(questions, game).get(name)?.meaning ?? '',
  }));
