import { describe, expect, it } from 'vitest';
import { playScript } from '../../../src/engine/scripted-dice.ts';
import { asked, posedUnder } from './asked.ts';

const unit = { leadership: 7 };
const far = { unit, edge: 200, turns: 1 };

const key = (fields: Record<string, unknown>, script: number[], change = {}): string => {
  const { outcome, notes } = playScript(posedUnder('flight', fields, { change }).rule, script);
  return [outcome.key, ...notes.map((note) => note.key)].join('; ');
};

describe('flight and rally', () => {
  it('runs at once, then tests in each own turn', () => {
    // Off with a 12 at once (1/36); else 21/36 rally.
    expect(asked('flight', { unit, edge: 12, turns: 1 }).share('rallies', { turn: 1 })).toBe('245/432');
    expect(key({ unit, edge: 24, turns: 3 }, [6, 8, 7, 9, 5, 8, 2])).toBe('still flees inches=20');
    expect(key({ unit, edge: 24, turns: 3 }, [6, 8, 7, 7])).toBe('rallies turn=2');
    expect(key({ unit, edge: 24, turns: 3 }, [6, 8, 7, 9, 11])).toBe('leaves the table turn=2');
    expect(key({ unit, edge: 12, turns: 3 }, [12])).toBe('leaves the table turn=0');
  });

  it('cannot rally in the own turn in which it began to flee', () => {
    expect(key({ ...far, began: 'own turn', turns: 2 }, [6, 7])).toBe('rallies turn=2');
    expect(asked('flight', { ...far, began: 'own turn' }).share('still flees')).toBe('1');
  });

  it('tests first where it has been fleeing', () => {
    expect(asked('flight', { ...far, began: 'earlier' }).share('rallies', { turn: 1 })).toBe('7/12');
    expect(key({ ...far, began: 'earlier' }, [8, 9])).toBe('still flees inches=9');
  });

  it('fails with a Leadership of 0 where that always fails, few or many', () => {
    const change = { 'leadership.zeroFails': true };
    for (const survivors of [{}, { models: 4, startedWith: 20 }]) {
      const zero = { ...far, unit: { leadership: 0, ...survivors }, began: 'earlier' };
      expect(asked('flight', zero).share('rallies')).toBe('1/36');
      expect(asked('flight', zero, { change }).share('rallies')).toBe('0');
    }
  });

  it('runs further with Swiftstride', () => {
    expect(
      asked('flight', { unit: { ...unit, swiftstride: true }, edge: 7, turns: 1 }).share('leaves the table', {
        turn: 0,
      }),
    ).toBe('29/36');
  });

  it('uses lenders, and the General in the fleeing unit itself', () => {
    const rallies = (fields: object) => asked('flight', { ...far, ...fields }).share('rallies');
    expect(rallies({ general: { leadership: 9, away: 12 } })).toBe('5/6');
    expect(rallies({ general: { leadership: 9, away: 12, fleeing: true } })).toBe('7/12');
    expect(rallies({ general: { leadership: 9, joins: 'unit' } })).toBe('5/6');
    expect(rallies({ standard: { away: 3 } })).toBe('119/144');
    expect(rallies({ characters: { Captain: { leadership: 8 } } })).toBe('13/18');
  });

  it('comes towards lenders who stand by the way, or leaves them behind', () => {
    const behind = { ...far, general: { leadership: 9, ahead: -6 } };
    // In reach after a flight of 6 or less (15/36): 5/6 there, 7/12 beyond: 15/36 · 5/6 + 21/36 · 7/12.
    expect(asked('flight', behind).share('rallies')).toBe('11/16');
    const aside = { ...far, general: { leadership: 9, ahead: 16, aside: 0 } };
    // In reach after 4 or more (33/36).
    expect(asked('flight', aside).share('rallies')).toBe('13/16');
    expect(asked('flight', behind).notes.at(-1)).toBe(
      'Distances are those where the flight begins; they change as the unit flees.',
    );
  });
});

describe('few survivors', () => {
  const rally = (models: number, change = {}, rest = {}) =>
    asked(
      'flight',
      { ...far, began: 'earlier', unit: { leadership: 7, models, startedWith: 20 }, ...rest },
      { change },
    ).share('rallies');

  it('need a double 1 with a quarter or less', () => {
    expect(rally(5)).toBe('1/36');
    expect(rally(6)).toBe('7/12');
    expect(rally(5, {}, { standard: { away: 2 } })).toBe('71/1296');
  });

  it('rally.fewSurvivors', () => {
    expect(rally(5, { 'rally.fewSurvivors': 'less than 1/4' })).toBe('7/12');
    expect(rally(4, { 'rally.fewSurvivors': 'less than 1/4' })).toBe('1/36');
    expect(rally(10, { 'rally.fewSurvivors': 'at most 1/2' })).toBe('1/36');
  });

  it('rally.rallyQuarterRule', () => {
    const under = (rule: string, unit = {}) =>
      asked(
        'flight',
        { ...far, began: 'earlier', unit: { leadership: 7, models: 5, startedWith: 20, ...unit } },
        { change: { 'rally.rallyQuarterRule': rule } },
      );
    expect(under('none').share('rallies')).toBe('7/12');
    expect(under('double1').share('rallies')).toBe('1/36');
    // Half of 7, rounded up: 4 or less in 6 of 36 throws.
    expect(under('halfLd').share('rallies')).toBe('1/6');
    // Half of 7 + 2, rounded up: 5.
    expect(under('halfLd', { bonus: 2 }).share('rallies')).toBe('5/18');
    expect(under('halfLd', { leadership: 0 }).share('rallies')).toBe('1/36');
    expect(under('cannot').share('rallies')).toBe('0');
    expect(under('cannot').notes).toEqual(['With 5 of 20 models left the unit cannot rally.']);
    expect(under('double1').notes).toContain(
      'With 5 of 20 models left the unit rallies only on a natural double 1.',
    );
    expect(under('halfLd').notes).toContain(
      'With 5 of 20 models left the unit rallies on half its Leadership, 4.',
    );
    const noDouble = { 'rally.rallyQuarterRule': 'halfLd', 'leadership.naturalDoubleOne': 'off' };
    expect(rally(5, { ...noDouble }, { unit: { leadership: 0, models: 5, startedWith: 20 } })).toBe('0');
  });

  it('rally.ownFleeingStandard', () => {
    const standard = { standard: { joins: 'unit' } };
    expect(rally(20, { 'rally.ownFleeingStandard': 'off' }, standard)).toBe('7/12');
    expect(rally(20, { 'rally.ownFleeingStandard': 'on' }, standard)).toBe('119/144');
  });
});

describe('running through', () => {
  const handgunners = { Handgunners: { ahead: 6, depth: 1, leadership: 7 } };
  const fields = { ...far, onTheWay: handgunners };

  it('panics friends, after the run', () => {
    // Crossed from 5 on: 30/36; then 15/36 of them panic.
    const answer = asked('flight', fields);
    expect(answer.noted('runs through Handgunners', { turn: 0 })).toBe('5/6');
    expect(answer.noted('Handgunners panics', { turn: 0 })).toBe('25/72');
    expect(key(fields, [5, 9, 7])).toBe(
      'rallies turn=1; runs through Handgunners turn=0; Handgunners panics turn=0',
    );
    // Carried on to an inch beyond: 8 inches moved.
    expect(key(fields, [5, 7, 8, 4])).toBe('still flees inches=12; runs through Handgunners turn=0');
  });

  it('flight.endWithinOneInch', () => {
    const noted = (value: string) =>
      asked('flight', fields, { change: { 'flight.endWithinOneInch': value } }).noted(
        'runs through Handgunners',
        { turn: 0 },
      );
    expect(noted('extended')).toBe('5/6');
    expect(noted('stops')).toBe('13/18');
  });

  it('panic.minUnitStrength, voluntaryFleeCauses and triggers', () => {
    const panics = (change: object, rest = {}) =>
      asked(
        'flight',
        { ...fields, unit: { leadership: 7, models: 5 }, ...rest },
        { change: { ...change } },
      ).noted('Handgunners panics', { turn: 0 });
    expect(panics({ 'panic.minUnitStrength': 5 })).toBe('25/72');
    expect(panics({ 'panic.minUnitStrength': 6 })).toBe('0');
    expect(panics({ 'panic.voluntaryFleeCauses': false })).toBe('25/72');
    expect(panics({ 'panic.voluntaryFleeCauses': false }, { voluntary: true })).toBe('0');
    expect(panics({ 'panic.triggers': ['destroyed'] })).toBe('0');
  });

  it('lets a friend re-roll, and one without Leadership stand by', () => {
    const reroll = { ...fields, onTheWay: { Handgunners: { ...handgunners.Handgunners, reroll: true } } };
    expect(asked('flight', reroll).noted('Handgunners panics', { turn: 0 })).toBe('125/864');
    const silent = asked('flight', { ...far, onTheWay: { Cannon: { ahead: 6 } } });
    expect(silent.events?.map(({ name }) => name)).toEqual(['runs through Cannon']);
  });

  it('panics friends near the place where it leaves the table', () => {
    const near = (ahead: number, aside: number) => ({
      unit: { leadership: 0, depth: 2 },
      edge: 5,
      turns: 1,
      onTheWay: { Guards: { ahead, aside, depth: 2, leadership: 7 } },
    });
    const panics = (fields: Record<string, unknown>, change = {}) =>
      asked('flight', fields, { change }).noted('Guards panics', { turn: 0 });
    // Leaves with 5 or more, 30/36; 15/36 of the guards 6 inches beside its way panic.
    expect(panics(near(4, 6))).toBe('25/72');
    expect(panics(near(4, 6.5))).toBe('0');
    expect(panics(near(4, 6), { 'panic.friendWithin': 5 })).toBe('0');
    expect(panics(near(4, 6), { 'panic.triggers': ['runs through'] })).toBe('0');
    // Behind: from -9 to -7; the unit, two inches deep, stood from -2 to 0, five inches from them; at the exit ten.
    const start = { 'flight.offTableMeasuredFrom': 'startPoint' };
    expect(panics(near(-9, 0))).toBe('0');
    expect(panics(near(-9, 0), start)).toBe('25/72');
  });

  it('tests a friend once in a flight, and not again once he has panicked', () => {
    const edge = {
      unit: { leadership: 0 },
      edge: 9,
      turns: 2,
      onTheWay: { Guards: { ahead: 3, leadership: 7 } },
    };
    expect(key(edge, [10, 9])).toBe(
      'leaves the table turn=0; runs through Guards turn=0; Guards panics turn=0',
    );
    expect(key(edge, [4, 9, 3, 8])).toBe(
      'leaves the table turn=1; runs through Guards turn=0; Guards panics turn=0',
    );
    expect(key(edge, [4, 7, 3, 8, 8])).toBe(
      'leaves the table turn=1; runs through Guards turn=0; Guards panics turn=1',
    );
  });

  it('kills on a 1 who crosses enemies or impassable ground', () => {
    const wood = {
      ...far,
      unit: { leadership: 7, models: 2 },
      onTheWay: { Wood: { is: 'impassable', ahead: 1 } },
    };
    // Both die in 1/36.
    expect(asked('flight', wood).share('dies out', { turn: 0 })).toBe('1/36');
    expect(asked('flight', wood, { change: { 'flight.dangerousUpTo': 0 } }).share('dies out')).toBe('0');
    expect(asked('flight', wood, { change: { 'flight.dangerousUpTo': 6 } }).share('dies out')).toBe('1');
    const enemy = { ...wood, onTheWay: { Orcs: { is: 'enemy', ahead: 1 } } };
    expect(asked('flight', enemy).share('dies out')).toBe('1/36');
    // With two of eight left only a double 1 rallies.
    const quarter = { ...far, unit: { leadership: 9, models: 3, startedWith: 8 }, onTheWay: wood.onTheWay };
    expect(key(quarter, [5, 1, 3, 4])).toBe('still flees inches=9; runs through Wood turn=0');
    expect(key(quarter, [5, 0, 9])).toBe('rallies turn=1; runs through Wood turn=0');
  });
});

describe('pursuit and charges', () => {
  it('catches with as many inches or more; the table edge comes first', () => {
    expect(asked('flight', { ...far, pursuit: '2d6' }).share('is caught', { turn: 0 })).toBe('721/1296');
    expect(key({ ...far, pursuit: '2d6' }, [7, 7])).toBe('is caught turn=0');
    expect(key({ ...far, pursuit: '2d6' }, [7, 6, 7])).toBe('rallies turn=1');
    expect(key({ unit, edge: 7, turns: 1, pursuit: '2d6' }, [7])).toBe('leaves the table turn=0');
    expect(key({ ...far, began: 'own turn', pursuit: '2d6' }, [7, 8])).toBe('is caught turn=1');
  });

  it('counts inches of an extended flight as moved', () => {
    const onTheWay = { Friends: { ahead: 6, depth: 1 } };
    expect(key({ ...far, pursuit: '2d6', onTheWay }, [5, 7, 7])).toBe(
      'rallies turn=1; runs through Friends turn=0',
    );
    expect(key({ ...far, pursuit: '2d6', onTheWay }, [5, 8])).toBe(
      'is caught turn=0; runs through Friends turn=0',
    );
  });

  const charges = { Knights: { turn: 1, behind: 5, move: 8 } };

  it('makes it run again; the charge then reaches it or not', () => {
    // Fled 6, failed on 9 and fled 4: the knights are 15 behind. It runs 5 more: 20 - 8 = 12 is needed.
    expect(key({ ...far, charges }, [6, 9, 4, 5, 12])).toBe('is caught turn=1');
    expect(key({ ...far, charges }, [6, 9, 4, 5, 11])).toBe('still flees inches=15');
    expect(key({ ...far, edge: 15, charges }, [6, 9, 4, 5])).toBe('leaves the table turn=1');
  });

  it('is not declared out of reach', () => {
    // 16 fled and 5: 21 behind, more than 8 + 12.
    expect(key({ ...far, charges }, [8, 9, 8])).toBe('still flees inches=16');
    expect(key({ ...far, charges: { Knights: { ...charges.Knights, dice: 4 } } }, [6, 9, 4])).toBe(
      'still flees inches=10',
    );
  });

  it('comes only in its turn, one after the other', () => {
    const two = { Wolves: { turn: 2, behind: 0, move: 4 }, Dogs: { turn: 2, behind: 0, move: 4 } };
    // Six inches from both in turn 2. It runs 3: the wolves need 5. It runs 2 more: the dogs need 7.
    expect(key({ ...far, turns: 2, charges: two }, [2, 9, 2, 9, 2, 3, 4, 2, 7])).toBe('is caught turn=2');
  });
});
