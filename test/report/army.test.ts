import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { armyBlocks } from '../../src/report/army/blocks.ts';
import { armyChanges, matters } from '../../src/report/army/changes.ts';
import { asWritten, meanFailure, numberOfTests } from '../../src/report/army/reading.ts';
import { changeTable, idleChanges, leaderTable, unitTable } from '../../src/report/army/tables.ts';
import { armyAnswer } from '../../src/report/army/words.ts';
import { chartsOf } from '../../src/report/charts/charts-of.ts';
import { draw } from '../../src/report/charts/draw.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { exactStudy } from '../../src/study/exact-study.ts';
import type { Result } from '../../src/study/result.ts';

const resultOf = async (text: string): Promise<Result> => exactStudy(await loadScenario('army.yaml', text));
const file = (text: string): string => `holdfast: 1\nask: army\nrules: wfb8\nlostBy: 1\n${text}`;

// One unit of 1 model: panic, march, lost by 1, rally. Alone 5/12, 5/12, 7/12, 5/12.
const alone = file(
  'general: { leadership: 9 }\nstandard: {}\nprices: { leadership: 20 }\nunits: { A: { leadership: 7, models: 1, points: 40 } }',
);

describe('the report of an army', async () => {
  const result = await resultOf(alone);
  const { cell, army } = asWritten(result)!;

  it('shows every test of every unit', () => {
    const { columns, rows } = unitTable(cell, army);
    expect(columns.map(({ name }) => name)).toEqual([
      'Unit',
      'Models',
      'Points',
      'Leadership',
      'Panic',
      'March',
      'Break by 1',
      'Rally',
      'Rally with few left',
    ]);
    expect(rows).toEqual([
      ['A', '1', '40', '7', '41.67\u00a0%', '41.67\u00a0%', '58.33\u00a0%', '41.67\u00a0%', '–'],
    ]);
    expect(numberOfTests(army)).toBe(4);
    // (5/12 · 3 + 7/12) / 4 = 22/48.
    expect(meanFailure(cell, army)).toBeCloseTo(22 / 48, 8);
  });

  it('says what a change is worth, for its cost and for the unit', () => {
    const changes = armyChanges(result);
    const plus = changes.find(({ name }) => name === '+1 Leadership: A')!;
    // Leadership 8 fails 10/36, lost by 1 15/36: the mean falls from 22/48 to (3 · 10 + 15)/144.
    expect(plus.mean).toBeCloseTo(45 / 144 - 22 / 48, 8);
    expect(plus.panic).toBeCloseTo(10 / 36 - 15 / 36, 8);
    expect(plus.most?.difference).toBeCloseTo(-6 / 36, 8);
    expect(plus).toMatchObject({ units: ['A'], cost: 20, unitPoints: 40 });
    const row = changeTable(changes).rows.find(([name]) => name === '+1 Leadership: A')!;
    expect(row).toEqual([
      '+1 Leadership: A',
      '−13.89\u00a0points',
      '−14.58\u00a0points',
      'A: break by 1: −16.7\u00a0points',
      '+20',
      '−7.29\u00a0points',
      '−3.65\u00a0points',
    ]);
  });

  it('names changes that change nothing', async () => {
    const near = await resultOf(
      file(
        'general: { leadership: 9 }\nunits: { A: { leadership: 7, models: 1, general: { joins: unit } }, B: { leadership: 7, models: 1, unbreakable: true, type: war machine } }',
      ),
    );
    const changes = armyChanges(near);
    expect(changes.filter((change) => !matters(change)).map(({ name }) => name)).toContain(
      '+1 Leadership: A',
    );
    expect(idleChanges(changes).join()).toMatch(/^No effect here: .*\+1 Leadership: B/);
  });

  it('answers first', () => {
    expect(armyAnswer(result)).toMatch(
      /^If the unit takes one panic test, at least one unit panics five times in 12 \(41\.67\u00a0%\); the A are likeliest/,
    );
    expect(armyAnswer(result)).toContain('“with both” helps most');
  });

  it('gives way where something is varied, and says nothing of other questions', async () => {
    const varied = await resultOf(`${alone}\nvary: { units.A.leadership: [7, 8] }\n`);
    expect(armyBlocks(varied)).toBeUndefined();
    const other = await resultOf('holdfast: 1\nask: leadership\nrules: wfb8\nleadership: 7\n');
    expect(armyBlocks(other)).toBeUndefined();
    expect(armyAnswer(other)).toBeUndefined();
  });
});

describe('the shipped army', () => {
  let result: Result;
  beforeAll(async () => {
    result = await resultOf(readFileSync('scenarios/which-of-my-units-will-run.yaml', 'utf8'));
  }, 60_000);

  it('shows every test with and without those who lead', () => {
    const { cell, army } = asWritten(result)!;
    const { columns, rows } = leaderTable(result, cell, army);
    expect(columns.slice(2).map(({ name }) => name)).toEqual([
      'As written',
      'Without the General',
      'Without the battle standard',
    ]);
    // The Knights: Leadership 9 from the General (6/36 fail), else their own 8 (10/36); no standard in reach.
    const row = rows.find(([unit, test]) => unit === 'Inner Circle Knights' && test === 'panic')!;
    expect(row.slice(2)).toEqual(['16.67\u00a0%', '27.78\u00a0%', '16.67\u00a0%']);
  });

  it('draws its pictures, the same at every run', async () => {
    for (const width of [720, 320]) {
      const charts = chartsOf(result, { width, theme: 'light' });
      expect(charts.map(({ name }) => name)).toEqual(['army', 'changes', 'distribution-1']);
      for (const { spec, alt } of charts) {
        expect(alt.length).toBeGreaterThan(80);
        const svg = await draw(spec);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(await draw(spec)).toBe(svg);
      }
    }
  }, 60_000);
});
