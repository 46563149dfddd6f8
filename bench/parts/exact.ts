import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { compile } from '../../src/engine/compile.ts';
import { add, type Fraction, text } from '../../src/engine/fraction.ts';
import { solveExactly } from '../../src/engine/solve.ts';
import { workOf } from '../works/all.ts';
import { aloneSeparateDice } from '../works/alone.ts';
import type { Work } from '../works/work.ts';
import { found } from './found.ts';
import { median } from './median.ts';
import { type Finding, figure } from './section.ts';

function solved(work: Work): Record<string, string> {
  const shares = new Map<number, Fraction>();
  for (const [outcome, share] of solveExactly(compile(work.rule)).outcomes) {
    const category = work.category(outcome);
    const before = shares.get(category);
    shares.set(category, before === undefined ? share : add(before, share));
  }
  return Object.fromEntries([...shares].map(([category, share]) => [String(category), text(share)]));
}

function cpuSeconds(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** Compiling and solving in fractions, beside an enumeration in Python whose answer must be the same. */
export async function measureExact(rounds: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  const python = spawn('python3', [fileURLToPath(new URL('../peers/enumerate.py', import.meta.url))], {
    stdio: 'pipe',
  });
  const lines = createInterface({ input: python.stdout })[Symbol.asyncIterator]();
  for (const name of ['alone', 'rout']) {
    const work = workOf(name);
    // Just-in-time compiling is done once and no part of the measurement, here as with the peers.
    for (let i = 0; i < 30; i++) solved(work);
    const ours: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round++) {
      python.stdin.write(`${name} 1 0\n`);
      const answer = JSON.parse((await lines.next()).value as string) as {
        seconds: number;
        shares: Record<string, string>;
      };
      let shares: Record<string, string> = {};
      const seconds = cpuSeconds(() => {
        shares = solved(work);
      });
      const mismatch = Object.keys({ ...shares, ...answer.shares }).find(
        (key) => shares[key] !== answer.shares[key],
      );
      if (mismatch)
        throw new Error(
          `${name}, category ${mismatch}: ${shares[mismatch]} here, ${answer.shares[mismatch]} in Python`,
        );
      ours.push(seconds);
      ratios.push(answer.seconds / seconds);
    }
    findings.push(found('exact', median(ratios), `${work.title} (${figure(median(ours) * 1000)} ms)`));
  }
  python.stdin.end();
  const rates = Array.from({ length: rounds }, () => {
    let replays = 0;
    const seconds = cpuSeconds(() => {
      replays = compile(aloneSeparateDice.rule).replays;
    });
    return replays / seconds;
  });
  findings.push(found('replays', median(rates)));
  return findings;
}
