import { describe, expect, it } from 'vitest';
import { asked } from './asked.ts';

// Every reading of the panic rules changes what is simulated.

const unit = { leadership: 7, models: 20 };
const shooting = (...events: object[]) => ({ turns: [{ shooting: events }] });
const oneTest = '5/12';

/** The chance to flee, or what else is asked for, with a parameter at each of these values. */
function readings(
  parameter: string,
  values: readonly unknown[],
  fields: object,
  of: (answer: ReturnType<typeof asked>) => string = (answer) => answer.share('flees'),
): string[] {
  return values.map((value) => of(asked('panic', { unit, ...fields }, { change: { [parameter]: value } })));
}

describe('readings of panic', () => {
  it('panic.triggers', () => {
    const without = (trigger: string) =>
      ['destroyed', 'broken', 'runs through', 'heavyCasualties', 'forced'].filter((each) => each !== trigger);
    const events = {
      destroyed: { friend: 'destroyed', away: 1 },
      broken: { friend: 'broken', away: 1 },
      'runs through': { friend: 'runs through' },
      heavyCasualties: { loses: 9 },
      forced: { test: 'spell' },
    };
    for (const [trigger, event] of Object.entries(events)) {
      expect(readings('panic.triggers', [without(trigger), [trigger]], shooting(event))).toEqual([
        '0',
        oneTest,
      ]);
    }
    const chain = shooting({ friend: 'panics', leadership: 0, gap: 0 });
    const change = { 'leadership.naturalDoubleOne': 'off', 'panic.triggers': ['forced'] };
    expect(asked('panic', { unit, ...chain }, { change }).share('flees')).toBe('0');
  });

  it('panic.friendWithin', () => {
    const fields = shooting({ friend: 'broken', away: 8 });
    expect(readings('panic.friendWithin', [6, 8], fields)).toEqual(['0', oneTest]);
  });

  it('panic.heavyCasualties: "or more" and "more than" differ at exactly a quarter', () => {
    const thresholds = ['at least 1/4', 'more than 1/4', 'at least 1/3'];
    expect(readings('panic.heavyCasualties', thresholds, shooting({ loses: 5 }))).toEqual([
      oneTest,
      '0',
      '0',
    ]);
    expect(readings('panic.heavyCasualties', thresholds, shooting({ loses: 6 }))).toEqual([
      oneTest,
      oneTest,
      '0',
    ]);
  });

  it('panic.heavyCasualtiesLeast', () => {
    const small = { unit: { ...unit, models: 5 }, ...shooting({ loses: 2 }) };
    expect(readings('panic.heavyCasualtiesLeast', [1, 3], small)).toEqual([oneTest, '0']);
    const note = asked('panic', small, { change: { 'panic.heavyCasualtiesLeast': 3 } }).notes;
    expect(note).toContain('Heavy casualties: 3 or more of 5 models, lost in one phase.');
  });

  it('panic.heavyCasualtiesPhases', () => {
    const fields = { turns: [{ combat: [{ loses: 5 }] }] };
    const phases = [['combat'], ['movement', 'magic', 'shooting']];
    expect(readings('panic.heavyCasualtiesPhases', phases, fields)).toEqual([oneTest, '0']);
  });

  it('panic.casualtyUnit: four of fifteen hit points are a quarter, one of five models is not', () => {
    const fields = {
      unit: { leadership: 7, models: 5, wounds: 3 },
      characters: {},
      ...shooting({ loses: { wounds: 4 } }),
    };
    expect(readings('panic.casualtyUnit', ['models', 'hp'], fields)).toEqual(['0', oneTest]);
    // A joined character of three wounds makes it eighteen hit points: four are not a quarter, five are.
    const joined = { ...fields, characters: { Captain: { leadership: 7, wounds: 3 } } };
    expect(readings('panic.casualtyUnit', ['hp'], joined)).toEqual(['0']);
    expect(
      readings('panic.casualtyUnit', ['hp'], { ...joined, ...shooting({ loses: { wounds: 5 } }) }),
    ).toEqual([oneTest]);
    const note = asked('panic', joined, { change: { 'panic.casualtyUnit': 'hp' } }).notes;
    expect(note).toContain(
      'Heavy casualties: 5 or more of 18 hit points, 3 of them of joined characters, lost in one phase.',
    );
  });

  it('panic.heavyCasualtiesSingleModel', () => {
    const monster = { unit: { leadership: 7, models: 1, wounds: 6 }, ...shooting({ loses: { wounds: 2 } }) };
    const change = { 'panic.casualtyUnit': 'hp' };
    const flees = (value: boolean, rest = {}) =>
      asked(
        'panic',
        { ...monster, ...rest },
        { change: { ...change, 'panic.heavyCasualtiesSingleModel': value } },
      ).share('flees');
    expect([flees(true), flees(false)]).toEqual([oneTest, '0']);
    expect(flees(false, { unit: { ...monster.unit, startedWith: 3 } })).toBe(oneTest);
  });

  it('panic.heavyCasualtiesWhileEngaged', () => {
    const engaged = { unit: { ...unit, engaged: true } };
    const fields = { ...engaged, ...shooting({ loses: 4 }, { unit: 'free' }, { loses: 1 }) };
    expect(readings('panic.heavyCasualtiesWhileEngaged', ['count', 'ignored'], fields)).toEqual([
      oneTest,
      '0',
    ]);
    const more = { ...engaged, ...shooting({ loses: 4 }, { unit: 'free' }, { loses: 5 }) };
    expect(readings('panic.heavyCasualtiesWhileEngaged', ['count', 'ignored'], more)).toEqual([
      oneTest,
      oneTest,
    ]);
  });

  it('flight.dice and flight.swiftstrideDice of a friend who runs through', () => {
    const friend = { friend: 'panics', leadership: 0, gap: 8 };
    const flees = (event: object, change: object) =>
      asked(
        'panic',
        { unit, ...shooting(event) },
        { change: { 'leadership.naturalDoubleOne': 'off', ...change } },
      ).share('flees');
    // Seven or more: 21/36 of 5/12; with the two highest of three dice 29/36.
    expect(flees(friend, {})).toBe('35/144');
    expect(flees(friend, { 'flight.dice': '3d6 drop lowest' })).toBe('145/432');
    expect(flees({ ...friend, swiftstride: true }, {})).toBe('145/432');
    expect(flees({ ...friend, swiftstride: true }, { 'flight.swiftstrideDice': '2d6' })).toBe('35/144');
    // Cold-blooded, Leadership 6: fails in 69 of 216 ways.
    expect(flees({ ...friend, leadership: 6, gap: 0, coldBlooded: true }, {})).toBe('115/864');
  });

  it('panic.panicOncePerPhase, where a failed unit falls back and plays on', () => {
    const change = { 'panic.fallsBackWith': 'more than 1/2' };
    const fields = { unit, ...shooting({ test: 'spell' }, { loses: 11 }) };
    const flees = (once: string) =>
      asked('panic', fields, { change: { ...change, 'panic.panicOncePerPhase': once } }).share('flees');
    // Failed first with 20 models left it falls back; then nine are left, and it flees if it must test again.
    expect(flees('tested')).toBe('0');
    expect(flees('passed')).toBe('25/144');
  });

  it('panic.fallsBackWith: with half or fewer it flees', () => {
    const fields = (loses: number) => ({
      unit: { leadership: 7, models: 14, startedWith: 20 },
      ...shooting({ loses }),
    });
    const answers = (loses: number) =>
      ['never', 'more than 1/2'].map((value) => {
        const answer = asked('panic', fields(loses), { change: { 'panic.fallsBackWith': value } });
        return [answer.share('flees'), answer.noted('falls back in good order', { turn: 1 })];
      });
    // 10 of 20 are not more than half.
    expect(answers(4)).toEqual([
      [oneTest, '0'],
      [oneTest, '0'],
    ]);
    expect(
      asked(
        'panic',
        { unit, ...shooting({ loses: 9 }) },
        { change: { 'panic.fallsBackWith': 'more than 1/2' } },
      ).noted('falls back in good order'),
    ).toBe(oneTest);
  });

  it('panic.voluntaryFleeCauses', () => {
    const fields = shooting({ friend: 'runs through', voluntary: true });
    expect(readings('panic.voluntaryFleeCauses', [true, false], fields)).toEqual([oneTest, '0']);
    const forced = shooting({ friend: 'runs through' });
    expect(readings('panic.voluntaryFleeCauses', [true, false], forced)).toEqual([oneTest, oneTest]);
  });

  it('panic.minUnitStrength limits broken and run through, not destroyed', () => {
    const strength = [0, 5];
    expect(
      readings('panic.minUnitStrength', strength, shooting({ friend: 'broken', away: 1, strength: 4 })),
    ).toEqual([oneTest, '0']);
    expect(
      readings('panic.minUnitStrength', strength, shooting({ friend: 'runs through', strength: 4 })),
    ).toEqual([oneTest, '0']);
    expect(readings('panic.minUnitStrength', strength, shooting({ friend: 'destroyed', away: 1 }))).toEqual([
      oneTest,
      oneTest,
    ]);
  });

  it('panic.frenzyIsImmune', () => {
    const fields = { unit: { ...unit, frenzy: true }, ...shooting({ test: 'spell' }) };
    expect(readings('panic.frenzyIsImmune', [true, false], fields)).toEqual(['0', oneTest]);
  });

  it('leadership.generalRadius and largeGeneralRadius', () => {
    const at13 = (large: boolean) => ({
      general: { leadership: 9, away: 13, large },
      ...shooting({ test: 'spell' }),
    });
    expect(readings('leadership.generalRadius', [12, 13], at13(false))).toEqual([oneTest, '1/6']);
    expect(readings('leadership.largeGeneralRadius', [12, 18], at13(true))).toEqual([oneTest, '1/6']);
  });

  it('leadership.standardRadius', () => {
    const fields = { standard: { away: 14 }, ...shooting({ test: 'spell' }) };
    expect(readings('leadership.standardRadius', [12, 18], fields)).toEqual([oneTest, '25/144']);
  });

  it('leadership.bsbScope', () => {
    const fields = { standard: { away: 4 }, ...shooting({ test: 'spell' }) };
    const scopes = ['all', 'panicAndBreak', 'break', 'none'];
    expect(readings('leadership.bsbScope', scopes, fields)).toEqual(['25/144', '25/144', oneTest, oneTest]);
    expect(
      asked('panic', { unit, ...fields }, { change: { 'leadership.bsbScope': 'break' } }).notes,
    ).toContain('No re-roll: the battle standard at 4 inches is of no help in a panic test.');
  });

  it('leadership.refusedGeneralAura', () => {
    const fields = { general: { leadership: 9, away: 3, refused: true }, ...shooting({ test: 'spell' }) };
    expect(readings('leadership.refusedGeneralAura', ['on', 'off'], fields)).toEqual(['1/6', oneTest]);
  });

  it('leadership.coldBloodedScope keeps panic in', () => {
    const fields = { unit: { ...unit, coldBlooded: true }, ...shooting({ test: 'spell' }) };
    // 3D6 less the highest is 8 or more in 42 of 216 ways.
    expect(readings('leadership.coldBloodedScope', ['all', 'psychology'], fields)).toEqual(['7/36', '7/36']);
  });
});

describe('direction of the flight', () => {
  const enemies = { Mortar: { away: 30 }, Archers: { away: 12 }, Knights: { away: 12 } };
  const noted = (change: object, fields: object, who: string) =>
    asked('panic', { unit, enemies, ...fields }, { change: { ...change } }).noted(`flees from ${who}`);

  it('is away from the closest, of equals from one at random', () => {
    const friend = shooting({ friend: 'broken', away: 3 });
    expect(noted({}, friend, 'Archers')).toBe('5/24');
    expect(noted({}, friend, 'Knights')).toBe('5/24');
    expect(noted({ 'panic.closestTie': 'first' }, friend, 'Archers')).toBe(oneTest);
    expect(noted({ 'panic.closestTie': 'last' }, friend, 'Knights')).toBe(oneTest);
  });

  it('is away from who caused it, by the causes that the rules name', () => {
    for (const [event, cause] of [
      [{ test: 'spell', by: 'Mortar' }, 'spell'],
      [{ test: 'specialRule', by: 'Mortar' }, 'specialRule'],
      [{ loses: 5, by: 'Mortar' }, 'heavyCasualties'],
    ] as const) {
      expect(noted({ 'panic.directionFromCause': [cause] }, shooting(event), 'Mortar')).toBe(oneTest);
      expect(noted({ 'panic.directionFromCause': [] }, shooting(event), 'Mortar')).toBe('0');
    }
  });

  it('with heavy casualties from the last wounds or from the most', () => {
    const fields = shooting({ loses: 4, by: 'Mortar' }, { loses: 1, by: 'Archers' });
    const heavy = { 'panic.directionFromCause': ['heavyCasualties'] };
    expect(noted({ ...heavy, 'panic.heavyCasualtiesSource': 'last' }, fields, 'Archers')).toBe(oneTest);
    expect(noted({ ...heavy, 'panic.heavyCasualtiesSource': 'most' }, fields, 'Mortar')).toBe(oneTest);
  });

  it('differs between the presets after a spell: the Ninth Age flees from its source', () => {
    const fields = { unit, enemies, ...shooting({ test: 'spell', by: 'Mortar' }) };
    expect(asked('panic', fields, { rules: 't9a-2016' }).noted('flees from Mortar')).toBe(oneTest);
    expect(asked('panic', fields, { rules: 'wfb8' }).noted('flees from Mortar')).toBe('0');
  });

  it('is the closest where our own doing caused it, or the file names nobody', () => {
    expect(noted({}, shooting({ loses: 5 }), 'Archers')).toBe('5/24');
    expect(asked('panic', { unit, ...shooting({ loses: 5 }) }).noted('flees from the closest enemy')).toBe(
      oneTest,
    );
    const empty = { unit, enemies: {}, ...shooting({ loses: 5 }) };
    expect(asked('panic', empty).noted('flees in a random direction')).toBe(oneTest);
  });

  it('is random where no enemy is on the table', () => {
    const fields = { unit, enemies: 'none', ...shooting({ loses: 5 }) };
    expect(asked('panic', fields).noted('flees in a random direction')).toBe(oneTest);
  });

  it('is told in the notes where centres are given', () => {
    const fields = {
      unit: { ...unit, centre: [0, 0] },
      enemies: {
        Archers: { away: 4, centre: [3, 4] },
        Knights: { away: 9 },
        Ghost: { away: 9, centre: [0, 0] },
      },
      ...shooting({ loses: 5 }),
    };
    const { notes } = asked('panic', fields);
    expect(notes.filter((note) => note.startsWith('Away'))).toEqual(['Away from Archers is [-0.6, -0.8].']);
  });
});
