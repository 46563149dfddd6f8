import { describe, expect, it } from 'vitest';
import type { BattleLineScene } from '../../../src/games/warhammer/battle-line/scene.ts';
import { battleMap } from '../../../src/report/charts/battle-map.ts';
import type { Look } from '../../../src/report/charts/chart.ts';
import { cell, event, result } from '../fixtures/build.ts';
import { textsOf } from './texts-of.ts';

const NAMES = ['Spearmen', 'Halberdiers', 'Swordsmen', 'Greatswords', 'Handgunners', 'Inner Circle Knights'];

/** Units close side by side, with a gap as given. */
function mapOf(gap: number, look: Look) {
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
  const all = [...units.map((unit) => ({ ...unit, y: 16 })), enemy];
  const scene: BattleLineScene = { kind: 'battle line', width: 72, height: 48, units: all };
  const events = NAMES.map((name, i) =>
    event({ name: `${name}.flees`, clause: `the ${name} flee`, tone: 'bad' }, {}, `${i + 1}/36`, 1_000_000),
  );
  const one = cell([], 1_000_000, { events, scene });
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
