import { describe, expect, it } from 'vitest';
import { solve } from './solved.ts';

const ask = (fields: Record<string, unknown>, change = {}) => solve('rout', fields, change);

/** One of four is down; the leader has 8, the others 7. */
const warband = {
  Leader: { leadership: 8, role: 'leader' },
  Others: { leadership: 7, count: 2 },
  Fallen: { leadership: 7, state: 'outOfAction' },
};
const one = (more: Record<string, unknown> = {}, change = {}) => ask({ turns: 1, warband, ...more }, change);
/** The leader in this state. */
const withLeader = (state: string, more: Record<string, unknown> = {}, change = {}) =>
  one({ warband: { ...warband, Leader: { ...warband.Leader, state } }, ...more }, change);

describe('the Rout test', () => {
  it("is taken on the leader's Leadership, else on the highest of the others", () => {
    // 8 or less: 26 of 36. 7 or less: 21 of 36.
    expect(one().of('fights on')).toBe('13/18');
    for (const state of ['knockedDown', 'fleeing']) expect(withLeader(state).of('fights on')).toBe('13/18');
    for (const state of ['stunned', 'offTable', 'outOfAction']) {
      expect(withLeader(state).of('fights on')).toBe('7/12');
    }
  });

  it("uses the leader's Leadership though another's is higher, unless the reading says the highest", () => {
    const proud = {
      ...warband,
      Hero: { leadership: 9, role: 'hero' },
      Fallen: { ...warband.Fallen, count: 2 },
    };
    expect(one({ warband: proud }).of('fights on')).toBe('13/18');
    expect(one({ warband: proud }, { 'rout.leadershipOf': 'highest' }).of('fights on')).toBe('5/6');
  });

  it('leaves out who may never lend his Leadership', () => {
    const loner = {
      ...warband,
      Others: { leadership: 7, count: 2, lendsLeadership: false },
      Third: { leadership: 5 },
    };
    const fallen = { ...loner, Leader: { leadership: 8, role: 'leader', state: 'stunned' } };
    // 5 or less: 10 of 36.
    expect(
      one({ warband: { ...fallen, Fallen: { leadership: 7, count: 2, state: 'outOfAction' } } }).of(
        'fights on',
      ),
    ).toBe('5/18');
  });

  it('has three readings where nobody can lend any', () => {
    const stunned = {
      warband: { All: { leadership: 9, count: 3, state: 'stunned' }, Fallen: warband.Fallen },
    };
    const reading = (value: string) => ({ 'rout.noEligibleRoutLeadership': value });
    expect(one(stunned).of('routs')).toBe('1');
    expect(one(stunned, reading('passes')).of('fights on')).toBe('1');
    expect(one({ ...stunned, bonus: 4 }, reading('ld0')).of('fights on')).toBe('1/6');
  });

  it('has a switch for the states that lend nothing', () => {
    const change = {
      'rout.routLdExcludes': ['knockedDown', 'stunned', 'fleeing', 'outOfAction', 'offTable'],
    };
    expect(withLeader('knockedDown', {}, change).of('fights on')).toBe('7/12');
    expect(withLeader('offTable', {}, { 'rout.routLdExcludes': ['stunned'] }).of('fights on')).toBe('13/18');
  });

  it('is due from the threshold on, by warriors who take part', () => {
    const size = (absent: number) =>
      one({ warband: { ...warband, Others: { leadership: 7, count: 3, absent } } });
    expect(size(0).of('fights on')).toBe('1');
    expect(size(1).of('fights on')).toBe('13/18');
    expect(one({}, { 'rout.threshold': 'more than 1/4' }).of('fights on')).toBe('1');
  });

  it('counts goblins half, and whole in the size', () => {
    const mob = (routWeight: string | number) => ({
      Boss: { leadership: 8, role: 'leader' },
      Boyz: { leadership: 7, count: 4 },
      Goblins: { leadership: 5, count: 3, routWeight, state: 'outOfAction' },
    });
    // Three goblins are one and a half of eight: no quarter.
    expect(one({ warband: mob('1/2') }).of('fights on')).toBe('1');
    expect(one({ warband: mob(1) }).of('fights on')).toBe('13/18');
  });

  it('counts who ran off the table in the size, and by a switch as out of action', () => {
    const gone = {
      Leader: warband.Leader,
      Others: { leadership: 7, count: 2 },
      Gone: { leadership: 7, state: 'offTable' },
    };
    expect(one({ warband: gone }).of('fights on', { standing: 3, losses: 0 })).toBe('1');
    expect(one({ warband: gone }, { 'rout.offTableCountsForRout': true }).of('fights on')).toBe('13/18');
  });

  it('is taken by immune warbands too, unless a switch says otherwise', () => {
    const undead = Object.fromEntries(
      Object.entries(warband).map(([name, group]) => [name, { ...group, immune: true }]),
    );
    expect(one({ warband: undead }).of('fights on')).toBe('13/18');
    expect(one({ warband: undead }, { 'rout.immuneWarbandsTest': false }).of('fights on')).toBe('1');
    expect(one({}, { 'rout.immuneWarbandsTest': false }).of('fights on')).toBe('13/18');
  });

  it('adds a bonus before the cap, or after it', () => {
    const great = { ...warband, Leader: { leadership: 10, role: 'leader' } };
    expect(one({ warband: great, bonus: 1 }).of('fights on')).toBe('11/12');
    expect(one({ warband: great, bonus: 1 }, { 'rout.bonusBeforeCap': false }).of('fights on')).toBe('35/36');
    const most = { 'rout.bonusBeforeCap': false, 'leadership.naturalTwelveFails': true };
    expect(one({ warband: great, bonus: 3 }, most).of('fights on')).toBe('35/36');
    const least = { 'rout.bonusBeforeCap': false, 'leadership.naturalDoubleOne': 'always' };
    expect(one({ warband: great, bonus: -12 }, least).of('fights on')).toBe('1/36');
  });
});

describe('re-rolls and certain passes', () => {
  it('are always, once, while somebody stands, or never', () => {
    const two = (reroll: unknown, change = {}) => ask({ turns: 2, warband, reroll }, change).of('fights on');
    // p = 13/18; with a re-roll 1 - (5/18)^2 = 299/324.
    expect(two('never')).toBe('169/324');
    expect(two('always')).toBe('89401/104976');
    // Once: both first rolls pass, or one fails and its re-roll passes: p^2 + 2 p^2 (1 - p) = 169/324 · 14/9.
    expect(two('once')).toBe('1183/1458');
    expect(two({ while: 'Others' })).toBe('89401/104976');
    expect(two({ while: 'Fallen' })).toBe('169/324');
  });

  it('passes the first test without a roll by a relic', () => {
    expect(ask({ turns: 2, warband, passesFirst: true }).of('fights on')).toBe('13/18');
  });

  it('can wait with the next test until somebody falls (a house rule)', () => {
    const change = { 'rout.routRetestOnlyOnNewLoss': true };
    expect(ask({ turns: 5, warband }, change).of('fights on')).toBe('13/18');
    const falls = { losses: { eachTurn: [0, 1], weights: { Leader: 0 } } };
    expect(ask({ turns: 3, warband, ...falls }, change).of('fights on')).toBe('169/324');
  });
});

describe('losses', () => {
  const four = { Leader: { leadership: 8, role: 'leader' }, Others: { leadership: 7, count: 3 } };

  it('are drawn one after another by weight', () => {
    // The leader is one of four: he falls with 1/4, and 7 is tested for 8: 1/4 · 7/12 + 3/4 · 13/18 = 11/16.
    expect(ask({ turns: 1, warband: four, losses: { eachTurn: 1 } }).of('fights on')).toBe('11/16');
    const weights = { Leader: 0, others: 1 };
    expect(ask({ turns: 1, warband: four, losses: { eachTurn: 1, weights } }).of('fights on')).toBe('13/18');
    // Two fall, weights 3 to 1 for each other: the leader is spared with 3/6 · 2/5 = 1/5.
    const shares = ask({ turns: 1, warband: four, losses: { eachTurn: 2, weights: { Leader: 3 } } });
    expect(shares.of('fights on', { heroes: 1 })).toBe('13/90');
    expect(shares.of('fights on', { heroes: 0 })).toBe('7/15');
  });

  it('are a list by turn that goes on with none, and fall before the first turn too', () => {
    const losses = { eachTurn: [1], weights: { Leader: 0 } };
    expect(ask({ turns: 2, warband: four, losses }).of('fights on')).toBe('169/324');
    const later = { 'rout.lossesBeforeFirstTurn': false };
    expect(ask({ turns: 2, warband: four, losses }, later).of('fights on')).toBe('1');
    expect(
      ask({ turns: 2, warband: four, losses: { ...losses, eachTurn: [0, 'd3-1'] } }).of('routs', { turn: 1 }),
    ).toBe('0');
  });

  it('are a chance for each warrior, times his weight', () => {
    // Nobody of four falls: (9/10)^4.
    const losses = { eachTurn: { each: '1/10' } };
    expect(ask({ turns: 1, warband: four, losses }).of('fights on', { losses: 0 })).toBe('6561/10000');
    const spared = { eachTurn: { each: '10%' }, weights: { Leader: 0, Others: 2 } };
    expect(ask({ turns: 1, warband: four, losses: spared }).of('fights on', { losses: 0 })).toBe('64/125');
  });

  it('spare those whose weight is 0 and those off the table; nobody left is no rout', () => {
    const all = { losses: { eachTurn: 9 } };
    expect(ask({ turns: 1, warband: four, ...all }).of('wiped out', { turn: 1, losses: 4, heroes: 0 })).toBe(
      '1',
    );
    const spared = { losses: { eachTurn: 9, weights: { Leader: 0 } } };
    expect(ask({ turns: 1, warband: four, ...spared }).of('fights on', { standing: 1, heroes: 1 })).toBe(
      '13/18',
    );
    const away = { ...four, Others: { ...four.Others, state: 'offTable' } };
    const lost = ask({ turns: 1, warband: away, ...all });
    expect(lost.of('wiped out', { losses: 1, standing: 0 })).toBe('1');
  });
});

describe('what happens for certain', () => {
  it('is in force from the start of its turn, and recovery comes after the test', () => {
    const happens = [{ turn: 2, group: 'Leader', is: 'stunned' }];
    // 8 in turn 1, 7 in turn 2 (stunned), 8 again in turn 3 (knocked down).
    expect(ask({ turns: 3, warband, happens }).of('fights on')).toBe('1183/3888');
    const out = [{ turn: 2, group: 'Leader', is: 'outOfAction' }];
    expect(ask({ turns: 2, warband, happens: out }).of('fights on', { heroes: 0, losses: 2 })).toBe('91/216');
  });
});

describe('leaving', () => {
  it('is allowed only where a test is due', () => {
    expect(one({ leave: { afterLosses: 0 } }).of('leaves', { turn: 1, heroes: 1 })).toBe('1');
    const whole = { warband: { Leader: warband.Leader, Others: { leadership: 7, count: 4 } } };
    expect(one({ ...whole, leave: { afterLosses: 0 } }).of('leaves')).toBe('0');
    expect(one({ leave: { afterLosses: 0 } }, { 'rout.voluntaryRout': 'never' }).of('leaves')).toBe('0');
  });

  it('may be allowed while enough are out of action, though a new test is waived', () => {
    const change = { 'rout.routRetestOnlyOnNewLoss': true };
    const leave = { afterLosses: 2 };
    const fields = { turns: 3, warband, happens: [], leave: { afterLosses: 1 } };
    expect(ask({ ...fields, leave }, change).of('leaves')).toBe('0');
    // The relic passes turn 1 with the chance 1, so that "below 100%" leaves only later, without a test due.
    const relic = { turns: 2, warband, passesFirst: true, leave: { below: '100%' } };
    expect(ask(relic, change).of('leaves')).toBe('0');
    const any = { ...change, 'rout.voluntaryRout': 'thresholdReached' };
    expect(ask(relic, any).of('leaves', { turn: 2 })).toBe('1');
    // Not due and no wish to leave: nothing happens.
    expect(ask({ ...relic, leave: 'never' }, any).of('fights on')).toBe('1');
  });

  it('compares the chance to hold strictly, the re-roll in it', () => {
    const below = (share: string, more = {}) => one({ leave: { below: share }, ...more }).of('leaves');
    // 13/18 is 72.2 %; with a re-roll 92.3 %.
    expect(below('13/18')).toBe('0');
    expect(below('73%')).toBe('1');
    expect(below('73%', { reroll: 'always' })).toBe('0');
    expect(below('93%', { reroll: 'always' })).toBe('1');
  });

  it('leaves where the test cannot be passed', () => {
    const stunned = {
      warband: { All: { leadership: 9, count: 3, state: 'stunned' }, Fallen: warband.Fallen },
    };
    expect(one({ ...stunned, leave: { below: '1%' } }).of('leaves')).toBe('1');
  });
});
