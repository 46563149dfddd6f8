import { describe, expect, it } from 'vitest';
import { characterCandidate, generalCandidate, inches, standardBarred } from '../../src/army/lenders.ts';
import { whoseLeadership } from '../../src/army/whose-leadership.ts';

const reach = { general: 12, largeGeneral: 18, standard: 12, refusedGeneralLends: true };

describe('whose Leadership', () => {
  it("is the unit's own where nobody has more", () => {
    expect(whoseLeadership(7, [])).toEqual({
      leadership: 7,
      from: undefined,
      sentences: ["Leadership 7, the unit's own."],
    });
    expect(whoseLeadership(7, [{ who: 'Captain', leadership: 7 }]).from).toBeUndefined();
  });

  it('is the highest that is usable, and says what the others are', () => {
    const { leadership, from, sentences } = whoseLeadership(7, [
      { who: 'Captain', leadership: 8 },
      { who: 'the General at 10 inches', leadership: 9 },
    ]);
    expect(leadership).toBe(9);
    expect(from).toBe('the General at 10 inches');
    expect(sentences).toEqual([
      "Leadership 9 from the General at 10 inches; the unit's own is 7; that of Captain is 8.",
    ]);
  });

  it('leaves out who is barred and says why', () => {
    const { leadership, sentences } = whoseLeadership(6, [
      { who: 'the General at 14 inches', leadership: 9, barred: 'is out of reach (12 inches)' },
    ]);
    expect(leadership).toBe(6);
    expect(sentences).toEqual([
      "Leadership 6, the unit's own.",
      'Not used: Leadership 9 from the General at 14 inches, who is out of reach (12 inches).',
    ]);
  });

  it('of equals takes the first', () => {
    const captains = [
      { who: 'A', leadership: 8 },
      { who: 'B', leadership: 8 },
    ];
    expect(whoseLeadership(7, captains).from).toBe('A');
  });

  it('may be that of characters alone', () => {
    expect(whoseLeadership(undefined, [{ who: 'Captain', leadership: 8 }])).toEqual({
      leadership: 8,
      from: 'Captain',
      sentences: ['Leadership 8 from Captain.'],
    });
    expect(() => whoseLeadership(undefined, [{ who: 'A', leadership: 8, barred: 'flees' }])).toThrow(
      'nobody is left whose Leadership the unit could use',
    );
  });
});

describe('lenders', () => {
  it.each([
    ['at the limit', { away: 12 }, undefined],
    ['beyond it', { away: 12.1 }, 'is out of reach (12 inches)'],
    ['large, at 18 inches', { away: 18, large: true }, undefined],
    ['large, beyond', { away: 18.5, large: true }, 'is out of reach (18 inches)'],
    ['fleeing', { away: 3, fleeing: true }, 'flees'],
    ['refused, but of another unit', { away: 3, refused: true }, undefined],
    ['in the unit', { joins: 'unit' as const }, undefined],
    ['fleeing with the unit he is in', { joins: 'unit' as const, fleeing: true }, undefined],
    [
      'refused in the unit',
      { joins: 'unit' as const, refused: true },
      'has refused a challenge and stands in the rear',
    ],
    [
      'refused with Verminous Valour',
      { joins: 'unit' as const, refused: true, verminousValour: true },
      undefined,
    ],
  ])('the General %s', (_, general, barred) => {
    expect(generalCandidate({ leadership: 9, ...general }, reach).barred).toBe(barred);
  });

  it('bars the General of another unit after a refusal where the rules say so', () => {
    const strict = { ...reach, refusedGeneralLends: false };
    expect(generalCandidate({ leadership: 9, away: 3, refused: true }, strict).barred).toBe(
      'has refused a challenge',
    );
  });

  it('bars a joined character who refused, unless a rule of his own lets him lend', () => {
    expect(characterCandidate('Captain', { leadership: 8, refused: true }).barred).toContain('refused');
    expect(
      characterCandidate('Warlord', { leadership: 7, refused: true, verminousValour: true }).barred,
    ).toBeUndefined();
  });

  it('gives the re-roll of a standard near by or in the unit', () => {
    expect(standardBarred({ away: 12 }, reach)).toBeUndefined();
    expect(standardBarred({ away: 13 }, reach)).toBe('is out of reach (12 inches)');
    expect(standardBarred({ joins: 'unit' }, reach)).toBeUndefined();
    expect(standardBarred({ away: 1, fleeing: true }, reach)).toBe('flees');
  });

  it('writes inches', () => {
    expect([1, 2.5, 10, 7.0710678].map(inches)).toEqual(['1 inch', '2.5 inches', '10 inches', '7.07 inches']);
  });
});
