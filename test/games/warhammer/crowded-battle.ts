import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { cornersOf, gap, type Polygon, sharedArea } from './battle-oracle-geometry.ts';
import {
  groundUnder,
  type Side,
  unitsOf,
  type WrittenEvent,
  type WrittenTable,
  type WrittenUnit,
} from './battle-oracle-units.ts';

export interface Crowd {
  readonly ours: number;
  readonly theirs: number;
  readonly events: number;
  readonly turns: number;
  /** In whole inches and quarter turns, where ties are common and limits are met exactly. */
  readonly drawnUp?: boolean;
}

const keywords = ['Cold-blooded', 'Stubborn', 'Unbreakable', 'Immune to Psychology', 'Frenzy', 'Swiftstride'];

/** A crowded table on which everything that a scenario can say occurs now and then; the same for the same number. */
export function crowdedBattle(number: number, crowd: Crowd): WrittenTable {
  const generator = xoroshiro128plus(Math.imul(number + 1, 0x85ebca6b));
  for (let i = 0; i < 40; i++) generator.next();
  const pick = (from: number, to: number): number => uniformInt(generator, from, to);
  const chance = (percent: number): boolean => pick(1, 100) <= percent;
  const oneOf = <Item>(items: readonly Item[]): Item => items[pick(0, items.length - 1)]!;
  const [width, height] = [pick(28, 40), pick(24, 34)];
  const taken: Polygon[] = [cornersOf({ front: [width + 1, 1], facing: 0, width: 1, depth: 1 })];

  const parts = crowd.drawnUp ? 1 : 4;
  const anyTurn = (): number => (chance(50) ? pick(-12, 12) * 15 : pick(-180, 180));

  const side = (which: Side, letter: string, count: number): Record<string, WrittenUnit> => {
    const units: Record<string, WrittenUnit> = {};
    const [general, standard] = [pick(0, count), pick(0, count)];
    for (let i = 0, attempt = 0; i < count && attempt < 200; attempt++) {
      const models = pick(1, 12);
      const low = which === 'ours' ? 0 : 0.45;
      const unit: WrittenUnit = {
        leadership: pick(4, 9),
        models,
        ...(chance(crowd.drawnUp ? 20 : 75)
          ? { wide: pick(2, 5), base: oneOf(['20 x 20 mm', '25 x 50 mm', '40 x 40 mm', '25 x 20 mm']) }
          : { size: oneOf(['4 x 2', '6 x 1.5', '1 x 3', '2 x 2']) }),
        at: [
          pick(0, width * parts) / parts,
          pick(Math.round(height * parts * low), Math.round(height * parts * (low + 0.6))) / parts,
        ],
        ...(chance(50) ? { turned: crowd.drawnUp ? pick(-2, 2) * 90 : anyTurn() } : {}),
        ...(general === i ? { general: { leadership: pick(7, 10), large: chance(30) } } : {}),
        ...(standard === i ? { standard: true } : {}),
        ...(chance(15) ? { swiftstride: true } : {}),
        ...(chance(8) ? { immune: true } : {}),
        ...(chance(12) ? { keywords: [oneOf(keywords)] } : {}),
        ...(chance(10) ? { engaged: true } : chance(12) ? { fleeing: true } : {}),
      };
      const name = `${letter}${i}`;
      const [placed] = unitsOf({
        table: '1 x 1',
        ours: {},
        theirs: {},
        events: [],
        turns: 1,
        [which]: { [name]: unit },
      });
      const ground = groundUnder(placed!);
      const onTable = ground.every(([x, y]) => x > 0.01 && y > 0.01 && x < width - 0.01 && y < height - 0.01);
      const tooNear = (other: Polygon): boolean =>
        crowd.drawnUp ? sharedArea(other, ground) > 1e-9 : gap(other, ground) < 0.1;
      if (!onTable || taken.some(tooNear)) continue;
      taken.push(ground);
      units[name] = unit;
      i++;
    }
    return units;
  };
  const ours = side('ours', 'A', crowd.ours);
  const theirs = side('theirs', 'E', crowd.theirs);

  const events = Array.from({ length: crowd.events }, (): WrittenEvent => {
    const [mine, others] = crowd.theirs === 0 || chance(65) ? [ours, theirs] : [theirs, ours];
    const by = Object.keys(others).length > 0 && chance(70) ? { by: oneOf(Object.keys(others)) } : {};
    const what = oneOf<Partial<WrittenEvent>>([
      { is: 'destroyed' },
      { is: 'broken' },
      { loses: pick(1, 6), ...by },
      { loses: pick(1, 4), ...by },
      { loses: 'd6', ...by },
      { loses: oneOf(['10 %', '25 %', '30 %', '100 %'] as const), ...by },
      { 'breaks by': pick(0, 4) },
      { 'breaks by': 'd6' },
      ...('by' in by
        ? [{ is: 'terrified', with: oneOf(['spell', 'specialRule'] as const), ...by } as const]
        : []),
    ]);
    return {
      turn: crowd.turns === 1 ? 1 : oneOf([pick(1, crowd.turns), 'each', [1, crowd.turns]]),
      of: oneOf(['ours', 'theirs']),
      phase: oneOf(['movement', 'magic', 'shooting', 'combat']),
      unit: oneOf(Object.keys(mine)),
      ...what,
    };
  });
  return { table: `${width} x ${height}`, ours, theirs, events, turns: crowd.turns };
}
