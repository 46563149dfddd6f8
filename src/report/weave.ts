import leven from 'leven';
import type { Result } from '../study/result.ts';
import type { Look } from './charts/chart.ts';
import { chartsOf } from './charts/charts-of.ts';
import { draw } from './charts/draw.ts';
import type { ReportFile } from './report-file.ts';
import { fillings } from './weaving/fillings.ts';
import { type Mark, WeaveError, type WeaveProblem } from './weaving/mark.ts';
import { marksOf } from './weaving/marks-of.ts';

export { WeaveError, type WeaveProblem } from './weaving/mark.ts';

/** Where a text's numbers and pictures come from. */
export interface WeaveSources {
  /** The result of a scenario file, as the mark names it. */
  resultOf(file: string): Result;
  /** The path of a picture, as the text shall name it. */
  pictureOf(file: string, chart: string): string;
  /** How pictures are drawn. */
  readonly look: Look;
}

export interface Woven {
  readonly text: string;
  /** Pictures that the text shows, by the paths that it names. */
  readonly pictures: readonly ReportFile[];
  /** Marks whose content was not what it should be, with their lines. */
  readonly stale: readonly WeaveProblem[];
}

/** The scenario files that a text's marks name, each once. */
export const filesOf = (text: string): readonly string[] => [
  ...new Set(marksOf(text).map(({ file }) => file)),
];

/**
 * Fills a blogger's own text: what stands between `<!-- holdfast panic.yaml percent "flees" -->` and
 * `<!-- /holdfast -->` is replaced by what the mark asks for. The rest of the text stays as it is, and a text that
 * is already filled comes out as it went in.
 *
 * @throws WeaveError with every mark that is unknown or cannot be filled, and its line.
 */
export async function weave(text: string, sources: WeaveSources): Promise<Woven> {
  const problems: WeaveProblem[] = [];
  const stale: WeaveProblem[] = [];
  const pictures = new Map<string, ReportFile>();
  let woven = '';
  let done = 0;
  for (const mark of marksOf(text)) {
    const filled = contentOf(mark, sources, text.includes('\r\n') ? '\r\n' : '\n');
    if (typeof filled !== 'string') problems.push(filled);
    else {
      if (text.slice(mark.from, mark.to) !== filled)
        stale.push({
          line: mark.line,
          message: `${mark.file} ${mark.what}: what stands here is not what the file gives`,
        });
      woven += text.slice(done, mark.from) + filled;
      done = mark.to;
      if (mark.what === 'chart')
        for (const file of await pictureFor(mark, sources)) pictures.set(file.path, file);
    }
  }
  if (problems.length > 0) throw new WeaveError(problems);
  return { text: woven + text.slice(done), pictures: [...pictures.values()], stale };
}

/** What shall stand between the marks, or why it cannot. */
function contentOf(mark: Mark, sources: WeaveSources, newline: string): string | WeaveProblem {
  const filling = Object.hasOwn(fillings, mark.what) ? fillings[mark.what] : undefined;
  if (filling === undefined) return { line: mark.line, message: unknown(mark.what) };
  try {
    const result = sources.resultOf(mark.file);
    const content = filling(result, mark, {
      look: sources.look,
      pathOf: (chart) => sources.pictureOf(mark.file, chart),
    });
    return (mark.isBlock ? `\n\n${content}\n\n` : content).replaceAll('\n', newline);
  } catch (error) {
    return { line: mark.line, message: `${mark.file} ${mark.what}: ${(error as Error).message}` };
  }
}

function unknown(what: string): string {
  const words = Object.keys(fillings);
  const near = [...words].sort((a, b) => leven(what, a) - leven(what, b))[0]!;
  const meant = leven(what, near) <= 2 ? `, did you mean "${near}"?` : `; there are ${words.join(', ')}`;
  return `unknown mark "${what}"${meant}`;
}

async function pictureFor({ file, words }: Mark, sources: WeaveSources): Promise<ReportFile[]> {
  const charts = chartsOf(sources.resultOf(file), sources.look);
  const chart = charts.find(({ name }) => name === (words[0] ?? charts[0]?.name));
  return chart === undefined
    ? []
    : [{ path: sources.pictureOf(file, chart.name), content: await draw(chart.spec) }];
}
