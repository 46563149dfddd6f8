import { describe, expect, it } from 'vitest';
import { movesQuestion } from '../../../src/games/warhammer/moves.ts';
import type { MovesFields } from '../../../src/games/warhammer/moves-fields.ts';
import { Sequence } from '../../../src/games/warhammer/moves-sequence.ts';
import { far, halberdiers, orcs, verdict } from './moves-asked.ts';
import { posed, rulesWith, solved } from './solved.ts';

describe('the order of the remaining moves', () => {
  const two = { Us: halberdiers, Them: { ...halberdiers, at: [30, 12] } };
  const several = (moves: object[], units: object = two, changes = {}) =>
    posed(movesQuestion, { units, enemies: far, moves }, changes).notes.map((note) =>
      note.replace(/^\d\. [^:]*: /, ''),
    );

  it('moves each unit once', () => {
    expect(
      several([
        { unit: 'Us', advance: [{ forward: 1 }] },
        { unit: 'Us', reform: {} },
      ])[1],
    ).toBe('not allowed, it has moved already.');
  });

  it('brings reinforcements on first, at an edge; they may move afterwards', () => {
    const { at: _at, ...unplaced } = halberdiers;
    const units = { ...two, Us: unplaced };
    const comes = { unit: 'Us', arrives: { along: 20 } };
    expect(several([comes, { unit: 'Us', march: [{ forward: 8 }] }], units)).toEqual([
      'allowed.',
      '8 inches along its way, the longest way of a model is 8 inches; the unit may not shoot.',
    ]);
    expect(
      several([comes, { unit: 'Us', march: [{ forward: 8 }] }], units, {
        'moves.reinforcementsMarch': false,
      })[1],
    ).toBe('not allowed, it has arrived this turn and does not march.');
    expect(several([{ unit: 'Us', march: [{ forward: 8 }] }], units)[0]).toBe(
      'not allowed, it has not arrived.',
    );
    expect(several([{ unit: 'Them', advance: [{ forward: 1 }] }, comes], units)[1]).toBe(
      'not allowed, reinforcements arrive before all other moves.',
    );
    expect(several([{ unit: 'Them', arrives: { along: 20 } }], units)[0]).toBe(
      'not allowed, it is on the table.',
    );
    expect(several([{ unit: 'Us', arrives: { along: 71 } }], units)[0]).toContain('leave the table');
  });

  it.each([
    ['ours', { x: 20, y: 3.15 + 8 }],
    ['left', { x: 3.15 + 8, y: 20 }],
    ['theirs', { x: 20, y: 48 - 3.15 - 8 }],
    ['right', { x: 72 - 3.15 - 8, y: 20 }],
  ] as const)('comes on from the edge "%s" and goes straight into the table', (edge, { x, y }) => {
    const { at: _at, ...unplaced } = halberdiers;
    const fields = movesQuestion.fields.parse({
      units: { Us: unplaced },
      moves: [
        { unit: 'Us', arrives: { edge, along: 20 } },
        { unit: 'Us', march: [{ forward: 8 }] },
      ],
    }) as MovesFields;
    const { at } = new Sequence(fields, rulesWith()).after('--').situation.standing.get('Us')!;
    expect(Math.hypot(at.x - x, at.y - y)).toBeLessThan(0.001);
  });

  it.each(['charged', 'failed a charge', 'rallied', 'flees', 'is in combat', 'has moved'])(
    'not for one that %s',
    (already) => {
      expect(verdict({ advance: [{ forward: 1 }] }, { already })).toBe(`it ${already}.`);
    },
  );

  it('keeps units apart: no way through, an inch at the end, and on the table', () => {
    const second = (at: [number, number], moves: object[]) =>
      several(moves, { ...two, Them: { ...halberdiers, at } })[0];
    const on = [{ unit: 'Us', march: [{ forward: 8 }] }];
    expect(second([20, 17], on)).toBe('not allowed, it would run into Them.');
    expect(second([24.5, 18], on)).toBe('not allowed, it would end less than 1 inches from Them.');
    expect(second([25, 18], on)).toContain('8 inches along its way');
    expect(
      several(on, { ...two, Them: { ...halberdiers, at: [24.5, 18] } }, { 'moves.unitSpacing': 0 })[0],
    ).toContain('8 inches along its way');
    expect(verdict({ advance: [{ backward: 2 }] }, { at: [20, 4] })).toBe('it would leave the table.');
    expect(
      several([{ unit: 'Us', reform: { wide: 10 } }], { ...two, Them: { ...halberdiers, at: [25, 12] } })[0],
    ).toContain('less than 1 inches from Them');
  });

  it('measures from where the others stand by then', () => {
    // Us first closes the way for Them.
    const close = { ...two, Them: { ...halberdiers, at: [20, 8] } };
    expect(several([{ unit: 'Them', march: [{ forward: 8 }] }], close)[0]).toContain('run into Us');
    expect(
      several(
        [
          { unit: 'Us', march: [{ forward: 8 }] },
          { unit: 'Them', march: [{ forward: 8 }] },
        ],
        close,
      )[1],
    ).toContain('less than 1 inches from Us');
  });
});

describe('Leadership in the remaining moves', () => {
  const near = { Orcs: { ...orcs, at: [20, 19] } };
  const march = [{ unit: 'Us', march: [{ forward: 6 }] }];
  const made = (units: object) =>
    solved(movesQuestion, { units, enemies: near, moves: march }).share('every move is made');
  it('comes from the General in the unit or near it, unless he flees or has not arrived', () => {
    const guard = { ...halberdiers, at: [30, 12], general: { leadership: 9 } };
    expect(made({ Us: { ...halberdiers, general: { leadership: 9 } } })).toBe('5/6');
    expect(made({ Us: halberdiers, Guard: guard })).toBe('5/6');
    expect(made({ Us: halberdiers, Guard: { ...guard, at: [40, 12] } })).toBe('7/12');
    expect(made({ Us: halberdiers, Guard: { ...guard, already: 'flees' } })).toBe('7/12');
    const { at: _at, ...away } = guard;
    expect(made({ Us: halberdiers, Guard: away })).toBe('7/12');
    expect(made({ Us: { ...halberdiers, characters: { Captain: { leadership: 8, move: 4 } } } })).toBe(
      '13/18',
    );
  });

  it('is re-rolled near the battle standard', () => {
    expect(made({ Us: { ...halberdiers, standard: true } })).toBe('119/144');
    expect(made({ Us: halberdiers, Guard: { ...halberdiers, at: [30, 12], standard: true } })).toBe(
      '119/144',
    );
  });
});

describe('moves: faults', () => {
  it.each([
    [{ moves: [{ unit: 'Them', reform: {} }] }, 'no unit is called "Them"; on the table are Us'],
    [{ enemies: { Us: orcs }, moves: [{ unit: 'Us', reform: {} }] }, 'one of our own units has this name'],
    [
      {
        units: { Us: { ...halberdiers, characters: { A: { leadership: 8, move: 4, file: 7 } } } },
        moves: [{ unit: 'Us', reform: {} }],
      },
      'each character needs a file of his own, from 1 to 5',
    ],
    [{ moves: [{ unit: 'Us' }] }, 'expected one of arrives, advance, march and reform'],
    [{ moves: [{ unit: 'Us', march: [{ forward: 1, wheel: 2 }] }] }, 'expected one of forward'],
    [{ moves: [{ unit: 'Us', reform: {}, swiftReform: {} }] }, 'a swift reform goes with an advance'],
    [{ moves: [{ unit: 'us', reform: {} }] }, 'no unit is called "us", did you mean "Us"?'],
    [{ moves: [{ unit: 'constructor', reform: {} }] }, 'no unit is called "constructor"'],
  ])('%j: %s', (fields, message) => {
    expect(() => posed(movesQuestion, { units: { Us: halberdiers }, ...fields })).toThrow(message);
  });
});
