import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { goals } from '../goals.ts';
import { workOf, works } from '../works/all.ts';
import { median } from './median.ts';
import { timesAsFast } from './ratios.ts';
import type { Series } from './rounds.ts';
import { type Finding, figure, type Section, table } from './section.ts';

/** Everything that one run has found. */
export interface Found {
  /** How it was measured, in a paragraph. */
  readonly method: string;
  /** Whether the machine was quiet, and what could not be measured here: a sentence each. */
  readonly remarks: readonly string[];
  readonly series: readonly Series[];
  readonly findings: readonly Finding[];
  readonly sections: readonly Section[];
}

/** The results of one run as a page of markdown. */
export function resultsPage({ method, remarks, series, findings, sections }: Found): string {
  const lines = [
    '# Speed',
    '',
    'Made by `npm run bench`; do not edit. Ratios are medians over the rounds of one run, in which all programs took turns.',
    '',
    method,
    '',
    ...[...machine(), ...remarks].map((line) => `- ${line}`),
    '',
    '## Goals',
    '',
    ...goalTable(series, findings),
    '',
    'How the time is spent, and what was tried: [docs/speed.md](../docs/speed.md).',
    '',
    '## Nanoseconds a trial, one core',
    '',
    ...timeTable(series),
    ...sections.flatMap(({ title, lines }) => ['', `## ${title}`, '', ...lines]),
    '',
  ];
  return lines.join('\n');
}

/** Every goal that could be measured; beside those that are missed, what bounds them. */
export function goalTable(all: readonly Series[], findings: readonly Finding[]): string[] {
  const rows = [['work', 'against', 'goal', 'measured', '', 'what bounds it']];
  for (const { work, peer = 'holdfast', other, atLeast, bound = '' } of goals) {
    const times = timesAsFast(all, work, peer, other);
    if (times === undefined) continue;
    const who = peer === 'holdfast' ? '' : ` (${peer.replace('holdfast, ', '')})`;
    const reached = times >= atLeast;
    rows.push([
      `${workOf(work).title}${who}`,
      other,
      share(atLeast, other),
      share(times, other),
      verdict(reached, times / atLeast),
      reached ? '' : bound,
    ]);
  }
  for (const { what, goal, measured, reached, bound = '' } of findings)
    rows.push([what, '', goal, measured, verdict(reached), reached ? '' : bound]);
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
