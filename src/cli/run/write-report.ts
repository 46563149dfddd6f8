import { join } from 'node:path';
import { loadQuestion } from '../../games/registry.ts';
import { colours } from '../../platform/node/colours.ts';
import { exists, namesIn, writeWhole } from '../../platform/node/files.ts';
import { columns, print, printError } from '../../platform/node/terminal.ts';
import { renderIndex } from '../../report/index-page.ts';
import { type ReportFile, renderReport } from '../../report/report.ts';
import { answerOf } from '../../report/words/answer.ts';
import { summary } from '../../report/words/summary.ts';
import { terminalHistogram } from '../../report/words/terminal-histogram.ts';
import type { Plan } from '../../scenario/plan.ts';
import type { Result } from '../../study/result.ts';
import { readResult } from './read-result.ts';
import { INDEX_MARK, ReportPlace } from './report-place.ts';
import { reproducingCommand } from './reproduce.ts';
import type { RunOptions } from './run-options.ts';

/** What the formats write, in the order in which a reader wants them. */
const PAGES = ['report.md', 'report.html', 'post.md', 'data.csv'];

/** Where "npm start" puts the almanac, within the folder of reports. */
const ALMANAC = 'almanac/README.md';
const ALMANAC_LINE = `[The almanac](${ALMANAC}) has the tables that one looks up, all exact.`;

/** Writes the report of a result into its folder, and tells the answer; with a drawing where it is the only one. */
export async function writeReport(
  place: ReportPlace,
  plan: Plan,
  result: Result,
  { isAlone, ...options }: RunOptions & { readonly isAlone: boolean },
): Promise<void> {
  const { format, theme, width, png, quiet } = options;
  const name = ReportPlace.nameOf(plan);
  const command = reproducingCommand(plan, options, result);
  // Formats share the record and the charts: each path is written once.
  const files = new Map<string, ReportFile>();
  for (const one of format) {
    for (const file of await renderReport(result, { format: one, theme, width, png, command }))
      files.set(file.path, file);
  }
  await place.write(name, [...files.values()]);
  if (!quiet) print(`${told(result, isAlone)}\n  → ${place.pathOf(name)}\n`);
}

/** What is said of a result: all of it where it is the only one, else the answer. */
function told(result: Result, isAlone: boolean): string {
  if (isAlone) return `${summary(result)}\n\n${terminalHistogram(result, columns())}\n`;
  const doubtful = result.cells.some(({ outcomes }) => outcomes.some(({ agrees }) => agrees === false));
  const warning = doubtful ? '\n  A simulated share DOES NOT AGREE with the exact one: see the report.' : '';
  return `${colours.bold(result.title)}\n  ${answerOf(result)}${warning}`.replaceAll('\u00a0', ' ');
}

/** Writes the index of all reports that stand in the folder, those of earlier runs too. */
export async function writeIndex(place: ReportPlace): Promise<void> {
  const entries = [];
  for (const name of await place.names()) {
    const record = join(place.pathOf(name), 'result.json');
    const result = await readResult(record);
    if (result === undefined) {
      printError(`${record}: no record of a run, or one of another version; the index leaves it out.`);
      continue;
    }
    await loadQuestion(result.ask);
    const pictures = await namesIn(join(place.pathOf(name), 'charts'));
    const files = await namesIn(place.pathOf(name));
    const page = PAGES.find((file) => files.includes(file)) ?? 'result.json';
    entries.push({ folder: name, result, page, pictures });
  }
  const almanac = (await exists(join(place.folder, ALMANAC))) ? `\n${ALMANAC_LINE}\n` : '';
  await writeWhole(place.index, `${INDEX_MARK}\n\n${renderIndex(entries).content}${almanac}`);
}
