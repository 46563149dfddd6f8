import { describe, expect, it } from 'vitest';
import { playScript } from '../../../src/engine/scripted-dice.ts';
import { fleeingQuestion } from '../../../src/games/warhammer/fleeing.ts';
import { actionNames, actions } from '../../../src/games/warhammer/fleeing-actions.ts';
import { posed, solved } from './solved.ts';

const archers = { leadership: 7, models: 10, front: [0, 8] };
const guard = { leadership: 8, models: 20, front: [10, 14], general: { leadership: 9 } };
const ask = (units: object, turns: object[], changes = {}) =>
  solved(fleeingQuestion, { units, turns }, changes);
const shot = { unit: 'Archers', loses: 3 };

describe('a fleeing unit', () => {
  it.each(actionNames.filter((action) => action !== 'flee'))('cannot do this: %s', (does) => {
    const place: { noun: string; of?: string; phase?: string } = actions[does];
    const { of = 'own', phase = 'combat' } = place;
    const turn = { of, [phase]: [{ unit: 'Archers', does }] };
    const fleeing = ask({ Archers: { ...archers, fleeing: true, leadership: 0 } }, [turn]);
    expect(fleeing.share('actions are lost', { actions: 1, fleeing: 1 })).toBe('1');
    expect(ask({ Archers: archers }, [turn]).share('nothing is lost', { fleeing: 0 })).toBe('1');
  });

  it('can flee, and a steady one can choose to', () => {
    const turn = { of: 'enemy', movement: [{ unit: 'Archers', does: 'flee' }] };
    expect(
      ask({ Archers: { ...archers, fleeing: true } }, [turn]).share('nothing is lost', { fleeing: 1 }),
    ).toBe('1');
    const chosen = ask({ Archers: archers }, [turn]);
    expect(chosen.noted('Archers begin to flee', { turn: 1, phase: 1 })).toBe('1');
  });

  it('loses the shot when it has fled from one: 15/36', () => {
    const turns = [
      { of: 'enemy', shooting: [shot] },
      { of: 'own', shooting: [{ unit: 'Archers', does: 'shoot' }] },
    ];
    const answer = ask({ Archers: archers }, turns);
    expect(answer.noted('Archers’ shooting is lost', { turn: 2 })).toBe('5/12');
    // It rallies with 7/12 and shoots no more this turn for that, unless the rules let it.
    expect(answer.share('actions are lost', { fleeing: 1 })).toBe('25/144');
    const lenient = ask({ Archers: archers }, turns, { 'fleeing.ralliedCannot': [] });
    expect(lenient.noted('Archers’ shooting is lost', { turn: 2 })).toBe('25/144');
    // A fleeing unit that may shoot under a designer's rules does.
    expect(
      ask({ Archers: archers }, turns, { 'fleeing.cannot': [], 'fleeing.ralliedCannot': [] }).share(
        'nothing is lost',
      ),
    ).toBe('1');
  });

  it('charges before it could rally, and moves after', () => {
    const turn = (does: string) => ({ of: 'own', movement: [{ unit: 'Archers', does }] });
    const lost = (does: string, changes = {}) =>
      ask({ Archers: { ...archers, fleeing: true } }, [turn(does)], changes).share('actions are lost');
    expect(lost('charge', { 'fleeing.ralliedCannot': [] })).toBe('1');
    expect(lost('advance', { 'fleeing.ralliedCannot': [] })).toBe('5/12');
    expect(lost('advance')).toBe('1');
  });

  it('casts once it has rallied', () => {
    const turn = { of: 'own', magic: [{ unit: 'Archers', does: 'cast' }] };
    expect(ask({ Archers: { ...archers, fleeing: true } }, [turn]).share('actions are lost')).toBe('5/12');
  });

  it('does not rally in the turn in which it began to flee, and is steady the turn after it has', () => {
    const units = { Archers: archers };
    const own = (more: object) => ({ of: 'own', ...more });
    const same = ask(units, [
      own({ movement: [{ unit: 'Archers', is: 'terrified' }], magic: [{ unit: 'Archers', does: 'cast' }] }),
    ]);
    expect(same.share('actions are lost')).toBe('5/12');
    const rallied = posed(fleeingQuestion, {
      units: { Archers: { ...archers, fleeing: true } },
      turns: [own({}), own({ shooting: [{ unit: 'Archers', does: 'shoot' }] })],
    });
    expect(playScript(rallied.rule, [7]).outcome.key).toBe('nothing is lost fleeing=0');
    expect(playScript(rallied.rule, [8, 8]).outcome.key).toBe('actions are lost actions=1 fleeing=1');
  });

  it('rallies hard with few survivors', () => {
    const few = { Archers: { ...archers, models: 5, startedWith: 20, fleeing: true } };
    const answer = (rule: string) =>
      ask(few, [{ of: 'own' }], { 'rally.rallyQuarterRule': rule }).noted('Archers rally');
    expect([answer('none'), answer('double1'), answer('cannot')]).toEqual(['7/12', '1/36', '0']);
  });
});

describe('what no later moment asks for', () => {
  const turns = [
    {
      of: 'enemy',
      shooting: [
        { unit: 'Archers', loses: '2d6' },
        { unit: 'Guard', loses: '2d6' },
      ],
    },
    { of: 'own', shooting: [{ unit: 'Archers', does: 'shoot' }] },
  ];
  it('is forgotten: eleven numbers of losses twice over make few states', () => {
    const { diagram } = ask({ Archers: archers, Guard: guard }, turns);
    expect(diagram.states).toBeLessThan(250);
  });

  it('is not forgotten where few survivors rally otherwise', () => {
    const rally = (rule: string) =>
      ask(
        { Archers: archers },
        [{ of: 'enemy', shooting: [{ unit: 'Archers', loses: '2d6' }] }, { of: 'own' }],
        {
          'rally.rallyQuarterRule': rule,
        },
      ).noted('Archers rally');
    // Three to nine of ten lost, 29/36, are heavy; 15/36 flee, and 21/36 rally: 29 · 15 · 21 / 36³.
    expect(rally('none')).toBe('1015/5184');
    // With eight or nine lost, 9/36, two or one are left, and only a double 1 rallies: (20 · 21 + 9 · 1) · 15 / 36³.
    expect(rally('double1')).toBe('715/5184');
  });
});

describe('panic among the units', () => {
  it('comes of losses added up in a phase, once a phase', () => {
    const phase = (shooting: object[]) =>
      ask({ Archers: archers }, [{ of: 'enemy', shooting }]).noted('Archers begin to flee');
    expect(phase([{ unit: 'Archers', loses: 2 }])).toBe('0');
    expect(
      phase([
        { unit: 'Archers', loses: 2 },
        { unit: 'Archers', loses: 1 },
      ]),
    ).toBe('5/12');
    expect(phase([shot, shot])).toBe('5/12');
    expect(
      ask({ Archers: archers }, [
        { of: 'enemy', magic: [{ unit: 'Archers', loses: 2 }], shooting: [{ unit: 'Archers', loses: 1 }] },
      ]).noted('Archers begin to flee'),
    ).toBe('0');
    // In hit points: ten models of two Wounds are twenty, and five of those are a quarter.
    const hp = ask(
      { Archers: { ...archers, wounds: 2 } },
      [{ of: 'enemy', shooting: [{ unit: 'Archers', loses: { wounds: 5 } }] }],
      {
        'panic.casualtyUnit': 'hp',
      },
    );
    expect(hp.noted('Archers begin to flee')).toBe('5/12');
  });

  it('comes of a friend destroyed, broken or wiped out within 6 inches', () => {
    const third = { leadership: 7, models: 10, front: [14.5, 20] };
    const units = { Archers: archers, Guard: { ...guard, general: undefined }, Third: third };
    const flee = (happening: object, changes = {}) => {
      const answer = ask(units, [{ of: 'enemy', combat: [happening] }], changes);
      return [answer.noted('Archers begin to flee'), answer.noted('Third begin to flee')];
    };
    // Archers stand 2 inches from the Guard; the Third half an inch; Archers and Third 6.5 apart.
    expect(flee({ unit: 'Guard', is: 'destroyed' })).toEqual(['5/12', '5/12']);
    expect(flee({ unit: 'Guard', is: 'broken' })).toEqual(['5/12', '5/12']);
    expect(flee({ unit: 'Guard', loses: 20 })).toEqual(['5/12', '5/12']);
    expect(flee({ unit: 'Third', is: 'destroyed' })).toEqual(['0', '0']);
    expect(flee({ unit: 'Third', is: 'destroyed' }, { 'panic.friendWithin': 8 })).toEqual(['5/12', '0']);
    expect(flee({ unit: 'Guard', is: 'destroyed' }, { 'panic.triggers': ['forced'] })).toEqual(['0', '0']);
  });

  it('does not come twice of the same friend, nor to the gone and the immune', () => {
    const twice = ask({ Archers: archers, Guard: guard }, [
      {
        of: 'enemy',
        magic: [{ unit: 'Guard', is: 'destroyed' }],
        combat: [
          { unit: 'Guard', is: 'broken' },
          { unit: 'Guard', loses: 5 },
        ],
      },
    ]);
    expect(twice.noted('Archers begin to flee')).toBe('5/12');
    const brokenTwice = ask({ Archers: archers, Guard: guard }, [
      { of: 'enemy', magic: [{ unit: 'Guard', is: 'broken' }], combat: [{ unit: 'Guard', is: 'broken' }] },
    ]);
    expect(brokenTwice.noted('Archers begin to flee')).toBe('5/12');
    const immune = (key: string) =>
      ask({ Archers: { ...archers, [key]: true } }, [{ of: 'enemy', shooting: [shot] }]).noted(
        'Archers begin to flee',
      );
    expect([immune('immuneToPsychology'), immune('unbreakable')]).toEqual(['0', '0']);
    const gone = ask({ Archers: archers }, [
      {
        of: 'enemy',
        shooting: [{ unit: 'Archers', loses: 10 }],
        combat: [{ unit: 'Archers', is: 'terrified' }, shot],
      },
      { of: 'own', shooting: [{ unit: 'Archers', does: 'shoot' }] },
    ]);
    expect(gone.share('actions are lost', { fleeing: 0 })).toBe('1');
  });

  it('is forced by terror only where the rules have it', () => {
    const terror = [{ of: 'enemy', movement: [{ unit: 'Archers', is: 'terrified' }] }];
    expect(ask({ Archers: archers }, terror).noted('Archers begin to flee')).toBe('5/12');
    expect(ask({ Archers: archers }, terror, { 'panic.triggers': [] }).noted('Archers begin to flee')).toBe(
      '0',
    );
  });
});

describe('those who lend', () => {
  it('lend while they stand; a fleeing General is missed, and said so', () => {
    const units = { Guard: guard, Archers: archers };
    const turns = [
      {
        of: 'enemy',
        shooting: [{ unit: 'Guard', loses: 5 }],
        combat: [{ unit: 'Archers', is: 'terrified' }],
      },
    ];
    const answer = ask(units, turns);
    // The Guard fails on 9 with 1/6; then the Archers test on 7, else on 9: 1/6 · 5/12 + 5/6 · 1/6.
    expect(answer.noted('Archers test for panic without the fleeing General', { turn: 1, phase: 4 })).toBe(
      '1/6',
    );
    expect(answer.noted('Archers begin to flee')).toBe('5/24');
    // The unit he stands in rallies on his 9.
    const own = ask({ Guard: { ...guard, fleeing: true } }, [{ of: 'own' }]);
    expect(own.noted('Guard rally')).toBe('5/6');
    expect(own.noted('Guard rally without the fleeing General')).toBe('0');
  });

  it('are not missed out of reach, or where their Leadership is no higher', () => {
    const noted = (Guard: object, Archers: object = archers) =>
      ask({ Guard, Archers }, [{ of: 'enemy', combat: [{ unit: 'Archers', is: 'terrified' }] }]).noted(
        'Archers test for panic without the fleeing General',
      );
    expect(noted({ ...guard, fleeing: true })).toBe('1');
    expect(noted({ ...guard, fleeing: true, front: [30, 34] })).toBe('0');
    expect(noted({ ...guard, fleeing: true }, { ...archers, leadership: 9 })).toBe('0');
    expect(noted({ ...guard, fleeing: true, front: [-10, -3] })).toBe('1');
  });

  it('include the battle standard, for panic and rally', () => {
    const bearers = { ...guard, general: undefined, standard: true };
    const turn = [{ of: 'enemy', combat: [{ unit: 'Archers', is: 'terrified' }] }];
    const panic = (Guard: object, changes = {}) => ask({ Guard, Archers: archers }, turn, changes);
    expect(panic(bearers).noted('Archers begin to flee')).toBe('25/144');
    const fled = panic({ ...bearers, fleeing: true });
    expect(fled.noted('Archers begin to flee')).toBe('5/12');
    expect(fled.noted('Archers test for panic without the fleeing battle standard')).toBe('1');
    expect(
      panic({ ...bearers, fleeing: true }, { 'leadership.bsbScope': 'break' }).noted(
        'Archers test for panic without the fleeing battle standard',
      ),
    ).toBe('0');
    const rally = ask({ Archers: { ...archers, fleeing: true }, Guard: { ...bearers, fleeing: true } }, [
      { of: 'own' },
    ]);
    // The Archers come first, while the standard still flees.
    expect(rally.noted('Archers rally without the fleeing battle standard')).toBe('1');
    expect(rally.noted('Archers rally')).toBe('7/12');
    const general = ask({ Archers: { ...archers, fleeing: true }, Guard: { ...guard, fleeing: true } }, [
      { of: 'own' },
    ]);
    expect(general.noted('Archers rally without the fleeing General')).toBe('1');
  });

  it('are judged as they stood when the event happened: all test before any flees', () => {
    // The Third is destroyed; the Guard and the Archers test for it, both on the General's 9 or both without.
    const units = {
      Third: { leadership: 7, models: 10, front: [15, 20] },
      Guard: guard,
      Archers: { ...archers, front: [21, 29] },
    };
    const { rule } = posed(fleeingQuestion, {
      units,
      turns: [{ of: 'enemy', combat: [{ unit: 'Third', is: 'destroyed' }] }],
    });
    // The Guard fails with 10; the Archers still pass on his 9.
    expect(playScript(rule, [10, 9]).outcome.key).toBe('nothing is lost fleeing=1');
  });

  it('do not lend when they are gone', () => {
    const units = { Guard: guard, Archers: archers };
    const answer = ask(units, [{ of: 'enemy', combat: [{ unit: 'Guard', is: 'destroyed' }] }]);
    expect(answer.noted('Archers begin to flee')).toBe('5/12');
    expect(answer.notes).toContain(
      "Archers: Leadership 9 from the General at 2 inches; the unit's own is 7.",
    );
  });
});
