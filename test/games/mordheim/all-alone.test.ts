import { describe, expect, it } from 'vitest';
import { ask, type Fields, run, runner, warrior } from './lone-warriors.ts';

const holds = (fields: Fields, change: Fields = {}) => ask(fields, change).of('holds');

describe('when a warrior takes the All Alone test', () => {
  const spared = (fields: Fields, change: Fields = {}) => ask(fields, change).of('is not tested') === '1';

  it('fights two or more', () => {
    expect(spared({})).toBe(false);
    expect(spared({ enemies: { Thug: { strength: 3 } } })).toBe(true);
    expect(spared({ enemies: { Thug: { strength: 3 } } }, { 'allAlone.opponents': 1 })).toBe(false);
    const watching = { Thug: { strength: 3 }, Other: { fights: false, ahead: 3 } };
    expect(spared({ enemies: watching })).toBe(true);
  });

  it('has no friend near who can help', () => {
    const friend = (ahead: number, state = 'standing', change: Fields = {}) =>
      spared({ friends: { Friend: { ahead, state } } }, change);
    expect(friend(6)).toBe(true);
    expect(friend(6.1)).toBe(false);
    expect(friend(6.1, 'standing', { 'allAlone.friendsWithin': 8 })).toBe(true);
    for (const state of ['knockedDown', 'stunned', 'fleeing', 'offTable', 'outOfAction']) {
      expect(friend(3, state)).toBe(false);
    }
    expect(friend(3, 'fleeing', { 'allAlone.friendsIgnored': [] })).toBe(true);
    expect(friend(3, 'outOfAction', { 'allAlone.friendsIgnored': [] })).toBe(false);
  });

  it('counts fallen opponents, by a switch not', () => {
    const one = { Thug: { strength: 3 }, Fallen: { strength: 3, state: 'stunned' } };
    expect(spared({ enemies: one })).toBe(false);
    expect(spared({ enemies: one }, { 'allAlone.downedOpponentsCount': false })).toBe(true);
    // The stunned one stands up after two of his own turns: a test is due in turn 3.
    const change = { 'allAlone.downedOpponentsCount': false };
    expect(holds({ enemies: one, turns: 3 }, change)).toBe('7/12');
    const fleeing = { Thug: { strength: 3 }, Coward: { strength: 3, state: 'fleeing' } };
    expect(spared({ enemies: fleeing })).toBe(true);
  });

  it('stands, unless a switch says that the fallen test too', () => {
    expect(spared(warrior({ state: 'stunned' }))).toBe(true);
    // Stunned, knocked down, standing: he tests in turn 3 only.
    expect(holds({ ...warrior({ state: 'stunned' }), turns: 3 })).toBe('7/12');
    expect(holds(warrior({ state: 'stunned' }), { 'allAlone.downedWarriorTests': true })).toBe('7/12');
  });

  it('is not immune', () => expect(spared(warrior({ immune: true }))).toBe(true));

  it('tests in his own turns, by a switch in every combat phase', () => {
    expect(holds({ turns: 2 })).toBe('49/144');
    expect(holds({ turns: 2 }, { 'allAlone.everyCombatPhase': true })).toBe('2401/20736');
    // Who breaks in the enemy's turn is not charged before his own: 5/12 + 7/12 · 5/12 break in turn 1.
    const both = run({}, { 'allAlone.everyCombatPhase': true });
    expect(both.of('holds')).toBe('49/144');
  });

  it("tests his own Leadership, by a switch the leader's where he reaches farther than friends do", () => {
    const leader = { friends: { Captain: { leadership: 9, leader: true, ahead: 10, reach: 12 } } };
    expect(holds(leader)).toBe('7/12');
    expect(holds(leader, { 'allAlone.allAloneUsesLeader': true })).toBe('5/6');
    expect(holds({}, { 'allAlone.allAloneUsesLeader': true })).toBe('7/12');
  });
});

describe('the flight', () => {
  it('runs although down by the letter of the rule', () => {
    const letter = ask({ edge: 2 }, { 'allAlone.downedModelRuns': true });
    // All who break and are not out of action run off at once: 5/12 · 25/36.
    expect(letter.of('leaves the table', { turn: 1 })).toBe('125/432');
    expect(letter.noted('runs although down')).toBe('5/27');
    expect(ask({ edge: 2 }).of('knocked down', { turn: 1 })).toBe('35/432');
  });

  it('rallies at the start of later own turns, or runs on', () => {
    // He breaks (5/12), runs 2 to 9 inches (1 - 6/36) and rallies in turn 2 (7/12).
    expect(run().of('rallies', { turn: 2 })).toBe('175/864');
    expect(run().of('rallies', { turn: 2, distance: 2 })).toBe('35/5184');
    expect(run({ followed: 1 }).of('still fleeing')).not.toBe('0');
    expect(run({}, { 'allAlone.flightDice': '3d6' }).of('leaves the table', { turn: 1 })).toBe('25/96');
  });

  it("may use the leader's Leadership near him", () => {
    const captain = (more: Fields) => ({ friends: { Captain: { leadership: 9, leader: true, ...more } } });
    const rally = (more: Fields, change: Fields = {}) =>
      run({ edge: 60, ...captain(more) }, change).of('rallies', { turn: 2, distance: 7 });
    // 5/12 break · 6/36 run 7 inches · 7/12 or 5/6 rally.
    expect(rally({ ahead: 13 })).toBe('25/432');
    expect(rally({ ahead: 13.1 })).toBe('35/864');
    expect(rally({ ahead: 13.1 }, { 'leader.radius': 12 })).toBe('25/432');
    expect(rally({ ahead: 19, reach: 12 })).toBe('25/432');
    expect(rally({ ahead: 7, aside: 6.5 })).toBe('35/864');
    for (const state of ['stunned', 'knockedDown', 'fleeing', 'offTable', 'outOfAction']) {
      expect(rally({ ahead: 13, state })).toBe('35/864');
    }
    // Stunned in turn 1, he is knocked down as turn 3 begins and stands as turn 4 does.
    expect(rally({ ahead: 13, state: 'knockedDown' }, { 'leader.excludes': ['stunned'] })).toBe('25/432');
    expect(rally({ leader: false, ahead: 13 })).toBe('35/864');
  });

  it('may be barred from rallying by the closest enemy', () => {
    const barred = { 'allAlone.rallyBlockedByNearestEnemy': true };
    expect(run({}, barred).of('rallies')).toBe('0');
    expect(run({}, {}, 'mordheim-lrb').of('rallies')).toBe('0');
    // A friend who is as near lifts the bar, fleeing though he be; one off the table does not.
    const friend = (state: string) => ({ edge: 60, friends: { Friend: { ahead: 14, state } } });
    expect(run(friend('fleeing'), barred).of('rallies', { turn: 2, distance: 7 })).toBe('35/864');
    expect(run(friend('offTable'), barred).of('rallies', { turn: 2, distance: 7 })).toBe('0');
    const hidden = { Shadows: { strength: 0, count: 2, hidden: true } };
    expect(run({ enemies: hidden }, barred).of('rallies', { turn: 2 })).toBe('175/864');
    const fallen = { Shadows: { strength: 0, count: 2, state: 'stunned' } };
    expect(run({ enemies: fallen }, barred).of('rallies', { turn: 2 })).toBe('175/864');
  });

  it('runs again when he is charged, once for each or once for all', () => {
    // 5/12 break · 1/36 run 2 · 1/36 run 2 again.
    const charged = (charges: unknown, change: Fields = {}) =>
      run({ edge: 60, charges }, change).of('rallies', { turn: 2, distance: 4 });
    expect(charged(0)).toBe('35/1728');
    expect(charged(1)).toBe('35/186624');
    const twice = run({ edge: 60, charges: 2 }).of('rallies', { turn: 2, distance: 6 });
    expect(twice).toBe('35/6718464');
    expect(
      run({ edge: 60, charges: 2 }, { 'allAlone.movePerCharge': 'once' }).of('rallies', {
        turn: 2,
        distance: 4,
      }),
    ).toBe('35/186624');
    expect(run({ edge: 13, charges: 1 }).of('leaves the table', { turn: 1 })).not.toBe('0');
  });

  it('is not charged in the enemy turn in which he broke', () => {
    const both = { 'allAlone.everyCombatPhase': true };
    // Held in his own phase (7/12), broken in theirs (5/12), ran 2 (1/36), rallied (7/12).
    const late = run({ edge: 60, charges: 1 }, both).of('rallies', { turn: 2, distance: 2 });
    expect(late).toBe('245/62208');
  });

  it('is charged only by those who dare, if he causes fear', () => {
    const fearsome = { warrior: { ...runner.warrior, causesFear: true }, edge: 60, charges: 1 };
    const shares = run({ ...fearsome, chargersLeadership: 2 });
    // 35 of 36 do not dare: 5/12 · 1/36 · 35/36 · 7/12.
    expect(shares.of('rallies', { turn: 2, distance: 2 })).toBe('1225/186624');
  });
});

describe('leaving a combat', () => {
  const enemies = { Thug: { strength: 3 }, Fallen: { strength: 3, state: 'stunned' } };

  it('is possible past opponents who are down: all of them, by a switch any', () => {
    const down = { Thugs: { strength: 3, count: 2, state: 'stunned' } };
    expect(ask({ enemies: down, leaving: 'walks' }).of('walks away', { turn: 1 })).toBe('1');
    expect(ask({ enemies, leaving: 'walks' }).of('holds')).toBe('7/12');
    expect(ask({ enemies, leaving: 'walks', turns: 2 }).of('holds')).toBe('49/144');
    expect(ask({ enemies, leaving: 'walks' }, { 'allAlone.leaveCombatPast': 'any' }).of('walks away')).toBe(
      '1',
    );
    expect(ask({ leaving: 'walks' }, { 'allAlone.leaveCombatPast': 'any' }).of('walks away')).toBe('0');
    expect(
      ask({ ...warrior({ state: 'knockedDown' }), enemies: down, leaving: 'walks' }).of('walks away'),
    ).toBe('0');
  });

  it('needs a test to charge a new foe who causes fear', () => {
    const down = { Thugs: { strength: 3, count: 2, state: 'stunned' } };
    const charges = { enemies: down, leaving: 'charges' };
    expect(ask(charges).of('walks away')).toBe('1');
    // Dares 7/12; else holds the combat and tests: 5/12 · 7/12.
    const shares = ask({ ...charges, newFoeCausesFear: true });
    expect(shares.of('walks away')).toBe('7/12');
    expect(shares.of('holds')).toBe('35/144');
  });

  it('can be tried by a test under the living rulebook: one hit from the strongest if it fails', () => {
    const strong = { Thug: { strength: 3 }, Ogre: { strength: 5 }, Axe: { strength: 5, saveModifier: -1 } };
    const tries = { ...warrior({ save: '5+' }), enemies: strong, leaving: 'escapes' };
    const shares = ask(tries, {}, 'mordheim-lrb');
    expect(shares.of('escapes', { turn: 1 })).toBe('7/12');
    // Strength 5 against 3 wounds on 2+, the save is gone: 5/12 · 5/6 · 1/3.
    expect(shares.of('out of action')).toBe('25/216');
    const each = ask(tries, { 'allAlone.escapeHits': 'each' }, 'mordheim-lrb');
    expect(each.of('out of action')).not.toBe('25/216');
    expect(() => ask({ leaving: 'escapes' })).toThrow(/allAlone.escapingFromCombat/);
  });
});
