// Battle lines of any size, so close and so weak in nerves that panic spreads: a third of the units are enemies, ours
// stand in two lines, and something happens in every turn.

const block = { leadership: 6, models: 20, wide: 5, base: '20 x 20 mm' };

const row = (count: number, name: string, x: number, y: number): [string, object][] =>
  Array.from({ length: count }, (_, i) => [
    `${name} ${i + 1}`,
    { ...block, at: [x + 7 * i, y], turned: 5 * ((i % 3) - 1) },
  ]);

/** The fields of a battle line of so many units, a multiple of three up to 27, over so many turns. */
export function growingLine(units: number, turns: number): Record<string, unknown> {
  const enemies = units / 3;
  const front = Math.ceil((units - enemies) / 2);
  const theirs = row(enemies, 'Enemy', 36 - 3.5 * enemies, 30);
  return {
    table: '72 x 48',
    ours: Object.fromEntries([
      ...row(front, 'First', 36 - 3.5 * front, 16),
      ...row(units - enemies - front, 'Second', 38 - 3.5 * front, 9),
    ]),
    theirs: Object.fromEntries(theirs),
    events: [
      { turn: 1, of: 'theirs', phase: 'shooting', unit: `First ${Math.ceil(front / 2)}`, is: 'destroyed' },
      ...Array.from({ length: turns - 1 }, (_, i) => ({
        turn: i + 2,
        of: 'theirs',
        phase: 'shooting',
        unit: `First ${(i % front) + 1}`,
        loses: '2d6',
        by: 'Enemy 1',
      })),
    ],
    turns,
  };
}
