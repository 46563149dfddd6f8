import { describe, expect, it } from 'vitest';
import { fleeingQuestion } from '../../../src/games/warhammer/fleeing.ts';
import { posed } from './solved.ts';

const archers = { leadership: 7, models: 10, front: [0, 8] };

describe('fleeing: faults', () => {
  const fault = (turn: object) => () =>
    posed(fleeingQuestion, { units: { Archers: archers }, turns: [turn] });
  it.each([
    [
      { of: 'own', shooting: [{ unit: 'Bowmen', does: 'shoot' }] },
      'no unit is called "Bowmen"; on the table are Archers',
    ],
    [
      { of: 'own', magic: [{ unit: 'Archers', does: 'shoot' }] },
      '"shoot" belongs to the shooting phase of our own turn',
    ],
    [
      { of: 'own', magic: [{ unit: 'Archers', does: 'dispel' }] },
      '"dispel" belongs to the magic phase of the enemy turn',
    ],
    [
      { of: 'own', combat: [{ unit: 'Archers', does: 'channel' }] },
      '"channel" belongs to the magic phase of either turn',
    ],
    [
      {
        of: 'own',
        magic: [
          { unit: 'Archers', does: 'cast' },
          { unit: 'Archers', does: 'cast' },
        ],
      },
      'Archers does that in this turn already',
    ],
    [{ of: 'own', magic: [{ unit: 'Archers' }] }, 'expected exactly one of does, loses and is'],
  ])('%j: %s', (turn, message) => {
    expect(fault(turn)).toThrow(message);
  });

  it('a unit immune to psychology may not choose to flee, but any other may', () => {
    const turns = [{ of: 'enemy', movement: [{ unit: 'Archers', does: 'flee' }] }];
    const of = (unit: object) => () => posed(fleeingQuestion, { units: { Archers: unit }, turns });
    expect(of({ ...archers, immuneToPsychology: true })).toThrow(
      'Archers is immune to psychology and may not choose to flee; let it hold',
    );
    expect(of({ ...archers, unbreakable: true })).not.toThrow();
  });
});
