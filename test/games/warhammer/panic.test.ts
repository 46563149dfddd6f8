import { describe, expect, it } from 'vitest';
import { playScript } from '../../../src/engine/scripted-dice.ts';
import { asked, posedUnder } from './asked.ts';

const unit = { leadership: 7, models: 20 };
const shooting = (...events: object[]) => ({ turns: [{ shooting: events }] });
const t9a = { rules: 't9a-2016' };

/** Leadership 7 fails in 15 of 36 throws. */
const oneTest = '5/12';

describe('panic: what makes a unit test', () => {
  it.each([
    ['a friend destroyed at 6 inches', { friend: 'destroyed', away: 6 }, oneTest],
    ['a friend destroyed further away', { friend: 'destroyed', away: 6.5 }, '0'],
    ['a friend broken at 6 inches', { friend: 'broken', away: 6 }, oneTest],
    ['a friend broken further away', { friend: 'broken', away: 7 }, '0'],
    ['a friend running through', { friend: 'runs through' }, oneTest],
    ['a friend fleeing by choice', { friend: 'runs through', voluntary: true }, oneTest],
    ["an enemy's spell", { test: 'spell' }, oneTest],
    ["an enemy's special rule", { test: 'specialRule' }, oneTest],
    ['a quarter of its models', { loses: 5 }, oneTest],
    ['fewer', { loses: 4 }, '0'],
    ['nothing but getting into combat', { unit: 'engaged' }, '0'],
  ])('%s', (_, event, flees) => {
    expect(asked('panic', { unit, ...shooting(event) }).share('flees')).toBe(flees);
  });

  it('with 21 models six casualties, not five', () => {
    const with21 = (loses: number) =>
      asked('panic', { unit: { ...unit, models: 21 }, ...shooting({ loses }) }).noted(
        'tests in the shooting phase',
      );
    expect([4, 5, 6].map(with21)).toEqual(['0', '0', '1']);
  });

  it('counts the losses of a phase together, from whatever source, and tests once', () => {
    const answer = asked('panic', {
      unit,
      ...shooting({ loses: 3, by: 'Mortar' }, { loses: 2 }, { loses: 9 }),
    });
    expect(answer.noted('tests in the shooting phase')).toBe('1');
    // Tested when the fifth model falls: a failure leaves 15; a pass is followed by nine more losses.
    expect(answer.share('flees', { models: 15 })).toBe(oneTest);
    expect(answer.share('stands', { models: 6 })).toBe('7/12');
  });

  it('begins to count anew in each phase', () => {
    const turns = [{ magic: [{ loses: 4 }], shooting: [{ loses: 3 }], combat: [{ loses: 3 }] }];
    expect(asked('panic', { unit, turns }).share('flees')).toBe('0');
    // Sixteen are left when the Shooting phase begins: four of them are a quarter.
    const four = [{ magic: [{ loses: 4 }], shooting: [{ loses: 4 }] }];
    expect(asked('panic', { unit, turns: four }).noted('tests in the shooting phase', { turn: 1 })).toBe('1');
  });

  it('counts joined characters in the base, and their deaths as casualties', () => {
    const captain = { characters: { Captain: { leadership: 7 } } };
    // 19 and the Captain are 20: five are a quarter. 20 and the Captain are 21: six are needed.
    const withCaptain = (models: number, ...events: object[]) =>
      asked('panic', { unit: { ...unit, models }, ...captain, ...shooting(...events) }).share('flees');
    expect(withCaptain(19, { loses: 5 })).toBe(oneTest);
    expect(withCaptain(20, { loses: 5 })).toBe('0');
    expect(withCaptain(20, { loses: 5 }, { dies: 'Captain' })).toBe(oneTest);
    expect(withCaptain(20, { dies: 'Captain' }, { loses: 5 })).toBe(oneTest);
  });

  it('counts the champion, one of the models, when he dies', () => {
    const led = { ...unit, champion: 8 };
    const answer = asked('panic', { unit: led, ...shooting({ loses: 4 }, { dies: 'champion' }) });
    // Tested without him: Leadership 7.
    expect(answer.share('flees', { models: 15 })).toBe(oneTest);
    // While he lives his 8 counts: 10 of 36 throws are more.
    expect(asked('panic', { unit: led, ...shooting({ loses: 5 }) }).share('flees')).toBe('5/18');
  });

  it('tests at the first moment: a General who dies later still lends', () => {
    const general = { leadership: 9, away: 10 };
    const lost = { loses: 5 };
    const dies = { dies: 'general' };
    expect(asked('panic', { unit, general, ...shooting(lost, dies) }).share('flees')).toBe('1/6');
    expect(asked('panic', { unit, general, ...shooting(dies, lost) }).share('flees')).toBe(oneTest);
  });

  it('rolls shots: ten at 4+ and 4+ on twelve models, three of which are a quarter', () => {
    const answer = asked('panic', {
      unit: { leadership: 7, models: 12 },
      standard: { away: 8 },
      ...shooting({ loses: { shots: 10, hit: '4+', wound: '4+' } }),
    });
    expect(answer.share('flees')).toBe('3109075/37748736');
  });

  it('plays an example by the throw', () => {
    // 5 of 10 shots kill; the test shows 9, the re-roll 8: they flee with seven left.
    const { rule } = posedUnder('panic', {
      unit: { leadership: 7, models: 12 },
      standard: { away: 8 },
      ...shooting({ loses: { shots: 10, hit: '4+', wound: '4+' } }),
    });
    const { outcome, notes } = playScript(rule, [5, 9, 8]);
    expect(outcome.key).toBe('flees turn=1 models=7');
    expect(notes.map(({ key }) => key)).toEqual([
      'tests in the shooting phase turn=1',
      'flees from the closest enemy',
    ]);
  });
});

describe('panic: who does not test', () => {
  const lost = shooting({ loses: 10 });
  it.each([
    ['engaged', { engaged: true }],
    ['immune to psychology', { immuneToPsychology: true }],
    ['unbreakable', { unbreakable: true }],
    ['frenzied', { frenzy: true }],
  ])('%s', (_, keyword) => {
    expect(asked('panic', { unit: { ...unit, ...keyword }, ...lost }).share('stands', { models: 10 })).toBe(
      '1',
    );
  });

  it('a unit that flees already, and is reported as such', () => {
    const answer = asked('panic', { unit: { ...unit, fleeing: true }, ...lost });
    expect(answer.share('flees from the start', { models: 10 })).toBe('1');
    expect(answer.notes).toEqual([
      'No panic test: the unit flees already.',
      'Heavy casualties: 5 or more of 20 models, lost in one phase.',
    ]);
  });

  it('a unit that comes into combat, until it is out of it', () => {
    const events = [{ unit: 'engaged' }, { loses: 5 }, { unit: 'free' }, { test: 'spell' }];
    const answer = asked('panic', { unit, ...shooting(...events) });
    expect(answer.share('flees', { models: 15 })).toBe(oneTest);
    expect(asked('panic', { unit, ...shooting(...events.slice(0, 2)) }).share('flees')).toBe('0');
  });

  it('a unit tests once a phase, whatever comes', () => {
    const all = [{ loses: 5 }, { friend: 'broken', away: 3 }, { friend: 'runs through' }, { test: 'spell' }];
    expect(asked('panic', { unit, ...shooting(...all) }).share('flees')).toBe(oneTest);
  });

  it('and again in the next phase: 1 - (7/12)²', () => {
    const turns = [{ magic: [{ test: 'spell' }], shooting: [{ loses: 5 }] }];
    expect(asked('panic', { unit, turns }).share('flees')).toBe('95/144');
  });
});

describe('panic: destruction', () => {
  it('is no panic', () => {
    const answer = asked('panic', { unit, ...shooting({ loses: 25 }) });
    expect(answer.share('is destroyed', { turn: 1 })).toBe('1');
    expect(answer.noted('tests in the shooting phase')).toBe('0');
  });

  it('leaves characters who test for it', () => {
    const fields = { unit, characters: { Captain: { leadership: 8 } }, ...shooting({ loses: 20 }) };
    const answer = asked('panic', fields);
    expect(answer.share('is destroyed')).toBe('1');
    expect(answer.noted('its surviving characters flee', { turn: 1 })).toBe('5/18');
    const change = { 'panic.survivorsTest': false };
    expect(asked('panic', fields, { change }).noted('its surviving characters flee')).toBe('0');
    const engaged = { ...fields, unit: { ...unit, engaged: true } };
    expect(asked('panic', engaged).noted('its surviving characters flee')).toBe('0');
  });
});

describe('panic: lenders on the way', () => {
  const turns = [
    { shooting: [{ loses: 6 }] },
    { of: 'own', movement: [{ flees: 'general' }], combat: [{ friend: 'broken', away: 2 }] },
    { shooting: [{ flees: 'standard' }, { dies: 'Captain' }, { loses: 5 }] },
    { combat: [{ dies: 'general' }, { dies: 'standard' }, { test: 'specialRule' }] },
  ];
  const fields = {
    unit,
    turns,
    general: { leadership: 9, away: 5 },
    standard: { away: 5 },
    characters: { Captain: { leadership: 8 } },
  };

  it('count as they are then', () => {
    const answer = asked('panic', fields);
    // Turn 1: 9 with a re-roll: (1/6)² = 1/36. Turn 2: 8 with it: 25/324 of 35/36.
    expect(answer.share('flees', { turn: 1 })).toBe('1/36');
    expect(answer.share('flees', { turn: 2 })).toBe('875/11664');
    // Turns 3 and 4: 7 without: 5/12 each.
    expect(answer.noted('tests in the combat phase', { turn: 4 })).toBe('73255/139968');
  });

  it('are reported with the turn from which on', () => {
    expect(asked('panic', fields).notes).toEqual([
      "Leadership 9 from the General at 5 inches; the unit's own is 7; that of Captain is 8.",
      'The battle standard at 5 inches re-rolls a failed test once.',
      "From turn 2, combat phase: Leadership 8 from Captain; the unit's own is 7.",
      'Not used: Leadership 9 from the General at 5 inches, who flees.',
      'The battle standard at 5 inches re-rolls a failed test once.',
      "From turn 3, shooting phase: Leadership 7, the unit's own.",
      'Not used: Leadership 9 from the General at 5 inches, who flees.',
      'No re-roll: the battle standard at 5 inches flees.',
      "From turn 4, combat phase: Leadership 7, the unit's own.",
      'Heavy casualties: 6 or more of 21 models, 1 of them of joined characters, lost in one phase.',
    ]);
  });
});

describe('panic: chains', () => {
  const chain = (gap: number, change = {}, before: object[] = []) =>
    asked(
      'panic',
      {
        unit: { leadership: 7, models: 20 },
        ...shooting(...before, { friend: 'panics', leadership: 6, gap }),
      },
      { change },
    ).share('flees');

  it('a friend who fails runs through from gap - 1 on', () => {
    // Leadership 6 fails in 21/36; 2D6 is 3 or more in 35/36: 7/12 · 35/36 · 5/12.
    expect(chain(4)).toBe('1225/5184');
    // Where he stops short he needs a 4: 33/36.
    expect(chain(4, { 'flight.endWithinOneInch': 'stops' })).toBe('385/1728');
    expect(chain(30)).toBe('0');
    expect(chain(0)).toBe('35/144');
  });

  it('is broken where the unit has tested already in the phase', () => {
    expect(chain(4, {}, [{ friend: 'destroyed', away: 6 }])).toBe(oneTest);
  });

  it('re-rolls the test of the friend', () => {
    const event = { friend: 'panics', leadership: 6, gap: 0, reroll: true };
    // 7/12 · 7/12 · 5/12
    expect(asked('panic', { unit, ...shooting(event) }).share('flees')).toBe('245/1728');
  });
});

describe('panic under 2016 rules of the Ninth Age', () => {
  it('is the same test', () => {
    expect(asked('panic', { unit, ...shooting({ loses: 5 }) }, t9a).share('flees')).toBe(oneTest);
  });
});

describe('panic of those who survive their unit', () => {
  const lost = (fields: object) =>
    asked('panic', {
      unit: { leadership: 7, models: 3 },
      turns: [{ shooting: [{ loses: 3 }] }],
      ...fields,
    });
  it('a character who has refused, left alone, tests on his own Leadership', () => {
    const hero = lost({ characters: { Hero: { leadership: 8, refused: true } } });
    // 8 fails in 10 of 36 throws.
    expect(hero.noted('its surviving characters flee')).toBe('5/18');
    expect(hero.share('is destroyed')).toBe('1');
    // With another beside him he stays barred: 6 fails in 21 of 36.
    const two = lost({ characters: { Hero: { leadership: 8, refused: true }, Squire: { leadership: 6 } } });
    expect(two.noted('its surviving characters flee')).toBe('7/12');
  });

  it('a bearer whose Leadership is not given has that of the rank and file, and re-rolls', () => {
    const alone = lost({ standard: { joins: 'unit' } });
    expect(alone.noted('its surviving characters flee')).toBe('25/144');
    const nine = lost({ standard: { joins: 'unit', leadership: 9 } });
    expect(nine.noted('its surviving characters flee')).toBe('1/36');
  });
});

it('a friend who panics and is too weak for panic.minUnitStrength frightens nobody he runs through', () => {
  const flees = (least: number, size: object) =>
    asked(
      'panic',
      { unit, ...shooting({ friend: 'panics', leadership: 0, gap: 1, ...size }) },
      { rules: 't9a-2016', change: { 'panic.minUnitStrength': least } },
    ).share('flees');
  // Leadership 0 always fails, and a gap of 1 is always run through.
  expect([
    flees(5, { strength: 4 }),
    flees(5, { strength: 5 }),
    flees(0, { strength: 1 }),
    flees(5, {}),
  ]).toEqual(['0', oneTest, oneTest, oneTest]);
});
