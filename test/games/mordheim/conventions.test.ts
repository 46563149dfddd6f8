import { describe, expect, it } from 'vitest';
import { solve } from './solved.ts';

// What the rulebook leaves open and this program settles: each is a switch, and each switch does something.

describe('losses', () => {
  const four = {
    Leader: { leadership: 8, role: 'leader' },
    Others: { leadership: 7, count: 3, state: 'knockedDown' },
  };

  it.each(['rout', 'nerves'])('of %s strike everybody on the table, or only who stands', (question) => {
    const fields = { turns: 1, warband: four, losses: { eachTurn: 1 } };
    // The leader falls once in four: then 7 is needed, else 8: 1/4 · 7/12 + 3/4 · 13/18.
    expect(solve(question, fields).of('fights on')).toBe('11/16');
    expect(solve(question, fields, { 'rout.lossesAmong': 'standing' }).of('fights on')).toBe('7/12');
  });

  it('with a chance for each strike only who stands by the switch', () => {
    const fields = { turns: 1, warband: four, losses: { eachTurn: { each: '1/2' } } };
    expect(solve('rout', fields).of('fights on', { losses: 0 })).toBe('1/16');
    const change = { 'rout.lossesAmong': 'standing' };
    expect(solve('rout', fields, change).of('fights on', { losses: 0 })).toBe('1/2');
  });

  it('of several warbands fall before the own turn of each, or before the first of them has its turn', () => {
    const routing = {
      warband: { All: { leadership: 0, count: 3 }, Fallen: { leadership: 0, state: 'outOfAction' } },
    };
    const later = { warband: { All: { leadership: 7, count: 9 } }, losses: { eachTurn: 1 } };
    const fields = { turns: 2, warbands: { First: routing, Second: later } };
    expect(solve('rout', fields).noted('Second is left', { 'losses of Second': 0 })).toBe('1');
    const change = { 'rout.lossesFall': 'beforeRound' };
    const together = solve('rout', fields, change);
    expect(together.noted('Second is left', { 'losses of Second': 1 })).toBe('1');
    expect(together.of('First routs', { turn: 1 })).toBe('1');
    // Who has died before that round is left, none the less, with nobody; who goes after it is not.
    const dying = { warband: { All: { leadership: 7 } }, losses: { eachTurn: 1 } };
    const both = { turns: 2, warbands: { First: routing, Second: dying } };
    expect(solve('rout', both, change).noted('Second is left', { 'standing of Second': 0 })).toBe('1');
    const turned = { turns: 2, warbands: { Second: later, First: routing } };
    expect(solve('rout', turned, change).noted('Second is left', { 'losses of Second': 1 })).toBe('1');
    expect(solve('rout', turned).noted('Second is left', { 'losses of Second': 1 })).toBe('1');
  });
});

describe('the first run', () => {
  // Opponents who cannot wound; without room to keep from them, so that runs are straight.
  const change = { 'allAlone.avoidRadius': 0 };
  const leaves = (fields: object, more: object = {}) =>
    solve('all-alone', { table: '48 x 48', ...fields }, { ...change, ...more }).of('leaves the table', {
      turn: 1,
    });

  it('leads away from those who can fight, by a switch from the fallen too', () => {
    const fields = {
      warrior: { leadership: 7, toughness: 5, at: [3, 24] },
      enemies: {
        North: { strength: 0, at: [3, 25] },
        East: { strength: 0, at: [4, 24], state: 'stunned' },
      },
    };
    expect(leaves(fields)).toBe('0');
    // South-west it is 3 · √2 inches to the edge: 5 or more on 2D6, 30/36, of the 15/36 who break.
    expect(leaves(fields, { 'allAlone.downedOpponentsSteer': true })).toBe('25/72');
  });

  it('leads from the first of two who cancel out, by switches from the last or to the edge', () => {
    const between = (x: number) => ({
      warrior: { leadership: 7, toughness: 5, at: [x, 24] },
      enemies: {
        West: { strength: 0, at: [x - 1, 24] },
        East: { strength: 0, at: [x + 1, 24] },
      },
    });
    expect(leaves(between(3))).toBe('0');
    // 3 inches to the west: 3 or more, 35/36 of 15/36.
    expect(leaves(between(3), { 'allAlone.surrounded': 'last' })).toBe('175/432');
    expect(leaves(between(3), { 'allAlone.surrounded': 'edge' })).toBe('175/432');
    expect(leaves(between(45))).toBe('175/432');
    expect(leaves(between(45), { 'allAlone.surrounded': 'last' })).toBe('0');
    expect(leaves(between(45), { 'allAlone.surrounded': 'edge' })).toBe('175/432');
  });
});

describe('a distance', () => {
  it('is measured between the middles of the bases, or between their rims', () => {
    const fields = (aside: number) => ({
      warrior: { leadership: 7, toughness: 3 },
      enemies: { Thugs: { strength: 3, count: 2 } },
      friends: { Friend: { aside } },
      edge: 10,
    });
    const spared = (aside: number, change = {}) =>
      solve('all-alone', fields(aside), change).of('is not tested') === '1';
    const bases = { 'allAlone.measuredBetween': 'bases' };
    expect([spared(6), spared(6.5), spared(7), spared(7.5)]).toEqual([true, false, false, false]);
    expect([spared(6, bases), spared(7, bases), spared(7.5, bases)]).toEqual([true, true, false]);
  });
});

describe('recovery', () => {
  // Who fails to rally leaves the table at once.
  const game = (leader: object) => ({
    turns: 1,
    warband: {
      Man: { leadership: 5, state: 'fleeing' },
      Leader: { leadership: 9, role: 'leader', ...leader },
      Others: { leadership: 7, count: 6 },
    },
    alone: { chance: '0%', opponents: { Thug: { strength: 3, count: 2 } }, edge: 2, leaderNear: true },
  });
  const first = { 'leader.recoversFirst': true };
  const all = (leader: object, change = {}) =>
    solve('nerves', game(leader), change).of('fights on', { gone: 0 });

  it("takes the leader's state as it begins, or as he is once he has recovered", () => {
    // On 5: 10/36; on the leader's 9: 30/36.
    expect(all({})).toBe('5/6');
    expect(all({ state: 'knockedDown' })).toBe('5/18');
    expect(all({ state: 'knockedDown' }, first)).toBe('5/6');
    expect(all({ state: 'stunned' }, first)).toBe('5/18');
    // A fleeing leader rallies first, 30/36, and then lends.
    expect(all({ state: 'fleeing' })).toBe('25/108');
    expect(all({ state: 'fleeing' }, first)).toBe('25/36');
  });

  it('does the same for a lone warrior who flees', () => {
    const fields = {
      warrior: { leadership: 5, toughness: 5 },
      enemies: { Shadows: { strength: 0, count: 2 } },
      friends: { Leader: { leadership: 9, leader: true, state: 'knockedDown', ahead: 5, reach: 100 } },
      edge: 100,
      followed: 1,
    };
    // He breaks in 26/36. The leader lies as recovery of the next turn begins, and stands up in it.
    expect(solve('all-alone', fields).of('rallies')).toBe('65/324');
    expect(solve('all-alone', fields, first).of('rallies')).toBe('65/108');
  });

  it('is over before a warrior tries to leave a combat: the leader stands again', () => {
    const fields = {
      warrior: { leadership: 5, toughness: 5 },
      enemies: { Shadow: { strength: 0, state: 'stunned' } },
      friends: { Leader: { leadership: 9, leader: true, state: 'knockedDown', ahead: 5 } },
      edge: 100,
      leaving: 'charges',
      newFoeCausesFear: true,
      turns: 2,
    };
    // On 5 in turn 1, 10/36; on the leader's 9 in turn 2, 26/36 · 30/36. The opponent still lies then.
    const shares = solve('all-alone', fields);
    expect(shares.of('walks away', { turn: 1 })).toBe('5/18');
    expect(shares.of('walks away', { turn: 2 })).toBe('65/108');
  });
});
