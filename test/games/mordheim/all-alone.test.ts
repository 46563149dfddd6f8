import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/engine/compile.ts';
import { playScript } from '../../../src/engine/scripted-dice.ts';
import { posed, solve } from './solved.ts';

type Fields = Record<string, unknown>;
const thugs = { Thugs: { strength: 3, count: 2 } };
/** Opponents who cannot wound: who breaks runs. */
const shadows = { Shadows: { strength: 0, count: 2 } };
const base = { warrior: { leadership: 7, toughness: 3 }, enemies: thugs, edge: 10 };
const runner = { warrior: { leadership: 7, toughness: 5 }, enemies: shadows, edge: 10 };

const ask = (fields: Fields = {}, change: Fields = {}, preset?: string) =>
  solve('all-alone', { ...base, ...fields }, change, preset);
const run = (fields: Fields = {}, change: Fields = {}, preset?: string) =>
  solve('all-alone', { ...runner, ...fields }, change, preset);
const warrior = (more: Fields) => ({ warrior: { ...base.warrior, ...more } });
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

describe('the automatic hits', () => {
  it('come from each opponent who can strike', () => {
    // Breaks 5/12; out of action by one hit 1/6.
    const one = { Thug: { strength: 3 }, Fallen: { strength: 3, state: 'knockedDown' } };
    expect(ask({ enemies: one }).of('out of action')).toBe('5/72');
    const all = { 'allAlone.downedOpponentsStrike': true };
    expect(ask({ enemies: one }, all).of('out of action')).toBe('55/432');
  });

  it('are saved by armour and blunted by a helmet', () => {
    const single = (more: Fields, enemy: Fields = {}, change: Fields = {}) =>
      ask(
        { ...warrior(more), enemies: { Thug: { strength: 3, ...enemy } } },
        { 'allAlone.opponents': 1, ...change },
      );
    // 5/12 · 1/2 · 1/3 = 5/72 for each injury; a helmet turns half of the stunned into knocked down.
    expect(single({}).of('stunned')).toBe('5/72');
    expect(single({ helmet: true }).of('stunned')).toBe('5/144');
    expect(single({ helmet: true }).of('knocked down')).toBe('5/48');
    expect(single({ helmet: true }, {}, { 'injury.helmet': '3+' }).of('stunned')).toBe('5/216');
    expect(single({ save: '5+' }).of('stunned')).toBe('5/108');
    // An axe takes one from the save; a dagger adds one, to none too; nothing saves on a 1.
    expect(single({ save: '5+' }, { saveModifier: -1 }).of('stunned')).toBe('25/432');
    expect(single({}, { saveModifier: 1 }).of('stunned')).toBe('25/432');
    expect(single({ save: '2+' }, { saveModifier: 2 }).of('stunned')).toBe('5/432');
  });

  it('have numbers that a designer can change', () => {
    const single = (change: Fields, enemy: Fields = { strength: 3 }, more: Fields = {}) =>
      ask({ ...warrior(more), enemies: { Thug: enemy } }, { 'allAlone.opponents': 1, ...change }).of(
        'out of action',
      );
    expect(single({ 'injury.stunnedUpTo': 5 })).toBe('5/144');
    expect(single({ 'injury.knockedDownUpTo': 0, 'injury.stunnedUpTo': 0 })).toBe('5/24');
    expect(single({ 'wound.cannotWoundFrom': 3 }, { strength: 1 }, { toughness: 4 })).toBe('0');
    expect(single({}, { strength: 1 }, { toughness: 4 })).toBe('5/216');
    // Strength 3 would take one from a 6+ save, and so leave none.
    expect(single({}, { strength: 3 }, { save: '6+' })).toBe('25/432');
    expect(single({ 'armour.penaltyFromStrength': 3 }, { strength: 3 }, { save: '6+' })).toBe('5/72');
  });

  it('one after another finish a fallen warrior in the sequential reading', () => {
    const sequential = { 'allAlone.autoHitsMode': 'sequential' };
    // Of two hits: 18/36 out of action; three: the third finishes one stunned (1/6) and half of those knocked down.
    expect(ask({}, sequential).of('out of action')).toBe('5/24');
    const three = { enemies: { Thugs: { strength: 3, count: 3 } } };
    // After two: nothing 1/4, knocked down 1/6, stunned 1/12, out 1/2. Third: 1/4 · 1/6 + 1/6 · 1/2 + 1/12 = 5/24.
    expect(ask(three, sequential).of('out of action')).toBe('85/288');
  });

  it('can be critical where a switch allows it, not where only a 6 wounds', () => {
    const critical = { 'allAlone.critsOnAutoHits': true };
    expect(ask({}, critical).of('out of action')).toBe('40/243');
    const six = { enemies: { Rats: { strength: 1, count: 2 } } };
    expect(ask(six, critical).of('out of action')).toBe(ask(six).of('out of action'));
    // With a 4+ save: plain 2/6 · 1/2 · 1/3. Critical 1/6, by thirds: two saves 11/36, none 5/9, none and +2 8/9.
    const one = { ...warrior({ save: '4+' }), enemies: { Thug: { strength: 3 } } };
    const change = { ...critical, 'allAlone.opponents': 1 };
    expect(ask(one, change).of('out of action')).toBe('55/864');
    // Both wounds saved with one roll: 5/18 instead of 11/36.
    expect(ask(one, { ...change, 'allAlone.criticalSaves': 'one' }).of('out of action')).toBe('245/3888');
  });

  it('take wounds first from who has several', () => {
    expect(ask(warrior({ wounds: 2 })).of('out of action')).toBe('5/144');
    expect(ask(warrior({ wounds: 3 })).of('out of action')).toBe('0');
    // One wound of three is lost with 1/2, two with 1/4.
    const shares = ask({ ...warrior({ wounds: 3 }), edge: 1 });
    expect(shares.of('leaves the table', { wounds: 2 })).toBe('5/24');
    expect(shares.of('leaves the table', { wounds: 1 })).toBe('5/48');
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

describe('what the question says', () => {
  it('notes the form, the reading of the fallen, who tests and what a hit needs', () => {
    expect(
      posed('all-alone', { ...base, warrior: { leadership: 7, toughness: 3, save: '5+' } }).notes,
    ).toEqual([
      'An All Alone test is due in turn 1; his own Leadership is 7.',
      'Thugs: a hit of Strength 3 wounds on 4+, saved on 5+.',
      'A warrior whom the hits knock down or stun stays where he fell; by the letter of the rule he would run (allAlone.downedModelRuns).',
      'One-line form: the edge lies 10 inches straight behind him and all runs go there. With the enemies between him and the edge far fewer leave the table.',
    ]);
    const other = posed(
      'all-alone',
      { ...runner, enemies: { Shadow: { strength: 0 }, Watcher: { fights: false } } },
      { 'allAlone.downedModelRuns': true },
    );
    expect(other.notes.slice(0, 3)).toEqual([
      'No All Alone test is due in these turns.',
      'Shadow: Strength 0 cannot wound Toughness 5.',
      'A warrior whom the hits knock down or stun runs all the same, as the letter of the rule has it.',
    ]);
  });

  it('follows an example die by die', () => {
    // Fails on 9; one blow does nothing (0), one knocks nobody down either (0); runs 4; fails on 8, runs 7: 11 inches.
    const { rule } = posed('all-alone', base);
    expect(playScript(rule, [9, 0, 0, 4, 8, 7]).outcome.key).toBe('leaves the table turn=2 wounds=1');
  });

  it('is one die for each enemy: three of them and a save, 24 inches from the edge', () => {
    const { rule } = posed('all-alone', {
      warrior: { leadership: 7, toughness: 3, save: '5+' },
      enemies: { Thugs: { strength: 3, count: 3 } },
      edge: 24,
    });
    expect(compile(rule).nodes.length).toBeLessThan(250);
  });
});

describe('a lone warrior whose file contradicts itself', () => {
  const table = { ...base, edge: undefined, table: '48 x 48' };
  const at = (x: number, y: number) => ({ warrior: { ...base.warrior, at: [x, y] } });
  const two = (...places: number[][]) => ({ enemies: { Thugs: { strength: 3, count: 2, at: places } } });
  const near = two([23, 8], [25, 8]);
  it.each([
    ['neither form', { edge: undefined }, /a table .* or the edge/],
    ['both forms', { table: '48 x 48' }, /a table .* or the edge/],
    ['no table of that form', { ...table, table: '48' }, /48 x 48/],
    ['too small a table', { ...table, table: '10 x 48' }, /12 to 200/],
    ['no place of the warrior', { ...table, ...near }, /no place on the table/],
    ['no place of an enemy', { ...table, ...at(24, 8) }, /no place on the table/],
    ['off the table', { ...table, ...at(48, 8), ...near }, /not within the table/],
    ['too few places', { ...table, ...at(24, 8), ...two([23, 8]) }, /expected 2 places/],
    [
      'one place for two',
      { ...table, ...at(24, 8), enemies: { Thugs: { strength: 3, count: 2, at: [23, 8] } } },
      /expected 2 places/,
    ],
    [
      'an enemy on the warrior',
      { ...table, ...at(24, 8), ...two([24, 8], [25, 8]) },
      /in the place of the warrior/,
    ],
    [
      'an opponent far off',
      { ...table, ...at(24, 8), ...two([24, 20], [25, 8]) },
      /not in contact.*fights: false/,
    ],
    ['a place without a table', { friends: { Friend: { at: [3, 4] } } }, /ahead and aside/],
    [
      'ahead on a table',
      { ...table, ...at(24, 8), ...near, friends: { Friend: { ahead: 3 } } },
      /one-line form/,
    ],
    ['no Strength', { enemies: { Thugs: { count: 2 } } }, /has no Strength/],
    [
      'a leader without Leadership',
      { friends: { Captain: { leader: true, ahead: 3 } } },
      /has no Leadership/,
    ],
    [
      'two leaders',
      { friends: { A: { leader: true, leadership: 7 }, B: { leader: true, leadership: 7 } } },
      /one leader/,
    ],
    ['impossible charges', { charges: 'd3-2' }, /0 to 10/],
    [
      'too many friends',
      { friends: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`F${i}`, {}])) },
      /at most 20 friends/,
    ],
    [
      'too many enemies',
      { enemies: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`F${i}`, { strength: 3 }])) },
      /at most 20 groups/,
    ],
  ])('%s', (_, fields, message) => {
    const given = Object.fromEntries(
      Object.entries({ ...base, ...fields }).filter(([, value]) => value !== undefined),
    );
    expect(() => posed('all-alone', given)).toThrow(message);
  });
});
