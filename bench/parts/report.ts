import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { goals } from '../goals.ts';
import { works } from '../works/all.ts';
import { median } from './median.ts';
import { timesAsFast } from './ratios.ts';
import type { Series } from './rounds.ts';
import { type Finding, figure, type Section, table } from './section.ts';

/** Writes the results of one run. */
export function writeResults(
  all: readonly Series[],
  findings: readonly Finding[],
  sections: readonly Section[],
  missing: readonly string[],
  method: string,
): void {
  const lines = [
    '# Speed',
    '',
    'Made by `npm run bench`; do not edit. Ratios are medians over the rounds of one run, in which all programs took turns.',
    '',
    method,
    '',
    ...machine().map((line) => `- ${line}`),
    ...missing.map((sentence) => `- ${sentence}`),
    '',
    '## Goals',
    '',
    ...goalTable(all, findings),
    '',
    '## Nanoseconds a trial, one core',
    '',
    ...timeTable(all),
    ...sections.flatMap(({ title, lines }) => ['', `## ${title}`, '', ...lines]),
    '',
  ];
  writeFileSync(new URL('../results.md', import.meta.url), lines.join('\n'));
}

function goalTable(all: readonly Series[], findings: readonly Finding[]): string[] {
  const rows = [['work', 'against', 'goal', 'measured', '']];
  for (const { work, peer = 'holdfast', other, atLeast } of goals) {
    const times = timesAsFast(all, work, peer, other);
    const { title } = works.find(({ name }) => name === work)!;
    const who = peer === 'holdfast' ? '' : ` (${peer.replace('holdfast, ', '')})`;
    if (times === undefined) continue;
    rows.push([
      `${title}${who}`,
      other,
      share(atLeast, other),
      share(times, other),
      verdict(times >= atLeast, times / atLeast),
    ]);
  }
  for (const { what, goal, measured, reached } of findings)
    rows.push([what, '', goal, measured, verdict(reached)]);
  return table(rows);
}

/** Against the limit a share in per cent; else how many times as fast. */
const share = (times: number, other: string): string =>
  other.startsWith('C, ') ? `${(100 * times).toFixed(0)} %` : `${figure(times)} ×`;

function verdict(reached: boolean, ratio?: number): string {
  if (reached) return 'reached';
  return ratio === undefined ? 'missed' : `missed by ${(100 * (1 - ratio)).toFixed(0)} %`;
}

function timeTable(all: readonly Series[]): string[] {
  const peers = [...new Set(all.map(({ peer }) => peer))];
  const rows = [['work', ...peers]];
  for (const { name, title } of works) {
    const cells = peers.map((peer) => {
      const series = all.find((s) => s.peer === peer && s.work === name);
      return series === undefined ? '' : figure(median(series.nanoseconds));
    });
    if (cells.some((cell) => cell !== '')) rows.push([title, ...cells]);
  }
  return table(rows);
}

function machine(): string[] {
  const version = (command: string, ...options: string[]): string[] => {
    try {
      return [execFileSync(command, options, { encoding: 'utf8', stdio: 'pipe' }).split('\n')[0]!];
    } catch {
      return [];
    }
  };
  const processors = cpus();
  return [
    `${processors.length} processors: ${processors[0]!.model.trim()}`,
    `Node ${process.version}, V8 ${process.versions.v8}`,
    ...version('g++', '--version'),
    ...version(
      'python3',
      '-c',
      'import sys, numpy; print("Python", sys.version.split()[0] + ", NumPy", numpy.__version__)',
    ),
  ];
}
