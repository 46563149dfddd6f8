import { describe, expect, it } from 'vitest';
import { asked } from './asked.ts';

const base = { unit: { leadership: 7, models: 20 }, margin: 0 };
const notes = (fields: object, change = {}): readonly string[] =>
  asked('break', { ...base, ...fields }, { change }).notes.slice(0, -1);

describe('who lends, in the words of the report', () => {
  it('a bearer of the standard in the unit lends his Leadership too', () => {
    expect(notes({ standard: { joins: 'unit', leadership: 8 } })).toEqual([
      "Leadership 8 from the bearer of the battle standard; the unit's own is 7.",
      'The battle standard in the unit re-rolls a failed test once.',
    ]);
    expect(notes({ standard: { joins: 'unit', leadership: 8, refused: true } })[1]).toBe(
      'Not used: Leadership 8 from the bearer of the battle standard, who has refused a challenge and stands in the rear.',
    );
    expect(notes({ standard: { away: 3, leadership: 8 } })[0]).toBe("Leadership 7, the unit's own.");
  });

  it('a bonus and the cap', () => {
    expect(notes({ unit: { ...base.unit, bonus: 2 } })).toEqual([
      "Leadership 7, the unit's own.",
      'With +2 the test is on 9.',
    ]);
    expect(notes({ unit: { ...base.unit, bonus: -3 } })[1]).toBe('With −3 the test is on 4.');
    expect(notes({ unit: { leadership: 12, models: 20 } })).toEqual([
      "Leadership 12, the unit's own.",
      'It counts as 10, the highest that counts.',
    ]);
  });

  it('a champion', () => {
    expect(notes({ unit: { ...base.unit, champion: 8 } })).toEqual([
      "Leadership 8 from the champion; the unit's own is 7.",
    ]);
  });

  it('a character who refused, and Verminous Valour', () => {
    const characters = (valour: boolean) => ({
      characters: { Warlord: { leadership: 9, refused: true, verminousValour: valour } },
    });
    expect(notes(characters(false))).toEqual([
      "Leadership 7, the unit's own.",
      'Not used: Leadership 9 from Warlord, who has refused a challenge and stands in the rear.',
    ]);
    expect(notes(characters(true))).toEqual(["Leadership 9 from Warlord; the unit's own is 7."]);
  });

  it('cold blood, a curse, and how far cold blood goes', () => {
    const holds = (unit: object, change = {}) =>
      asked(
        'break',
        { ...base, unit: { ...base.unit, ...unit }, margin: 1 },
        { change: { 'leadership.naturalDoubleOne': 'off', ...change } },
      ).share('holds');
    // Leadership 6: two of three dice, the highest dropped: 147/216; two dice: 15/36; the lowest dropped: 42/216, as
    // often as 8 or more with the highest dropped, the dice turned upside down.
    expect(holds({ coldBlooded: true })).toBe('49/72');
    expect(holds({ coldBlooded: true }, { 'leadership.coldBloodedScope': 'psychology' })).toBe('5/12');
    expect(holds({ maximised: true })).toBe('7/36');
  });

  it('the scope of the standard', () => {
    const fields = { standard: { away: 2 } };
    for (const scope of ['all', 'panicAndBreak', 'break'])
      expect(notes(fields, { 'leadership.bsbScope': scope })[1]).toContain('re-rolls');
    expect(notes(fields, { 'leadership.bsbScope': 'none' })[1]).toBe(
      'No re-roll: the battle standard at 2 inches is of no help in a break test.',
    );
  });
});
