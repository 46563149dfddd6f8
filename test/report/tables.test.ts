import { describe, expect, it } from 'vitest';
import { reportBlocks } from '../../src/report/report-blocks.ts';
import { eventTable, otherEventTable } from '../../src/report/tables/events.ts';
import { meanTable } from '../../src/report/tables/means.ts';
import { outcomeTable } from '../../src/report/tables/outcomes.ts';
import { quantityTable } from '../../src/report/tables/quantities.ts';
import { summary } from '../../src/report/words/summary.ts';
import type { EventShare, QuantitySummary } from '../../src/study/result.ts';
import { fixtures } from './fixtures/all.ts';

const sequence = fixtures.sequence!;
const cell = sequence.cells[0]!;
const share = cell.outcomes[0]!;

describe('what cannot happen', () => {
  const never = cell.outcomes.find(({ exact }) => exact === 0)!;

  it('is left out of tables and told in a sentence', () => {
    expect(never.clause).toBe('the warband is wiped out');
    expect(outcomeTable(cell).rows.map(([name]) => name)).not.toContain('The warband is wiped out');
    const text = JSON.stringify(reportBlocks(sequence, [], ''));
    expect(text).toContain('Cannot happen here: the warband is wiped out.');
    expect(summary(sequence)).not.toContain('wiped out');
  });

  it('is not what was merely never seen', () => {
    const { exact: _, fraction: __, agrees: ___, ...unseen } = never;
    const played = { ...cell, outcomes: [...cell.outcomes.slice(0, 2), unseen] };
    expect(outcomeTable(played).rows.map(([name]) => name)).toContain('The warband is wiped out');
  });
});

describe('means over all trials', () => {
  const carried = (name: string, count: number, mean: number, rest: object = {}): QuantitySummary => ({
    name,
    unit: 'hero',
    clause: `${name} left`,
    isTime: false,
    count,
    mean: { simulated: mean, low: mean - 0.01, high: mean + 0.01 },
    distribution: [{ value: 1, count, simulated: count / cell.trials, low: 0, high: 1 }],
    ...rest,
  });
  const cells = (quantities: (i: number) => QuantitySummary[]) =>
    ['as written', 'otherwise'].map((alternative, i) => ({
      ...cell,
      alternative,
      quantities: quantities(i),
    }));

  it('stand side by side where every trial of every case carries the quantity', () => {
    const { trials } = cell;
    const compared = cells((i) => [
      carried('heroes', trials - 5, 9, { given: 'routs' }),
      carried('heroes', trials, 2 + i, i === 0 ? {} : { mean: { simulated: 3, exact: 3.0625 } }),
      carried('turn', trials - 1, 4),
    ]);
    expect(meanTable({ ...sequence, cells: compared })).toMatchObject({
      columns: [{ name: 'Alternative' }, { name: 'Heroes left' }],
      rows: [
        ['as written', '2.000 ± 0.010'],
        ['otherwise', '3.063'],
      ],
    });
  });

  it('are not told of a single case', () => {
    expect(meanTable(sequence).rows).toEqual([]);
  });
});

describe('things noted on the way', () => {
  const noted = (name: string, quantities: Record<string, number>): EventShare => ({
    ...share,
    name,
    clause: `${name} happens`,
    quantities,
  });

  it('stand by turn where they have turns, the others apart', () => {
    const events = [noted('a', { turn: 1 }), noted('b', {}), noted('a', { turn: 2 })];
    const mixed = { ...cell, events };
    expect(eventTable(mixed).rows.map(([turn]) => turn)).toEqual(['1', '2']);
    expect(otherEventTable(mixed).rows.map(([name]) => name)).toEqual(['B happens']);
    const apart = { ...cell, events: [events[1]!] };
    expect(eventTable(apart).columns).toHaveLength(2);
    expect(otherEventTable(apart).rows).toEqual([]);
  });

  it('give their clause to the quantities that they carry', () => {
    const quantities = cell.quantities.slice(0, 1).map((quantity) => ({ ...quantity, given: 'b' }));
    const measured = { ...cell, events: [noted('b', {})], quantities };
    expect(quantityTable(measured).rows[0]![1]).toBe('b happens');
  });
});
