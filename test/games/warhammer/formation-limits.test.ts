import { describe, expect, it } from 'vitest';
import { formationQuestion } from '../../../src/games/warhammer/formation.ts';
import { posed, solved } from './solved.ts';

const base = '20 x 20 mm';
const twenty = { models: 20, wide: 5, base, leadership: 7 };
const orcs = { wide: 4, base: '25 x 25 mm' };

describe('formation: faults', () => {
  const fault = (fields: object) => () => posed(formationQuestion, fields as never);
  it.each([
    [{ unit: twenty, casualties: 21 }, 'the unit has only 20 models to lose'],
    [{ unit: { ...twenty, models: 0 } }, 'a unit needs a model or a character'],
    [{ unit: twenty, falls: ['Captain'] }, 'nobody called Captain is in the front rank'],
    [{ unit: { ...twenty, files: { Captain: 1 } } }, 'nobody of that name is in the unit'],
    [
      { unit: { ...twenty, command: ['standard'], files: { standard: 6 } } },
      'the front rank has only 5 files',
    ],
    [
      { unit: { ...twenty, command: ['standard', 'musician'], files: { standard: 1, musician: 1 } } },
      'standard stands in file 1 already',
    ],
    [{ unit: { ...twenty, champion: 8 } }, 'add "champion" to command'],
    [{ unit: { ...twenty, models: 1, command: ['standard', 'musician'] } }, 'there are only 1 models'],
    [{ unit: { ...twenty, wide: 1, command: ['standard', 'musician'] } }, 'has no place for 2'],
    [
      { unit: { ...twenty, command: ['champion'] }, characters: { champion: { leadership: 8 } } },
      'two are called champion',
    ],
    [{ unit: twenty, enemies: { Orcs: { ...orcs, from: 10 } } }, 'touches no model of the unit'],
    [{ unit: twenty, enemies: { Orcs: orcs, Goblins: orcs } }, 'stands where Orcs stands'],
    [{ unit: { ...twenty, types: { infantry: 12 } } }, 'the types count 12 models, the unit has 20'],
    [{ unit: { ...twenty, types: { infantry: 10, cavalry: 10 } } }, 'infantry and cavalry are equally many'],
    [
      { unit: { ...twenty, types: { infantry: 10, cavalry: 10 }, opponentChooses: 'monster' } },
      'the opponent chooses between infantry and cavalry',
    ],
  ])('%j: %s', (fields, message) => {
    expect(fault(fields)).toThrow(message);
  });
});

describe('unit type', () => {
  const type = (fields: object) => posed(formationQuestion, fields as never).notes[0];
  it('is that of most of the rank and file; a tie is the opponent’s choice; characters count without them', () => {
    expect(type({ unit: { ...twenty, types: { infantry: 8, cavalry: 12 } } })).toBe(
      'The unit of 20 models counts as cavalry: it may march, has Swiftstride, can step before a character.',
    );
    expect(
      type({ unit: { ...twenty, types: { infantry: 10, chariot: 10 }, opponentChooses: 'chariot' } }),
    ).toBe(
      'The unit of 20 models counts as chariot: it cannot march, has Swiftstride, cannot step before a character.',
    );
    expect(
      type({
        unit: { ...twenty, models: 0, charactersAre: 'monster' },
        characters: { Dragon: { leadership: 8 } },
      }),
    ).toContain('The unit of 1 model counts as monster');
  });
});

describe('formation: only characters are left', () => {
  const left = (fields: object) =>
    solved(formationQuestion, { unit: { ...twenty, models: 2 }, casualties: 2, ...fields }).notes.join(' ');
  it('whose Leadership the file gives, or who had that of the rank and file', () => {
    expect(left({ characters: { Hero: { leadership: 8, refused: true } } })).toContain(
      'Leadership 8 from Hero.',
    );
    expect(left({ standard: { joins: 'unit' } })).toContain('Leadership 7 from the bearer');
  });
});
