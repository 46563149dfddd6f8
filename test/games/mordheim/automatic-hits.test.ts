import { describe, expect, it } from 'vitest';
import { ask, type Fields, warrior } from './lone-warriors.ts';

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
