import { join } from 'node:path';
import { ensureWritable, exists, readTextIfAny, writeWhole } from '../../platform/node/files.ts';
import { print } from '../../platform/node/terminal.ts';
import { renderAlmanacIndex } from '../../report/almanac/index-page.ts';
import { renderAlmanacPage } from '../../report/almanac/page.ts';
import type { Look } from '../../report/charts/chart.ts';
import type { ReportFile } from '../../report/report-file.ts';
import { UserError } from '../user-error.ts';
import { almanacDefinitions, solvedPage } from './reference.ts';

/** Stands in the index of every almanac that we have written, so that nothing else is overwritten. */
const ALMANAC_MARK = '<!-- almanac written by holdfast -->';

/**
 * Solves every page of the almanac and writes them with their pictures and an index, over an earlier almanac.
 *
 * @throws {UserError} where a file of that name stands that is of no almanac
 */
export async function writeAlmanac(folder: string, quiet: boolean, look?: Look): Promise<void> {
  await ensureWritable(join(folder, 'charts'));
  const index = await readTextIfAny(join(folder, 'README.md'));
  const names = ['README', ...almanacDefinitions.map(({ name }) => name)].map((name) => `${name}.md`);
  for (const name of index?.includes(ALMANAC_MARK) ? [] : names)
    if (await exists(join(folder, name)))
      throw new UserError(`${join(folder, name)} exists and is of no almanac; choose another --out`);
  for (const { path, content } of await almanacFiles(look)) await writeWhole(join(folder, path), content);
  if (!quiet)
    print(almanacDefinitions.map(({ name, title }) => `${title}\n  → ${join(folder, name)}.md`).join('\n'));
}

/** All files of the almanac, paths relative to its folder: the same bytes at every run. */
export async function almanacFiles(look?: Look): Promise<ReportFile[]> {
  const pages = await Promise.all(almanacDefinitions.map(solvedPage));
  const index = renderAlmanacIndex(pages);
  const files: ReportFile[] = [{ ...index, content: `${ALMANAC_MARK}\n\n${index.content}` }];
  for (const page of pages) files.push(...(await renderAlmanacPage(page, look)));
  return files;
}
