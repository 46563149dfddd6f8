import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { almanacDefinitions, solvedPage } from '../../src/cli/almanac/reference.ts';
import { almanacFiles, writeAlmanac } from '../../src/cli/almanac/write-almanac.ts';
import { UserError } from '../../src/cli/user-error.ts';
import { type AlmanacPage, renderAlmanacPage } from '../../src/report/almanac/page.ts';
import type { Look } from '../../src/report/charts/chart.ts';
import { coloursOf } from '../../src/report/charts/theme.ts';
import type { Cell } from '../../src/study/result.ts';

// Solved once: the tests below look numbers up.
const solved = await Promise.all(almanacDefinitions.map(solvedPage));
const pages = new Map(solved.map((page) => [page.name, page]));
const page = (name: string): AlmanacPage => pages.get(name)!;

const cell = (name: string, settings: Record<string, unknown>, alternative?: string, section = 0): Cell =>
  page(name).sections[section]!.result.cells.find(
    (each) =>
      Object.entries(settings).every(([path, value]) => each.settings[path] === value) &&
      (each.alternative ?? 'as written') === (alternative ?? 'as written'),
  )!;

const fraction = ({ outcomes }: Cell, outcome: string): string | undefined =>
  outcomes.find(({ name }) => name === outcome)!.fraction;

const text = (name: string): string => readFileSync(`reports/almanac/${name}.md`, 'utf8');

/** Counted out: three dice, the highest dropped, show more than that. */
function coldFails(tested: number): number {
  const faces = [1, 2, 3, 4, 5, 6];
  const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => a + b + c - Math.max(a, b, c))));
  return throws.filter((sum) => sum > tested).length / throws.length;
}

describe('the almanac', () => {
  it('is exact in every cell, and shares add up to 1', () => {
    for (const { sections } of pages.values())
      for (const { result } of sections) {
        expect(result.cells.length).toBeGreaterThan(20);
        for (const { outcomes, trials } of result.cells) {
          const sum = outcomes.reduce((total, { exact = Number.NaN }) => total + exact, 0);
          expect(Math.abs(sum - 1)).toBeLessThan(1e-8);
          expect(trials).toBe(0);
        }
      }
  });

  it('has every Leadership from 2 to 10 with every modifier from -3 to 1, by hand', () => {
    // Ways of two dice to show at most so much, the double 1 always passing.
    const ways = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];
    for (let leadership = 2; leadership <= 10; leadership++) {
      for (let modifier = -3; modifier <= 1; modifier++) {
        const tested = Math.max(2, Math.min(10, leadership + modifier));
        const fails = (alternative?: string): number =>
          cell('leadership', { leadership, modifier }, alternative).outcomes[2]!.exact!;
        const plain = (36 - ways[tested]!) / 36;
        const cold = coldFails(tested);
        expect(fails()).toBeCloseTo(plain, 8);
        expect(fails('a re-roll')).toBeCloseTo(plain ** 2, 8);
        expect(fails('cold-blooded')).toBeCloseTo(cold, 8);
        expect(fails('cold-blooded with a re-roll')).toBeCloseTo(cold ** 2, 8);
      }
    }
    expect(cell('leadership', { leadership: 7, modifier: 0 }).outcomes[2]!.fraction).toBe('5/12');
  });

  it('has break tests worked out by hand', () => {
    const holds = (leadership: number, margin: number, alternative?: string): string | undefined =>
      fraction(cell('break-tests', { 'unit.leadership': leadership, margin }, alternative), 'holds');
    // 9 − 5 = 4: 6 of 36 throws.
    expect(holds(9, 5)).toBe('1/6');
    // 4 − 3 = 1: nothing but the double 1; twice with the standard, 1 − (35/36)².
    expect(holds(4, 3)).toBe('1/36');
    expect(holds(4, 3, 'a standard in reach')).toBe('71/1296');
    expect(holds(8, 6, 'stubborn or steadfast')).toBe('13/18');
    expect(holds(8, 0)).toBe('1');
    expect(holds(8, 6, 'both')).toBe('299/324');
  });

  it('has marches worked out by hand', () => {
    const settings = { 'unit.leadership': 7, 'unit.move': 4 };
    const { mean } = cell('marches', settings).quantities.find(({ name }) => name === 'inches')!;
    // 7/12 go 8 inches and 5/12 go 4: 76/12.
    expect(mean?.fraction).toBe('19/3');
    // 24 inches of Movement 4 take three passed tests.
    expect(fraction(cell('marches', settings, undefined, 1), 'reaches the objective')).toBe('343/1728');
  });

  it('has flights worked out by hand', () => {
    // The edge 12 inches away: off with a 12 at once, else 7/12 of 35/36 rally in the first turn.
    const first = cell('flights', { 'unit.leadership': 7, turns: 1 }, undefined, 1);
    expect(fraction(first, 'rallies')).toBe('245/432');
    // 6 inches away: 10 of 36 stay on the table (2 to 5).
    const near = cell('flights', { 'unit.leadership': 7, turns: 1 });
    expect(fraction(near, 'rallies')).toBe('35/216');
  });

  it('has Rout tests worked out by hand', () => {
    // 9 in all: a quarter is 2.25, so 3 must be down, and D3−1 never takes 3 in a turn.
    const early = cell('routs', { 'warband.Warriors.count': 8, turns: 1 }, 'the leader stays back');
    expect(fraction(early, 'routs')).toBe('0');
    // 5 in all: two down are a quarter or more, which D3−1 = 2 brings in the first turn: 1/3 · 10/36.
    const small = cell('routs', { 'warband.Warriors.count': 4, turns: 1 }, 'the leader stays back');
    expect(fraction(small, 'routs')).toBe('5/54');
  });

  it('has All Alone worked out by hand', () => {
    for (const enemies of [2, 6])
      expect(
        fraction(cell('all-alone', { 'warrior.leadership': 7, 'enemies.Enemies.count': enemies }), 'holds'),
      ).toBe('7/12');
    // He fails (5/12), and each of two blows at Strength 3 against Toughness 3 wounds on 4+ and puts out of action on 5 or 6: 5/12 · (1 − (5/6)²).
    const out = cell('all-alone', { 'warrior.leadership': 7, 'enemies.Enemies.count': 2 });
    expect(fraction(out, 'out of action')).toBe('55/432');
  });

  it('stands in reports/almanac as it is made, texts and specifications', async () => {
    const files = await almanacFiles();
    const differing = files
      .filter(({ path }) => !path.endsWith('.svg'))
      .filter(({ path, content }) => readFileSync(`reports/almanac/${path}`, 'utf8') !== content)
      .map(({ path }) => path);
    expect(differing).toEqual([]);
    expect(files.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(700_000);
    expect(text('leadership')).toContain('41.67\u00a0% = 5/12');
    expect(text('break-tests')).toContain('16.67\u00a0% = 1/6');
  }, 60_000);

  it('is drawn as --theme and --width say, without a second picture where that is narrow already', async () => {
    const of = async (look?: Look) => {
      const files = await renderAlmanacPage(page('leadership'), look);
      return new Map(files.map(({ path, content }) => [path, String(content)]));
    };
    const [usual, dark, small] = [
      await of(),
      await of({ width: 1000, theme: 'dark' }),
      await of({ width: 320, theme: 'light' }),
    ];
    const picture = 'charts/leadership-1-1.svg';
    expect(usual.get(picture)).toMatch(/<svg[^>]* width="720"/);
    expect(dark.get(picture)).toMatch(/<svg[^>]* width="1000"/);
    expect(small.get(picture)).toMatch(/<svg[^>]* width="320"/);
    // The ground is dark on wide and on narrow pictures.
    const ground = coloursOf({ theme: 'dark' }).background;
    for (const name of [picture, 'charts/leadership-1-1-narrow.svg']) {
      expect(dark.get(name)).toContain(ground);
      expect(usual.get(name)).not.toContain(ground);
    }
    expect([...dark.keys()]).toEqual([...usual.keys()]);
    expect([...small.keys()]).toEqual([...usual.keys()].filter((path) => !path.includes('narrow')));
    expect(small.get('leadership.md')).not.toContain('<picture>');
    expect(dark.get('leadership.md')).toBe(usual.get('leadership.md'));
  });

  it('overwrites an almanac, and nothing else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'almanac-'));
    await writeAlmanac(folder, true);
    await writeAlmanac(folder, true);
    const other = join(folder, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'leadership.md'), 'mine');
    await expect(writeAlmanac(other, true)).rejects.toThrow(UserError);
    expect(readFileSync(join(other, 'leadership.md'), 'utf8')).toBe('mine');
    await expect(writeAlmanac(join(other, 'leadership.md'), true)).rejects.toThrow(/leadership\.md/);
  }, 60_000);
});
