import { colours } from '../../platform/node/colours.ts';
import { summary } from '../../report/words/summary.ts';
import { valueName } from '../../report/words/value-name.ts';
import type { Result } from '../../study/result.ts';
import { wrapped } from '../rules/on-terminal.ts';
import { changeWords, largestOfEach, meanWords } from './change-words.ts';
import { type Change, changesBetween, eventChangesBetween } from './changes.ts';
import { type MeanChange, meanChangesBetween } from './mean-changes.ts';
import type { Reading, Readings } from './readings-of.ts';

interface Row {
  readonly reading: Reading;
  readonly changes: readonly Change[];
  /** What else it moves, where no outcome moves: what is noted on the way, and means of quantities. */
  readonly events: readonly Change[];
  readonly means: readonly MeanChange[];
}

/** So many lines, at most, of what moves besides the outcomes. */
const MOST_LINES = 6;

/** What every other reading of the rules does, the largest effect first, and those that do nothing here. */
export function readingsText({ asWritten, readings }: Readings, width: number): string {
  const rows = readings.map((reading) => rowOf(asWritten, reading));
  const size = ({ changes }: Row): number => Math.abs(changes[0]?.difference ?? 0);
  const moves = ({ changes, events, means }: Row): boolean =>
    changes.length + events.length + means.length > 0;
  const moving = rows.filter(moves).sort((a, b) => size(b) - size(a));
  const idle = rows.filter((row) => !moves(row) && row.reading.impossible === undefined);
  const impossible = rows.filter(({ reading }) => reading.impossible !== undefined);
  return [
    colours.bold(`As written, under ${asWritten.rules.preset}`),
    summary(asWritten),
    '',
    ...moving.flatMap((row) => [...section(row, width), '']),
    ...(moving.length === 0 ? ['No other reading of the rules changes anything here.', ''] : []),
    ...list('No effect here:', idle, width),
    ...impossible.map(
      ({ reading }) => `${nameOf(reading)} does not go with this file: ${reading.impossible}`,
    ),
  ]
    .join('\n')
    .trimEnd()
    .replaceAll('\u00a0', ' ');
}

function rowOf(asWritten: Result, reading: Reading): Row {
  const { result } = reading;
  const changes = result === undefined ? [] : changesBetween(asWritten, result);
  if (result === undefined || changes.length > 0) return { reading, changes, events: [], means: [] };
  return {
    reading,
    changes,
    events: eventChangesBetween(asWritten, result),
    means: meanChangesBetween(asWritten, result),
  };
}

function section({ reading, changes, events, means }: Row, width: number): string[] {
  const { switch: name, inForce, reading: value, meaning, source } = reading;
  return [
    `${colours.bold(name)}: ${colours.cyan(valueName(value))} instead of ${valueName(inForce)}`,
    ...largestOfEach(changes).map((change) => `  ${changeWords(change)}`),
    ...(changes.length > 0 ? [] : ['  No outcome changes, but on the way:']),
    ...[...largestOfEach(events).map(changeWords), ...means.map(meanWords)]
      .slice(0, MOST_LINES)
      .map((words) => `  ${words}`),
    ...wrapped(`  ${meaning}`, width).map(colours.dim),
    ...wrapped(`  Source: ${source}`, width).map(colours.dim),
  ];
}

const nameOf = ({ switch: name, reading }: Reading): string => `${name} ${valueName(reading)}`;

const list = (title: string, rows: readonly Row[], width: number): string[] =>
  rows.length === 0
    ? []
    : wrapped(`${title} ${rows.map(({ reading }) => nameOf(reading)).join(', ')}.`, width);
