import type { ArmyScene } from '../../games/warhammer/army-scene.ts';
import type { Cell, Result } from '../../study/result.ts';
import type { Chart, Look } from '../charts/chart.ts';
import { heatMap } from '../charts/heat-map.ts';
import { sourceLine } from '../charts/source-line.ts';
import { chance, doubt } from '../reading/chance.ts';
import { decimalsFor, percent, shortPercent } from '../words/percent.ts';
import { capital } from '../words/sentence.ts';
import { someWords } from '../words/some-of.ts';
import { failureOf } from './reading.ts';
import { likeliest } from './words.ts';

/** Units by tests: the chance to fail each, as the file has the army. */
export function armyMap(result: Result, cell: Cell, army: ArmyScene, look: Look): Chart {
  const tiles = army.units.flatMap(({ name, failures }) =>
    failures.flatMap((failure, i) => {
      const share = failureOf(cell, failure);
      if (share === undefined) return [];
      const decimals = Math.min(0, decimalsFor(doubt(share)));
      return [
        {
          column: shortTest(army.tests[i]!),
          row: name,
          value: chance(share),
          label: percent(chance(share), decimals),
          words: shortPercent(share, cell.trials),
        },
      ];
    }),
  );
  const isSolved = cell.engine === 'diagram';
  const finding = capital(likeliest(cell, army));
  const context = `Chance to fail each test, by unit; ${isSolved ? 'exact' : 'simulated'}. By 1, by 2 …: break tests of a combat lost by so much. ¼: the rally test with a quarter of the models left. Empty: no such test.`;
  const alt = `Heat map. ${context} ${someWords(
    tiles.map(({ row, column, words }) => `${row}, ${column}: ${words}`),
    '; ',
  )}.`;
  const spec = heatMap({
    look,
    finding,
    context,
    source: sourceLine({ ...result, cells: [cell] }),
    alt,
    columnTitle: 'Test',
    rowTitle: 'Unit',
    columns: army.tests.map(shortTest),
    rows: army.units.map(({ name }) => name),
    tiles: tiles.map(({ words: _, ...tile }) => tile),
    shade: { scheme: 'viridis', domain: [0, 1], ends: ['0\u00a0%', '100\u00a0%'] },
  });
  return { name: 'army', finding, alt, spec };
}

/** `by 3` for `break by 3`: columns are narrow. */
const shortTest = (test: string): string =>
  test.startsWith('break ')
    ? test.slice('break '.length)
    : test === 'rally with few left'
      ? '¼'
      : capital(test);
