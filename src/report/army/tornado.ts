import type { Result } from '../../study/result.ts';
import type { Chart, Look } from '../charts/chart.ts';
import { sourceLine } from '../charts/source-line.ts';
import { tornadoChart } from '../charts/tornado-chart.ts';
import { points } from '../words/percent.ts';
import { capital, quoted } from '../words/sentence.ts';
import { type ArmyChange, matters } from './changes.ts';

/** Changes that are drawn at most. */
const MOST = 16;

/** What each change does to the mean chance to fail, the most first; nothing where no change does anything. */
export function armyTornado(result: Result, changes: readonly ArmyChange[], look: Look): Chart[] {
  const moving = changes.filter(matters).sort((a, b) => Math.abs(b.mean) - Math.abs(a.mean));
  const first = moving[0];
  if (first === undefined) return [];
  const shown = moving.slice(0, MOST);
  const most = shown.length < moving.length ? `, the ${MOST} largest of ${moving.length}` : '';
  return [
    tornadoChart(
      {
        name: 'changes',
        finding: `${capital(quoted(first.name))} moves the army most: ${points(first.mean, 1)} on the mean chance to fail a test`,
        context: `Change in the mean chance to fail, over every test of every unit, in points${most}. Left is for the better.`,
        source: sourceLine(result),
        swings: shown.map(({ name, mean }) => ({
          name: capital(name),
          difference: mean,
          words: points(mean),
          tone: mean < 0 ? 'good' : mean > 0 ? 'bad' : 'neutral',
        })),
      },
      look,
    ),
  ];
}
