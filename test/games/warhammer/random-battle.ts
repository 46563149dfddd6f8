import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A small crowded table, of units at odd angles and near the edges, the same for the same number. */
export function randomBattle(number: number): Readonly<Record<string, unknown>> {
  const generator = xoroshiro128plus(Math.imul(number + 1, 0x9e3779b1));
  for (let i = 0; i < 40; i++) generator.next();
  const pick = (from: number, to: number): number => uniformInt(generator, from, to);
  const chance = (percent: number): boolean => pick(1, 100) <= percent;
  const places: { x: number; y: number }[] = [];
  const place = (low: number, high: number): [number, number] | undefined => {
    for (let attempt = 0; attempt < 40; attempt++) {
      const [x, y] = [pick(14, 106) / 4, pick(low * 4, high * 4) / 4];
      if (places.some((other) => Math.hypot(other.x - x, other.y - y) < 4.6)) continue;
      places.push({ x, y });
      return [x, y];
    }
    return undefined;
  };
  const side = (letter: string, count: number, low: number, high: number) => {
    const units: Record<string, object> = {};
    const [general, standard] = [pick(0, count), pick(0, count)];
    for (let i = 0; i < count; i++) {
      const at = place(low, high);
      if (at === undefined) continue;
      units[`${letter}${i}`] = {
        leadership: pick(5, 8),
        models: pick(4, 8),
        wide: 4,
        base: '25 x 20 mm',
        at,
        turned: chance(30) ? pick(-6, 6) * 15 : 0,
        ...(general === i ? { general: { leadership: 9 } } : {}),
        ...(standard === i ? { standard: true } : {}),
        ...(chance(10) ? { swiftstride: true } : {}),
      };
    }
    return units;
  };
  const ours = side('A', pick(3, 5), 4, 13);
  const theirs = side('E', pick(1, 3), 14, 23);
  const enemies = Object.keys(theirs);
  const events = Array.from({ length: pick(1, 2) }, () => {
    const unit = `A${pick(0, Object.keys(ours).length - 1)}`;
    const by = enemies.length > 0 && chance(70) ? { by: enemies[pick(0, enemies.length - 1)] } : {};
    const what = [
      { is: 'destroyed' },
      { is: 'broken' },
      { loses: pick(1, 5), ...by },
      { 'breaks by': pick(1, 4) },
    ][pick(0, 3)]!;
    return { turn: 1, of: 'theirs', phase: 'magic', unit, ...what };
  }).filter(({ unit }) => unit in ours);
  return { table: '30 x 28', ours, theirs, events, turns: 1 };
}
