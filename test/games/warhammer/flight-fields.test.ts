import { describe, expect, it } from 'vitest';
import { flightFields } from '../../../src/games/warhammer/flight-fields.ts';

const unit = { leadership: 7 };

describe('fields of flight', () => {
  it.each([
    ['no edge', { unit }, 'edge'],
    ['an edge at no distance', { unit, edge: 0 }, '0.5'],
    [
      'a pursuit of a unit long gone',
      { unit, edge: 9, began: 'earlier', pursuit: '2d6' },
      'leave pursuit away',
    ],
    [
      'a panic test of a wood',
      { unit, edge: 9, onTheWay: { Wood: { is: 'impassable', ahead: 3, leadership: 7 } } },
      'only a friend',
    ],
    [
      'more than it began with',
      { unit: { ...unit, models: 5, startedWith: 4 }, edge: 9 },
      'more models than',
    ],
    [
      'a General aside of nowhere',
      { unit, edge: 9, general: { leadership: 9, away: 3, aside: 2 } },
      'aside goes with ahead',
    ],
    [
      'a General in two places',
      { unit, edge: 9, general: { leadership: 9, away: 3, ahead: 2 } },
      'exactly one of away, joins, ahead',
    ],
    ['dice of two kinds', { unit: { ...unit, coldBlooded: true, maximised: true }, edge: 9 }, 'not both'],
    ['a charge in no turn', { unit, edge: 9, charges: { X: { behind: 3, move: 4 } } }, 'turn'],
  ])('refuse %s', (_, fields, message) => {
    const { error } = flightFields.safeParse(fields);
    expect(JSON.stringify(error?.issues ?? [])).toContain(message);
  });
});
