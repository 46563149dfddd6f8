import type { Result } from '../../study/result.ts';
import { type Compared, comparisonsOf } from '../reading/comparison.ts';
import { differenceWords } from '../tables/comparison.ts';
import { ratioWords } from '../words/ratio-words.ts';
import { capital, quoted } from '../words/sentence.ts';
import type { Chart, Look } from './chart.ts';
import { sourceLine } from './source-line.ts';
import { tornadoChart } from './tornado-chart.ts';

/** What each alternative changes, the most first. */
export function comparisonTornado(result: Result, look: Look): Chart {
  const all = comparisonsOf(result);
  const { share, base } = all[0]!;
  const most = [...all].sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))[0]!;
  const isExact = all.every(({ interval }) => interval === undefined);
  return tornadoChart(
    {
      name: 'tornado',
      finding: `${capital(quoted(most.cell.alternative ?? ''))} moves the chance that ${share.clause} most: ${differenceWords(most)}, ${ratioWords(most.ratio)}`,
      context: `Change in the chance that ${share.clause} against ${quoted(base.alternative ?? '')}, in points; ${isExact ? 'exact' : 'simulated, thin lines: Newcombe’s 95\u00a0% intervals'}.`,
      source: sourceLine(result),
      swings: all.map((one) => ({
        name: capital(one.cell.alternative ?? ''),
        difference: one.difference,
        words: differenceWords(one),
        ...(one.interval === undefined ? {} : { interval: one.interval }),
        tone: toneOf(one),
      })),
    },
    look,
  );
}

const toneOf = ({ share, gain }: Compared): 'good' | 'bad' | 'neutral' =>
  share.tone === 'neutral' || gain === 0 ? 'neutral' : gain > 0 ? 'good' : 'bad';
