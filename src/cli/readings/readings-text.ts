import pico from 'picocolors';
import { summary } from '../../report/words/summary.ts';
import { valueName } from '../../report/words/value-name.ts';
import { wrapped } from '../rules/on-terminal.ts';
import { changeWords, largestOfEach } from './change-words.ts';
import { type Change, changesBetween } from './changes.ts';
import type { Reading, Readings } from './readings-of.ts';

interface Row {
  readonly reading: Reading;
  readonly changes: readonly Change[];
}

/** What every other reading of the rules does, the largest effect first, and those that do nothing here. */
export function readingsText({ asWritten, readings }: Readings, width: number): string {
  const rows: Row[] = readings.map((reading) => ({
    reading,
    changes: reading.result === undefined ? [] : changesBetween(asWritten, reading.result),
  }));
  const size = ({ changes }: Row): number => Math.abs(changes[0]?.difference ?? 0);
  const moving = rows.filter(({ changes }) => changes.length > 0).sort((a, b) => size(b) - size(a));
  const idle = rows.filter(
    ({ reading, changes }) => changes.length === 0 && reading.impossible === undefined,
  );
  const impossible = rows.filter(({ reading }) => reading.impossible !== undefined);
  return [
    pico.bold(`As written, under ${asWritten.rules.preset}`),
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

function section({ reading, changes }: Row, width: number): string[] {
  const { switch: name, inForce, reading: value, meaning, source } = reading;
  return [
    `${pico.bold(name)}: ${pico.cyan(valueName(value))} instead of ${valueName(inForce)}`,
    ...largestOfEach(changes).map((change) => `  ${changeWords(change)}`),
    ...wrapped(`  ${meaning}`, width).map(pico.dim),
    ...wrapped(`  Source: ${source}`, width).map(pico.dim),
  ];
}

const nameOf = ({ switch: name, reading }: Reading): string => `${name} ${valueName(reading)}`;

const list = (title: string, rows: readonly Row[], width: number): string[] =>
  rows.length === 0
    ? []
    : wrapped(`${title} ${rows.map(({ reading }) => nameOf(reading)).join(', ')}.`, width);
