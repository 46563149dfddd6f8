import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { exactStudy } from '../../src/study/exact-study.ts';
import { localExecutor } from '../../src/study/local-executor.ts';
import type { Result } from '../../src/study/result.ts';
import { runStudy } from '../../src/study/run-study.ts';
import { version } from '../../src/study/version.ts';
import { leadershipPlan, PLAY, routPlan } from './plans.ts';

const text = readFileSync(new URL('../../src/study/result.schema.json', import.meta.url), 'utf8');
const fits = new Ajv2020({ strict: true, strictTypes: 'log', allErrors: true }).compile(
  JSON.parse(text) as object,
);
const complaints = (result: unknown): unknown => {
  // As a reader of the file has it.
  fits(JSON.parse(JSON.stringify(result)));
  return fits.errors ?? [];
};
const executor = localExecutor();

/** A sound result, changed in one place. */
function changed(change: (result: Loose, cell: Loose, share: Loose) => unknown): unknown {
  const copy = JSON.parse(JSON.stringify(exactStudy(leadershipPlan()))) as Loose & { cells: [Loose] };
  const [cell] = copy.cells;
  change(copy, cell, (cell.outcomes as [Loose])[0]);
  return copy;
}

type Loose = Record<string, unknown>;

describe('the schema of results', () => {
  it('fits what runs give', async () => {
    const [cell] = routPlan().cells;
    const values = { ...cell!.rules.values, 'leadership.ldCap': 9 };
    const other = { ...cell!, alternative: 'other', cost: -25, rules: { preset: 'mordheim', values } };
    const results: Result[] = [
      exactStudy(routPlan()),
      await runStudy(routPlan({ trials: 50_000, cells: [cell!, other] }), { executor }),
      await runStudy(routPlan({ trials: 100 }), { executor, budget: PLAY }),
      await runStudy(routPlan({ trials: 1 }), { executor }),
      await runStudy(leadershipPlan({ precision: 0.01 }), { executor }),
      await runStudy(leadershipPlan(), { executor, signal: AbortSignal.abort() }),
    ];
    for (const result of results) expect(complaints(result)).toEqual([]);
    expect(results[1]!.cells[1]).toMatchObject({
      alternative: 'other',
      cost: -25,
      switches: { 'leadership.ldCap': 9 },
    });
  });

  it.each<[string, Parameters<typeof changed>[0]]>([
    ['a missing field', (result) => delete result.seed],
    ['an unknown field', (result) => Object.assign(result, { date: 'today' })],
    ['another format', (result) => Object.assign(result, { result: 2 })],
    ['no list of cells', (result) => Object.assign(result, { cells: 3 })],
    ['half a trial', (_, cell) => Object.assign(cell, { trials: 0.5 })],
    ['an unknown engine', (_, cell) => Object.assign(cell, { engine: 'guess' })],
    ['a cell without outcomes', (_, cell) => Object.assign(cell, { outcomes: [] })],
    ['a share above 1', (_, __, share) => Object.assign(share, { exact: 1.1 })],
    ['a decimal for a fraction', (_, __, share) => Object.assign(share, { fraction: '0.5' })],
    ['a share without its count', (_, __, share) => delete share.count],
  ])('finds %s', (_, change) => {
    expect(complaints(changed(change))).not.toEqual([]);
  });
});

describe('version', () => {
  it('is that of the package', () => {
    const { version: published } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(version).toBe(published);
  });
});
