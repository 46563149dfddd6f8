import { describe, expect, it } from 'vitest';
import { plainKernel } from '../../src/sampling/plain-kernel.ts';
import { DIAGRAM_BLOCK, PLAY_BLOCK } from '../../src/sampling/streams.ts';
import { wasmKernel } from '../../src/sampling/wasm-kernel.ts';
import { exactStudy } from '../../src/study/exact-study.ts';
import type { Executor } from '../../src/study/executor.ts';
import { localExecutor } from '../../src/study/local-executor.ts';
import { widestReach } from '../../src/study/precision.ts';
import { prepareCell } from '../../src/study/prepare-cell.ts';
import type { Progress } from '../../src/study/progress.ts';
import { runStudy } from '../../src/study/run-study.ts';
import { Totals } from '../../src/study/totals.ts';
import { leadershipPlan, PLAY, planOf, routPlan } from './plans.ts';

const executor = localExecutor();

describe('runStudy', () => {
  it('runs ten million trials of a diagram, and solves it', async () => {
    const result = await runStudy(leadershipPlan(), { executor });
    const cell = result.cells[0]!;
    expect(cell).toMatchObject({
      settings: {},
      engine: 'diagram',
      trials: 10_000_000,
      events: [],
      quantities: [],
    });
    // By hand: 21/36 pass at 7; of the 15/36 that fail, 21/36 pass the re-roll.
    expect(cell.outcomes.map(({ name, exact, fraction }) => [name, exact, fraction])).toEqual([
      ['passes', 0.583333333, '7/12'],
      ['passes on the re-roll', 0.243055556, '35/144'],
      ['fails', 0.173611111, '25/144'],
    ]);
    expect(cell.outcomes.reduce((sum, { count }) => sum + count, 0)).toBe(10_000_000);
    for (const { agrees, low, high, simulated, count } of cell.outcomes) {
      expect(agrees).toBe(true);
      expect(simulated).toBe(count / 10_000_000);
      expect(low).toBeLessThan(simulated);
      expect(high).toBeGreaterThan(simulated);
    }
    expect(result).toMatchObject({ result: 1, stream: 1, complete: true, ask: 'leadership', seed: 2026 });
    expect(result.agreement).toEqual({ falseAlarms: 1e-6, comparisons: 3 });
  });

  it('plays a million trials where there is no diagram, and says so', async () => {
    const result = await runStudy(leadershipPlan(), { executor, budget: PLAY });
    const cell = result.cells[0]!;
    expect(cell.engine).toBe('play');
    expect(cell.trials).toBe(1_000_000);
    expect(cell.notes.at(-1)).toContain('Played trial by trial');
    expect(result.agreement).toBeUndefined();
    // False-alarm rate 1e-9: 6.2 standard errors.
    const error = Math.sqrt((25 / 144) * (119 / 144)) / 1000;
    expect(Math.abs(cell.outcomes[2]!.simulated - 25 / 144)).toBeLessThan(6.2 * error);
    for (const share of cell.outcomes) {
      expect(share).not.toHaveProperty('exact');
      expect(share).not.toHaveProperty('agrees');
    }
  });

  it('shows declared outcomes that cannot happen as a row of zeros with a bound', async () => {
    const plan = planOf('leadership', 'wfb8', { leadership: 7 }, { trials: 3_000_000 });
    const [, saved] = (await runStudy(plan, { executor })).cells[0]!.outcomes;
    expect(saved).toMatchObject({ name: 'passes on the re-roll', count: 0, simulated: 0, low: 0, exact: 0 });
    expect(saved).toMatchObject({ fraction: '0', agrees: true });
    expect(saved!.high * 3_000_000).toBeCloseTo(2.9957, 3);
  });

  it('gives the same bytes for the same seed, others for another', async () => {
    const run = async (seed: number) =>
      JSON.stringify(await runStudy(routPlan({ seed, trials: 2e6 }), { executor }));
    const first = await run(1);
    expect(await run(1)).toBe(first);
    expect(await run(2)).not.toBe(first);
  });

  it('gives the same bytes with and without WebAssembly, in both engines', async () => {
    for (const rest of [{}, { budget: PLAY }]) {
      const plan = leadershipPlan({ trials: 2 * PLAY_BLOCK + 77 });
      const [one, other] = await Promise.all(
        [wasmKernel(), plainKernel()].map((kernel) =>
          runStudy(plan, { executor: localExecutor(kernel), ...rest }),
        ),
      );
      expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    }
  });

  it('gives cells numbers of their own, which others beside them do not change', async () => {
    const [cell] = leadershipPlan().cells;
    const other = { ...cell!, alternative: 'another name, the same test' };
    const trials = 100_000;
    const alone = await runStudy(leadershipPlan({ trials }), { executor });
    const both = await runStudy(
      leadershipPlan({ trials, cells: [other, { ...cell!, alternative: 'as written' }] }),
      { executor },
    );
    const counts = (cell: number) => both.cells[cell]!.outcomes.map(({ count }) => count);
    expect(counts(1)).toEqual(alone.cells[0]!.outcomes.map(({ count }) => count));
    expect(counts(0)).not.toEqual(counts(1));
  });

  it('tells its progress after every block, ascending, to the end', async () => {
    const seen: Progress[] = [];
    const [cell] = leadershipPlan().cells;
    const plan = leadershipPlan({
      trials: 3 * DIAGRAM_BLOCK - 5,
      cells: [cell!, { ...cell!, settings: { a: 1 } }],
    });
    await runStudy(plan, { executor, progress: (progress) => seen.push(progress) });
    expect(seen.map(({ cell, trials }) => [cell, trials])).toEqual(
      [0, 1].flatMap((cell) => [1, 2, 3].map((n) => [cell, Math.min(n * DIAGRAM_BLOCK, plan.trials!)])),
    );
    expect(seen[0]).toMatchObject({ cells: 2, of: plan.trials, untilPrecise: false });
    const { share, low, high, name } = seen.at(-1)!.estimate();
    expect(name).toBe('fails');
    expect(low).toBeLessThan(share);
    expect(high).toBeGreaterThan(share);
  });

  it('says so when simulation and exact value do not agree', async () => {
    // A faulty machine: it takes one trial in four hundred from one outcome and gives it to another.
    const faulty: Executor = {
      ...executor,
      async *run(job, blocks) {
        for await (const counts of executor.run(job, blocks)) {
          const moved = Math.round((counts as Float64Array).reduce((sum, count) => sum + count) / 400);
          yield (counts as Float64Array).map((count, i) => count + [-moved, 0, moved][i]!);
        }
      },
    };
    const [cell] = (await runStudy(leadershipPlan(), { executor: faulty })).cells;
    expect(cell!.outcomes.map(({ agrees }) => agrees)).toEqual([false, true, false]);
    const mean = async (machine: Executor) =>
      (await runStudy(routPlan(), { executor: machine })).cells[0]!.quantities[0]!.mean!;
    expect(await mean(executor)).toMatchObject({ agrees: true });
    const outcomes = prepareCell(routPlan(), routPlan().cells[0]!).diagram!.outcomes.length;
    const swapping: Executor = {
      ...executor,
      async *run(job, blocks) {
        for await (const counts of executor.run(job, blocks)) {
          (counts as Float64Array).subarray(0, outcomes).reverse();
          yield counts;
        }
      },
    };
    expect(await mean(swapping)).toMatchObject({ agrees: false });
  });

  it('records which rules differ in a cell', async () => {
    const plan = leadershipPlan({ trials: 1000 });
    const [cell] = plan.cells;
    const values = { ...cell!.rules.values, 'leadership.naturalDoubleOne': 'off' };
    const cells = [
      cell!,
      { ...cell!, settings: { 'rules.x': 'off' }, rules: { preset: 'wfb8', values }, cost: -25 },
    ];
    const result = await runStudy({ ...plan, cells }, { executor });
    expect(result.cells[0]).not.toHaveProperty('switches');
    expect(result.cells[1]!.switches).toEqual({ 'leadership.naturalDoubleOne': 'off' });
    expect(result.cells[1]!.cost).toBe(-25);
  });

  it('hands on what a rule throws', async () => {
    const plan = planOf('leadership', 'wfb8', { leadership: 99 });
    await expect(runStudy(plan, { executor })).rejects.toThrow();
  });
});

describe('precision', () => {
  it('stops at the first prefix of blocks whose every interval is narrow enough', async () => {
    const narrow = await runStudy(leadershipPlan({ precision: 0.0005 }), { executor });
    const { trials } = narrow.cells[0]!;
    expect(trials % DIAGRAM_BLOCK).toBe(0);
    // Half-width 1.96 sqrt(p q / n) with p = 7/12: 0.0005 takes 3.74 million trials, so four blocks.
    expect(trials).toBe(4 * DIAGRAM_BLOCK);
    for (const { low, high, simulated } of narrow.cells[0]!.outcomes) {
      expect(Math.max(high - simulated, simulated - low)).toBeLessThanOrEqual(0.0005);
    }
    const same = await runStudy(leadershipPlan({ trials }), { executor });
    expect(JSON.stringify(same)).toBe(JSON.stringify(narrow));
  });

  it('counts outcomes that were never met: their bound must be narrow too', () => {
    const totals = new Totals();
    const all = (count: number) => ({
      outcomes: [{ key: 'a', name: 'a', quantities: {}, count }],
      notes: [],
    });
    totals.add(all(29_000), 29_000);
    expect(widestReach(['a', 'never'], totals)).toBeGreaterThan(1e-4);
    // 3 / N is below 1e-4 from 29,956 trials on.
    totals.add(all(956), 956);
    expect(widestReach(['a', 'never'], totals)).toBeLessThan(1e-4);
  });

  it('gives up at the limit, and says so', async () => {
    const plan = leadershipPlan({ precision: 1e-5, trials: 2_000_000 });
    const [cell] = (await runStudy(plan, { executor })).cells;
    expect(cell!.trials).toBe(2_000_000);
    expect(cell!.notes.at(-1)).toMatch(
      /^After 2,000,000 trials, the most allowed, the widest 95 % interval still reaches 0\.068\d percentage points/,
    );
    expect(cell!.notes.at(-1)).toContain('0.001 percentage points were wanted');
  });
});

describe('stopping', () => {
  it('keeps the completed blocks: the same bytes, but for `complete`, as a run of so many trials', async () => {
    for (const [rest, block] of [
      [{}, DIAGRAM_BLOCK],
      [{ budget: PLAY }, PLAY_BLOCK],
    ] as const) {
      const stop = new AbortController();
      const progress = ({ trials }: Progress) => {
        if (trials >= 3 * block) stop.abort();
      };
      const plan = leadershipPlan({ trials: 100 * block });
      const stopped = await runStudy(plan, { executor, signal: stop.signal, progress, ...rest });
      expect(stopped.complete).toBe(false);
      expect(stopped.cells[0]!.trials).toBe(3 * block);
      const whole = await runStudy(leadershipPlan({ trials: 3 * block }), { executor, ...rest });
      expect(JSON.stringify({ ...stopped, complete: true })).toBe(JSON.stringify(whole));
    }
  });

  it('leaves out cells that were not begun', async () => {
    const stop = new AbortController();
    const [cell] = leadershipPlan().cells;
    const cells = [1, 2, 3].map((n) => ({ ...cell!, settings: { n } }));
    const progress = ({ cell }: Progress) => {
      if (cell === 1) stop.abort();
    };
    const plan = leadershipPlan({ trials: 2 * DIAGRAM_BLOCK, cells });
    const result = await runStudy(plan, { executor, signal: stop.signal, progress });
    expect(result.cells.map(({ settings, trials }) => [settings, trials])).toEqual([
      [{ n: 1 }, 2 * DIAGRAM_BLOCK],
      [{ n: 2 }, DIAGRAM_BLOCK],
    ]);
    stop.abort();
    const nothing = await runStudy(plan, { executor, signal: stop.signal });
    expect(nothing).toMatchObject({ complete: false, cells: [] });
  });
});

describe('exactStudy', () => {
  it('solves without simulating', () => {
    const result = exactStudy(routPlan());
    const [cell] = result.cells;
    expect(cell).toMatchObject({ trials: 0, engine: 'diagram' });
    expect(cell!.outcomes.reduce((sum, { exact }) => sum + exact!, 0)).toBeCloseTo(1, 8);
    expect(cell!.outcomes[0]).toMatchObject({ count: 0, simulated: 0, low: 0, high: 1 });
    expect(cell!.outcomes[0]).not.toHaveProperty('agrees');
    const turn = cell!.quantities.find(({ name, given }) => name === 'turn' && given === 'routs')!;
    expect(turn.count).toBe(0);
    expect(Object.keys(turn.mean!)).toEqual(['exact', 'fraction']);
    expect(turn).not.toHaveProperty('quantiles');
    expect(result).not.toHaveProperty('agreement');
  });

  it('says which rules cannot be solved', () => {
    const [cell] = exactStudy(leadershipPlan(), PLAY).cells;
    expect(cell!.engine).toBe('play');
    expect(cell!.notes.at(-1)).toContain('can only be simulated');
  });
});
