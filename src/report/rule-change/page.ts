import type { Result } from '../../study/result.ts';
import { type Chart, type Look, USUAL_LOOK } from '../charts/chart.ts';
import { differenceMap } from '../charts/difference-map.ts';
import { draw } from '../charts/draw.ts';
import { compactJson } from '../formats/compact-json.ts';
import {
  type Block,
  code,
  heading,
  list,
  paragraph,
  type Table,
  type Text,
  table,
} from '../formats/document.ts';
import { markdown } from '../formats/markdown.ts';
import type { Compared } from '../reading/comparison.ts';
import { gridsOf } from '../reading/grid.ts';
import type { ReportFile } from '../report-file.ts';
import { differenceWords } from '../tables/comparison.ts';
import { settingsWords } from '../words/case-words.ts';
import { chanceWords } from '../words/chance-words.ts';
import { sharePercent } from '../words/percent.ts';
import { ratioWords } from '../words/ratio-words.ts';
import { capital } from '../words/sentence.ts';
import { valueName } from '../words/value-name.ts';
import { CHANGE, comparedResults, movers, type ScenarioChange } from './scenario-change.ts';

/** A rule that is changed, with its meaning and what it was. */
export interface ChangedRule {
  readonly name: string;
  readonly meaning: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface RuleChange {
  readonly rules: readonly ChangedRule[];
  /** Of all scenarios that were looked at, those that the rules bear on. */
  readonly scenarios: readonly ScenarioChange[];
  /** How many were looked at. */
  readonly looked: number;
  /** The line that makes the report again. */
  readonly command: string;
}

/** Movers that are told in words, and rows of a scenario's table, at most. */
const MOST_WORDS = 6;
const MOST_ROWS = 12;

interface Part {
  readonly file: string;
  readonly result: Result;
  readonly moved: readonly Compared[];
  readonly charts: readonly Chart[];
}

/** What changed rules do to many scenarios: the largest movers in words, a table of each scenario, heat maps of grids. */
export async function renderRuleChange(change: RuleChange, look: Look = USUAL_LOOK): Promise<ReportFile[]> {
  const parts = change.scenarios.flatMap(({ file, ...scenario }, i) =>
    comparedResults({ file, ...scenario }).map((result, j): Part => {
      const moved = movers(result);
      return {
        file,
        result,
        moved,
        charts: moved.length === 0 ? [] : mapsOf(result, `${i + 1}-${j + 1}`, look),
      };
    }),
  );
  const moving = parts
    .filter(({ moved }) => moved.length > 0)
    .sort((a, b) => Math.abs(b.moved[0]!.difference) - Math.abs(a.moved[0]!.difference));
  const blocks = [
    heading(1, 'What the change does'),
    ...rulesBlocks(change.rules),
    paragraph([{ strong: countWords(moving, change) }]),
    ...list(moving.flatMap(largest).slice(0, MOST_WORDS)),
    ...moving.flatMap(partBlocks),
    heading(2, 'Do it again'),
    code(change.command),
  ];
  const text = { path: 'README.md', content: markdown(blocks, (name) => `charts/${name}.svg`) };
  const files: ReportFile[] = [text];
  for (const { name, spec } of moving.flatMap(({ charts }) => charts))
    files.push(
      { path: `charts/${name}.svg`, content: await draw(spec) },
      { path: `charts/${name}.vl.json`, content: compactJson(spec) },
    );
  return files;
}

/** Heat maps that are drawn of a scenario at most. */
const MOST_MAPS = 6;

/** A heat map of the differences for every grid of cases that moves at all. */
const mapsOf = (result: Result, name: string, look: Look): readonly Chart[] =>
  gridsOf(result)
    .filter(({ cells }) => movers({ ...result, cells }).length > 0)
    .slice(0, MOST_MAPS)
    .map((grid, i) => differenceMap(result, grid, CHANGE, look, `difference-${name}-${i + 1}`));

const rulesBlocks = (rules: readonly ChangedRule[]): Block[] =>
  rules.length === 0
    ? [paragraph('The rules file changes nothing.')]
    : list(
        rules.map(
          ({ name, meaning, before, after }): Text => [
            { code: name },
            `: ${valueName(after)} instead of ${valueName(before)}. ${meaning}`,
          ],
        ),
      );

function countWords(moving: readonly Part[], { looked, scenarios }: RuleChange): string {
  const files = new Set(moving.map(({ file }) => file)).size;
  return `${files} of ${looked} scenarios change; the rules that are changed bear on ${scenarios.length}.`;
}

/** The largest mover of a scenario: `Title: the unit flees five times in 12 (41.67 %) instead of …`. */
const largest = ({ result, moved }: Part): Text[] =>
  moved
    .slice(0, 1)
    .map((one) => [
      { strong: result.title },
      `: ${one.share.clause} ${chanceWords(one.share, one.cell.trials)} instead of ${chanceWords(one.baseShare, one.base.trials)}${whereWords(one)}: ${differenceWords(one)}.`,
    ]);

const whereWords = ({ cell }: Compared): string => {
  const words = settingsWords(cell);
  return words === '' ? '' : `, with ${words}`;
};

const partBlocks = ({ file, result, moved, charts }: Part): Block[] => [
  heading(2, result.title),
  ...charts.map((chart): Block => ({ is: 'figure', chart })),
  ...table(moverTable(moved)),
  ...(moved.length > MOST_ROWS
    ? [paragraph(`The ${MOST_ROWS} largest of ${moved.length} differences.`)]
    : []),
  paragraph([{ code: file }]),
];

function moverTable(moved: readonly Compared[]): Table {
  const isVaried = moved.some(({ cell }) => Object.keys(cell.settings).length > 0);
  return {
    columns: [
      ...(isVaried ? [{ name: 'Where' }] : []),
      { name: 'What' },
      { name: 'Before', isNumber: true },
      { name: 'After', isNumber: true },
      { name: 'Difference', isNumber: true },
      { name: 'Fractions' },
      { name: 'Times as often' },
    ],
    rows: moved
      .slice(0, MOST_ROWS)
      .map((one): Text[] => [
        ...(isVaried ? [settingsWords(one.cell)] : []),
        capital(one.share.clause),
        sharePercent(one.baseShare, one.base.trials),
        sharePercent(one.share, one.cell.trials),
        differenceWords(one),
        fractionWords(one),
        ratioWords(one.ratio),
      ]),
  };
}

/** Fractions together are shown up to this many letters. */
const SHORT = 30;

function fractionWords({ share, baseShare }: Compared): string {
  const words = `${baseShare.fraction} → ${share.fraction}`;
  const isKnown = share.fraction !== undefined && baseShare.fraction !== undefined;
  return isKnown && words.length <= SHORT ? words : '';
}
