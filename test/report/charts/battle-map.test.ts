import { describe, expect, it } from 'vitest';
import type { BattleLineScene, SceneUnit } from '../../../src/games/warhammer/battle-line/scene.ts';
import { battleMap } from '../../../src/report/charts/battle-map.ts';
import type { Look } from '../../../src/report/charts/chart.ts';
import { cell, event, result } from '../fixtures/build.ts';
import { textsOf } from './texts-of.ts';

const NAMES = ['Spearmen', 'Halberdiers', 'Swordsmen', 'Greatswords', 'Handgunners', 'Inner Circle Knights'];

/** Units close side by side, with a gap as given; the first one may have its reaches. */
function mapOf(
  gap: number,
  look: Look,
  {
    reach = {},
    y = 16,
    panics = [],
    flight,
  }: {
    reach?: Pick<SceneUnit, 'generalReach' | 'standardReach'>;
    y?: number;
    panics?: string[];
    flight?: { x: number; y: number };
  } = {},
) {
  const units = NAMES.map((name, i) => ({
    name,
    side: 'ours' as const,
    x: 20 + i * gap,
    y: 10,
    facingX: 0,
    facingY: 1,
    width: 4,
    depth: 4,
  }));
  const enemy = { ...units[0]!, name: 'Bloodletters', side: 'theirs' as const, y: 36, facingY: -1 };
  const all = [
    ...units.map((unit, i) => ({ ...unit, y, ...(i === 0 ? reach : {}), ...(flight && { flight }) })),
    enemy,
  ];
  const scene: BattleLineScene = { kind: 'battle line', width: 72, height: 48, units: all };
  const events = NAMES.map((name, i) =>
    event({ name: `${name}.flees`, clause: `the ${name} flee`, tone: 'bad' }, {}, `${i + 1}/36`, 1_000_000),
  );
  const runs = flight
    ? [
        event(
          { name: 'Swordsmen.first run', clause: 'they run', tone: 'bad' },
          { inches: 7 },
          '1/12',
          1_000_000,
        ),
      ]
    : [];
  const panicked = panics.map((name) => event({ name, clause: 'panic', tone: 'bad' }, {}, '1/6', 1_000_000));
  const one = cell([], 1_000_000, { events: [...events, ...runs, ...panicked], scene });
  return battleMap(result([one]), one, scene, look);
}

describe.each(['light', 'dark'] as const)('a battle map, %s', (theme) => {
  it('names units at their places where there is room', async () => {
    const { texts } = await textsOf(mapOf(7, { width: 720, theme }).spec);
    expect(texts.map(({ text }) => text)).toContain('Spearmen 2.78\u00a0%');
  });

  it('numbers crowded units and lists every one below', async () => {
    const { texts, height } = await textsOf(mapOf(4.5, { width: 320, theme }).spec);
    const all = texts.map(({ text }) => text);
    for (const [i, name] of NAMES.entries()) {
      expect(all).toContain(String(i + 1));
      expect(all.some((text) => text.startsWith(name) && text.endsWith('%'))).toBe(true);
    }
    for (const { right, bottom } of texts) {
      expect(right).toBeLessThanOrEqual(320);
      expect(bottom).toBeLessThanOrEqual(height);
    }
  });
});

describe('what a battle map says of its marks', () => {
  const said = async (about: Parameters<typeof mapOf>[2]): Promise<string> => {
    const { spec } = mapOf(7, { width: 720, theme: 'light' }, about);
    return (spec as { title: { subtitle: string[] } }).title.subtitle.join(' ');
  };
  const UNITS = 'Our units shaded by the chance to flee; theirs in grey.';

  it('is nothing of marks that are not there', async () => {
    expect(await said({})).toBe(UNITS);
  });

  it.each([
    [{ generalReach: 12 }, 'Circle: reach of the General.'],
    [{ standardReach: 12 }, 'Circle: reach of the standard.'],
    [
      { generalReach: 12, standardReach: 12 },
      'Circles: reach of the General (full) and the standard (dotted).',
    ],
  ])('tells the circles of %j', async (reach, words) => {
    expect(await said({ reach })).toBe(`${UNITS} ${words}`);
  });

  it('tells arrows and the edge of the table where they are', async () => {
    expect(await said({ y: 3 })).toBe(`${UNITS} Thick line: the edge of the table.`);
    expect(await said({ flight: { x: 0, y: -1 } })).toBe(`${UNITS} Dashed arrows: the mean first flight.`);
    expect(await said({ panics: ['Swordsmen.first panic: broken: Halberdiers'] })).toBe(
      `${UNITS} Full arrows: who panics whom, the wider the likelier.`,
    );
  });
});
