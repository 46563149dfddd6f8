import { describe, expect, it } from 'vitest';
import { asked, type Under } from './asked.ts';

// Chances worked out by hand: Leadership 6 fails in 21 of 36 throws (7/12), Leadership 7 in 15 (5/12).

type Units = Readonly<Record<string, object>>;
interface Table {
  readonly ours: Units;
  readonly theirs?: Units;
  readonly events: readonly object[];
  readonly turns?: number;
}

const t9a: Under = { rules: 't9a-2016' };
/** A unit of 4 by 2 inches whose front is at this place. */
const unit = (x: number, y: number, more: object = {}) => ({
  leadership: 7,
  size: '4 x 2',
  at: [x, y],
  ...more,
});
const orcs: Units = { Orcs: unit(30, 44) };
const dies = (name: string) => ({ turn: 1, of: 'theirs', phase: 'magic', unit: name, is: 'destroyed' });
const ask = ({ theirs = orcs, ...table }: Table, under = t9a) =>
  asked('battle-line', { theirs, ...table }, under);

describe('a battle line: who tests', () => {
  const beside = (gap: number) =>
    ask({ ours: { A: unit(20, 24), B: unit(24 + gap, 24) }, events: [dies('A')] });

  it('friends within 6 inches of a unit that is destroyed, edge to edge', () => {
    expect(beside(6).noted('B.panics')).toBe('5/12');
    expect(beside(6.001).noted('B.tests')).toBe('0');
  });

  it('nobody who is engaged, immune or fleeing', () => {
    for (const more of [{ engaged: true }, { immune: true }, { keywords: ['Unbreakable'] }]) {
      expect(
        ask({ ours: { A: unit(20, 24), B: unit(26, 24, more) }, events: [dies('A')] }).noted('B.tests'),
      ).toBe('0');
    }
  });

  it('a unit with heavy casualties, at the event that reaches a quarter', () => {
    const loses = (n: number) => ({
      turn: 1,
      of: 'theirs',
      phase: 'shooting',
      unit: 'A',
      loses: n,
      by: 'Orcs',
    });
    const lossesOf = (...losses: number[]) =>
      ask({ ours: { A: unit(20, 24, { models: 20 }) }, events: losses.map(loses) });
    expect(lossesOf(4).noted('A.tests')).toBe('0');
    expect(lossesOf(5).noted('A.panics')).toBe('5/12');
    expect(lossesOf(3, 2, 5).noted('A.panics')).toBe('5/12');
    expect(lossesOf(20).noted('A.destroyed')).toBe('1');
    expect(lossesOf(20).noted('A.tests')).toBe('0');
  });

  it('with the General in reach on his Leadership, not beyond', () => {
    const away = (inches: number) =>
      ask({
        ours: { A: unit(20, 24), B: unit(26, 24), C: unit(30 + inches, 24, { general: { leadership: 9 } }) },
        events: [dies('A')],
      }).noted('B.panics');
    // Leadership 9 fails in 6 of 36 throws.
    expect([away(12), away(12.5)]).toEqual(['1/6', '5/12']);
  });

  it('with the standard in reach once more', () => {
    const ours = { A: unit(20, 24), B: unit(26, 24), C: unit(42, 24, { standard: true }) };
    expect(ask({ ours, events: [dies('A')] }).noted('B.panics')).toBe('25/144');
  });

  it('in vain with a Leadership of 0 where that fails, unless the General lends his', () => {
    const zero: Under = { rules: 'wfb8', change: { 'leadership.zeroFails': true } };
    const ours = { A: unit(20, 24), B: unit(26, 24, { leadership: 0 }) };
    const table = { ours, events: [dies('A')], turns: 2 };
    const both = (what: string) => [ask(table, { rules: 'wfb8' }).noted(what), ask(table, zero).noted(what)];
    expect(both('B.panics')).toEqual(['35/36', '1']);
    expect(both('B.rallies')).toEqual(['35/1296', '0']);
    const led = { ...ours, C: unit(40, 24, { general: { leadership: 9 }, immune: true }) };
    expect(ask({ ours: led, events: [dies('A')] }, zero).noted('B.panics')).toBe('1/6');
    // A margin that lowers it to 0 leaves the double 1.
    const broken = { turn: 1, of: 'ours', phase: 'combat', unit: 'A', 'breaks by': 9 };
    expect(ask({ ours, events: [broken] }, zero).noted('A.flees')).toBe('35/36');
  });

  it('nobody after a drawn combat, whatever a margin means', () => {
    const event = { turn: 1, of: 'ours', phase: 'combat', unit: 'A', 'breaks by': 0 };
    const drawn = { ours: { A: unit(20, 24, { engaged: true }), B: unit(26, 24) }, events: [event] };
    expect(ask(drawn).noted('A.flees')).toBe('0');
    expect(ask(drawn, { ...t9a, change: { 'battleLine.breaksBy': 'certain' } }).noted('A.flees')).toBe('0');
  });

  it('after a lost combat on Leadership less the margin, and then the friends near by', () => {
    const ours = { A: unit(20, 24, { leadership: 8, engaged: true }), B: unit(26, 24) };
    const event = { turn: 1, of: 'ours', phase: 'combat', unit: 'A', 'breaks by': 3 };
    const answer = ask({ ours, events: [event] });
    // 5 or less holds in 10 of 36 throws.
    expect(answer.noted('A.flees')).toBe('13/18');
    expect(answer.noted('B.first panic: broken: A')).toBe('65/216');
  });
});

describe('a battle line: the cascade', () => {
  // B flees straight down over C, which stands behind it; A dies beside B.
  const column = (gap: number, aside = 5): Units => ({
    A: unit(34 + aside, 30),
    B: unit(30, 30, { leadership: 6 }),
    C: unit(30, 28 - gap),
  });

  it('runs through a friend iff it rolls the gap less an inch', () => {
    const answer = ask({ ours: column(4), events: [dies('A')] });
    // 7/12 fail, 35/36 roll 3 or more, 5/12 fail.
    expect(answer.noted('C.first panic: fled through: B')).toBe('1225/5184');
  });

  it('or the gap itself where flights may end near', () => {
    const stops = { ...t9a, change: { 'flight.endWithinOneInch': 'stops' } };
    // 4 or more in 33 of 36 throws: 7/12 · 11/12 · 5/12.
    expect(ask({ ours: column(3.9), events: [dies('A')] }, stops).noted('C.panics')).toBe('385/1728');
  });

  it('ends beside a unit that is exactly an inch aside, and does not go on beyond it', () => {
    const lane = { A: unit(25, 30), B: unit(30, 30), C: unit(35, 24, { size: '4 x 23.5', immune: true }) };
    const answer = ask({ ours: lane, events: [dies('A')] });
    expect([answer.noted('B.flees'), answer.noted('B.leaves')]).toEqual(['5/12', '0']);
  });

  it('never ends upon a unit, even where flights may end near: it goes on beyond it', () => {
    // C is 3 inches behind B and reaches to the edge: 4 or more in 33 of 36 throws.
    const ours = { A: unit(25, 30), B: unit(30, 30), C: unit(30, 25, { size: '4 x 24.5', immune: true }) };
    const stops = { ...t9a, change: { 'flight.endWithinOneInch': 'stops' } };
    expect(ask({ ours, events: [dies('A')] }).noted('B.leaves')).toBe('5/12');
    expect(ask({ ours, events: [dies('A')] }, stops).noted('B.leaves')).toBe('55/144');
  });

  it('never makes a unit test twice in a phase', () => {
    expect(ask({ ours: column(4, 2), events: [dies('A')] }).noted('C.panics')).toBe('5/12');
  });

  it('ends off the table, which panics those near the exit', () => {
    // B flees 8 inches to the edge: 8 or more in 15 of 36. C stands 5 inches from where it leaves, 12 from A.
    const ours = { A: unit(39, 10), B: unit(30, 10), C: unit(21, 2.5) };
    const answer = ask({ ours, events: [dies('A')] });
    expect(answer.noted('B.leaves')).toBe('25/144');
    expect(answer.noted('C.first panic: destroyed: B')).toBe('125/1728');
    expect(answer.share('units leave')).toBe('25/144');
  });

  it('lets models die that cross an enemy', () => {
    // B flees from the goblins, half an inch behind it, over the orcs before it; the edge is 8 inches further on.
    const theirs = { Orcs: unit(30, 41.5), Goblins: unit(30, 35.5) };
    const ours = { A: unit(23, 40), B: unit(30, 40, { models: 1 }) };
    // 5/12 fail, 21/36 run 7 inches or less, 1/6 die.
    expect(ask({ ours, theirs, events: [dies('A')] }).noted('B.destroyed')).toBe('35/864');
  });
});

describe('a battle line: over turns', () => {
  const scared = {
    turn: 1,
    of: 'theirs',
    phase: 'magic',
    unit: 'A',
    is: 'terrified',
    with: 'spell',
    by: 'Orcs',
  };

  it('rallies at the start of its own next turn', () => {
    const answer = ask({ ours: { A: unit(30, 30) }, events: [scared], turns: 2 });
    expect(answer.noted('A.rallies')).toBe('35/144');
  });

  it('does not rally in the player turn in which it began to flee', () => {
    const own = { ...scared, of: 'ours', phase: 'movement' };
    expect(ask({ ours: { A: unit(30, 30) }, events: [own], turns: 1 }).noted('A.rallies')).toBe('0');
  });

  it('rallies with a quarter of its models only on a double 1 in 8th edition', () => {
    const ours = { A: unit(30, 40, { models: 8, fleeing: true }) };
    const events = [{ turn: 1, of: 'theirs', phase: 'magic', unit: 'A', loses: 1 }];
    const quarter = { ...ours, A: { ...ours.A } };
    expect(ask({ ours: quarter, events }, { rules: 'wfb8' }).noted('A.rallies')).toBe('7/12');
    const first = [{ turn: 1, of: 'theirs', phase: 'magic', unit: 'A', loses: 6 }];
    const under: Under = { rules: 'wfb8', change: { 'battleLine.first': 'theirs' } };
    expect(ask({ ours: quarter, events: first }, under).noted('A.rallies')).toBe('1/36');
  });
});

describe('a battle line: what cannot be', () => {
  const event = [dies('A')];
  it.each([
    ['units that overlap', { ours: { A: unit(20, 24), B: unit(22, 24) }, events: event }, '"B" overlaps "A"'],
    ['a unit off the table', { ours: { A: unit(1, 24) }, events: event }, '"A" does not stand on the table'],
    [
      'two Generals',
      {
        ours: {
          A: unit(20, 24, { general: { leadership: 9 } }),
          B: unit(30, 24, { general: { leadership: 9 } }),
        },
        events: event,
      },
      '"B" has a General, and so has "A"',
    ],
    [
      'two standards',
      { ours: { A: unit(20, 24, { standard: true }), B: unit(30, 24, { standard: true }) }, events: event },
      '"B" has a battle standard, and so has "A"',
    ],
    [
      'a unit without size',
      { ours: { A: { leadership: 7, at: [20, 24] } }, events: event },
      '"A" needs a size, or wide and base',
    ],
    [
      'a unit with two sizes',
      { ours: { A: unit(20, 24, { base: '20 x 20 mm', wide: 5 }) }, events: event },
      '"A" has a size: leave out its wide and base',
    ],
    ['a size of zero', { ours: { A: unit(20, 24, { size: '0 x 2' }) }, events: event }, 'cannot be zero'],
    [
      'a keyword that does nothing here',
      { ours: { A: unit(20, 24, { keywords: ['Unbreakble'] }) }, events: event },
      'Unbreakable',
    ],
    [
      'a unit of the same name on both sides',
      { ours: { Orcs: unit(20, 24) }, events: [dies('Orcs')] },
      'names must differ',
    ],
    [
      'an event for nobody',
      { ours: { A: unit(20, 24) }, events: [dies('B')] },
      'no unit is called "B", did you mean "A"?',
    ],
    [
      'an event for a stranger',
      { ours: { A: unit(20, 24) }, events: [dies('Knights')] },
      'no unit is called "Knights"; on the table are A, Orcs',
    ],
    [
      'somebody who breaks a unit',
      { ours: { A: unit(20, 24) }, events: [{ ...dies('A'), by: 'Orcs' }] },
      'by bears on losses and terror alone',
    ],
    [
      'an event after the battle',
      { ours: { A: unit(20, 24) }, events: [{ ...dies('A'), turn: 2 }] },
      'the battle lasts 1 turn, and this happens in turn 2',
    ],
    [
      'casualties by a friend',
      {
        ours: { A: unit(20, 24), B: unit(30, 24) },
        events: [{ turn: 1, of: 'ours', phase: 'magic', unit: 'A', loses: 1, by: 'B' }],
      },
      'on the same side',
    ],
    [
      'an event of two kinds',
      { ours: { A: unit(20, 24) }, events: [{ ...dies('A'), loses: 3 }] },
      'exactly one of',
    ],
  ] as const)('%s', (_, table, message) => {
    expect(() => ask(table as Table)).toThrow(message);
  });

  it('more units than the limit', () => {
    const many = Object.fromEntries(
      Array.from({ length: 81 }, (_, i) => [`U${i}`, unit(3 + (i % 14) * 5, 3 + Math.floor(i / 14) * 3)]),
    );
    expect(() => ask({ ours: many, theirs: {}, events: [dies('U1')] })).toThrow(
      '81 units are on the table; at most 80',
    );
  });

  it('no enemy: as many flee, each in any direction', () => {
    const answer = ask({ ours: { A: unit(33, 24), B: unit(38, 24) }, theirs: {}, events: [dies('A')] });
    expect(answer.noted('B.flees')).toBe('5/12');
    expect(answer.noted('B.leaves')).toBe('0');
    expect(answer.notes).toContain('No enemy is on the table: every flight is in a random direction.');
  });
});
