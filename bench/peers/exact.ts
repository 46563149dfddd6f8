import { compile } from '../../src/engine/compile.ts';
import { add, type Fraction, text } from '../../src/engine/fraction.ts';
import { solveExactlyWithin } from '../../src/engine/solve.ts';
import { workOf } from '../works/all.ts';
import type { Work } from '../works/work.ts';
import { type Solved, serve } from './serve.ts';

// This project's exact answers, made as a run makes them: shares over one denominator are added up, and only what is
// written down is brought to lowest terms.

/** Just-in-time compiling is done once and no part of the measurement, here as with the peers that simulate. */
const WARM_UP = 100;
const warm = new Set<Work>();

function sharesOf(work: Work): { shares: Record<string, string>; replays: number } {
  const diagram = compile(work.rule);
  const shares = new Map<number, Fraction>();
  for (const [outcome, share] of solveExactlyWithin(diagram, Number.POSITIVE_INFINITY)!.outcomes) {
    const category = work.category(outcome);
    const before = shares.get(category);
    shares.set(category, before === undefined ? share : add(before, share));
  }
  const texts = [...shares].map(([category, share]) => [String(category), text(share)] as const);
  return { shares: Object.fromEntries(texts), replays: diagram.replays };
}

await serve((name): Solved => {
  const work = workOf(name);
  for (let i = 0; i < WARM_UP && !warm.has(work); i++) sharesOf(work);
  warm.add(work);
  let start = process.cpuUsage();
  const { shares, replays } = sharesOf(work);
  const all = process.cpuUsage(start);
  start = process.cpuUsage();
  compile(work.rule);
  const compiling = process.cpuUsage(start);
  return {
    seconds: (all.user + all.system) / 1e6,
    shares,
    replaysASecond: (replays * 1e6) / (compiling.user + compiling.system),
  };
});
