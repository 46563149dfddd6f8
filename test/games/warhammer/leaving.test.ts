import { describe, expect, it } from 'vitest';
import { playScript } from '../../../src/engine/scripted-dice.ts';
import { leavingQuestion } from '../../../src/games/warhammer/leaving.ts';
import { posed, solved } from './solved.ts';

const unit = { leadership: 7, models: 20 };
const captain = { leadership: 9, move: 4, wounds: 2 };
const ask = (fields: object, changes = {}) =>
  solved(leavingQuestion, { unit, character: captain, leaves: 'on foot', ...fields }, changes);
const shot = (models: number) => ({ ...unit, loses: { shooting: models } });

describe('a character leaves', () => {
  it('and takes his Leadership and himself with him', () => {
    // With him five of 21 are less than a quarter; without him five of 20 are one, tested on 7.
    expect(ask({ unit: shot(5) }).share('his unit is lost')).toBe('5/12');
    expect(ask({ unit: shot(5), leaves: 'not at all' }).share('his unit is lost')).toBe('0');
    expect(ask({ unit: shot(6), leaves: 'not at all' }).share('his unit is lost')).toBe('1/6');
  });

  it('is counted, in the phase in which he left, among those at its start; or not', () => {
    const lost = { ...unit, loses: { movement: 5 } };
    expect(ask({ unit: lost }).share('his unit is lost')).toBe('0');
    expect(ask({ unit: lost }, { 'leaving.leaverInBase': false }).share('his unit is lost')).toBe('5/12');
    // Six are a quarter of 21, and he is no casualty.
    expect(ask({ unit: { ...unit, loses: { movement: 6 } } }).share('his unit is lost')).toBe('5/12');
  });

  it('counts his Wounds where hit points are counted', () => {
    const hp = { 'panic.casualtyUnit': 'hp' };
    // 20 and his 2 are 22 hit points: five are less than a quarter, six are one.
    expect(ask({ unit: { ...unit, loses: { movement: 5 } } }, hp).share('his unit is lost')).toBe('0');
    expect(ask({ unit: { ...unit, loses: { movement: 6 } } }, hp).share('his unit is lost')).toBe('5/12');
  });

  it('helps from where he stands, if he is the General or bears the standard', () => {
    const role = (role: string, goes: number, more = {}) =>
      ask({ unit: shot(5), character: { ...captain, move: 10, role, ...more }, goes }).share(
        'his unit is lost',
      );
    expect(role('general', 12)).toBe('1/6');
    expect(role('general', 13)).toBe('5/12');
    expect(role('general', 13, { large: true })).toBe('5/12');
    expect(role('standard', 12)).toBe('25/144');
    expect(role('standard', 13)).toBe('5/12');
  });

  it('reaches the other unit with a march, and its test with an enemy near', () => {
    const joins = { leadership: 7, models: 20, away: 14, loses: { shooting: 6 } };
    const on = (goes: number, enemyAway: number, more = {}, changes = {}) =>
      ask({ joins, goes, enemyAway, character: { ...captain, ...more } }, changes);
    // Without a march, or a test, he is there: six of 21 are a quarter, tested on his 9.
    expect(on(4, 3).share('the other unit is lost')).toBe('1/6');
    expect(on(8, 9).share('the other unit is lost')).toBe('1/6');
    expect(on(8, 9).noted('he takes a march test')).toBe('0');
    // He passes his test on 9 with 5/6; else the unit is alone with 7: 5/6 · 1/6 + 1/6 · 5/12 = 5/36 + 5/72.
    expect(on(8, 8).share('the other unit is lost')).toBe('5/24');
    expect(on(8, 8).noted('he fails his march test')).toBe('1/6');
    expect(on(8, 8, { marchExempt: true }).share('the other unit is lost')).toBe('1/6');
    expect(on(8, 8, {}, { 'march.enemyWithin': 6 }).share('the other unit is lost')).toBe('1/6');
  });

  it('lends from on his way, as General, when his march fails', () => {
    const joins = { leadership: 7, models: 20, away: 14, loses: { shooting: 6 } };
    const answer = ask({ joins, goes: 8, enemyAway: 8, character: { ...captain, role: 'general' } });
    expect(answer.share('the other unit is lost')).toBe('1/6');
  });

  it('does not count in the unit he joins before the next phase', () => {
    const joins = (loses: object) => ({ joins: { leadership: 7, models: 20, away: 14, loses }, goes: 4 });
    expect(ask(joins({ movement: 5 })).share('the other unit is lost')).toBe('1/6');
    expect(ask(joins({ shooting: 5 })).share('the other unit is lost')).toBe('0');
  });

  it('keeps the unit he joins from moving only where the rules say so', () => {
    const joins = { joins: { leadership: 7, models: 20, away: 14 }, goes: 4 };
    expect(ask(joins).noted('the unit he joins may not move')).toBe('0');
    expect(ask(joins, { 'leaving.joinedUnitMayMove': false }).noted('the unit he joins may not move')).toBe(
      '1',
    );
  });

  it('loses both units, each by itself', () => {
    const joins = { leadership: 7, models: 18, away: 5, loses: { shooting: 9 } };
    const answer = ask({ unit: shot(5), joins, goes: 4 });
    expect(answer.share('both units are lost')).toBe('5/72');
    expect(answer.share('his unit is lost')).toBe('25/72');
    expect(answer.share('the other unit is lost')).toBe('7/72');
    expect(answer.share('all stand')).toBe('35/72');
  });

  it('destroys and exempts', () => {
    expect(ask({ unit: shot(20) }).noted('his unit is destroyed')).toBe('1');
    expect(ask({ unit: { ...unit, loses: { movement: 20, shooting: 3 } } }).share('his unit is lost')).toBe(
      '1',
    );
    expect(ask({ unit: { ...shot(10), immuneToPsychology: true } }).share('all stand')).toBe('1');
    expect(ask({ unit: { ...shot(10), unbreakable: true } }).share('all stand')).toBe('1');
    // Once it flees it tests no more.
    const twice = ask({ unit: { ...unit, loses: { movement: 10, shooting: 5 } } });
    expect(twice.noted('his unit tests in the shooting phase')).toBe('7/12');
    expect(twice.share('his unit is lost')).toBe('95/144');
  });
});

describe('a character charges out of his unit', () => {
  const charging = { leaves: 'by charge', goes: 8 };
  it('is shot at by himself, each hit taken for him on 4+', () => {
    const hit = { standAndShoot: { hits: 2, wound: 'automatic' } };
    expect(ask({ ...charging, ...hit }).noted('he falls')).toBe('1/4');
    expect(
      ask(
        { ...charging, ...hit, character: { ...captain, type: 'cavalry' } },
        { 'lookOutSir.lookOutSirChargingOut': 'sameTroopType' },
      ).noted('he falls'),
    ).toBe('1');
    expect(ask({ ...charging, ...hit }).noted('his unit may not charge')).toBe('1');
    expect(ask(charging).noted('he falls')).toBe('0');
    expect(ask({ ...hit, leaves: 'on foot' }).notes).toContain(
      'Nobody stands and shoots at a character who walks.',
    );
  });

  it('panics his unit where he falls, unless a destroyed friend is no cause', () => {
    const fallen = {
      ...charging,
      standAndShoot: { hits: 60, wound: '2+' },
      character: { ...captain, wounds: 1 },
    };
    const answer = ask(fallen);
    const falls = Number(answer.noted('his unit tests in the movement phase').split('/')[0]) > 0;
    expect(falls).toBe(true);
    const { rule } = posed(leavingQuestion, {
      unit,
      character: { ...captain, wounds: 1 },
      ...charging,
      standAndShoot: { hits: 1 },
    });
    // Nobody takes the hit (1 hit through), and the test on 7 shows 8.
    expect(playScript(rule, [1, 8]).outcome.key).toBe('his unit is lost');
    expect(playScript(rule, [1, 7]).outcome.key).toBe('all stand');
    expect(playScript(rule, [0]).outcome.key).toBe('all stand');
    expect(
      ask(fallen, { 'panic.triggers': ['heavyCasualties'] }).noted('his unit tests in the movement phase'),
    ).toBe('0');
  });

  it('helps no other unit on the way, but the General is as far from it as his unit', () => {
    const joins = { leadership: 7, models: 20, away: 10, loses: { shooting: 6 } };
    expect(ask({ ...charging, joins }).share('the other unit is lost')).toBe('5/12');
    expect(
      ask({ ...charging, joins, character: { ...captain, role: 'general' } }).share('the other unit is lost'),
    ).toBe('1/6');
    expect(ask({ ...charging, joins }).notes.join(' ')).toContain('The other unit: Leadership 7');
  });
});

describe('the other unit', () => {
  const joins = { leadership: 7, models: 20, away: 10, loses: { shooting: 6 } };
  it('does without a General who has fallen, and keeps one who may not leave', () => {
    const general = { character: { ...captain, wounds: 1, role: 'general' }, joins };
    const { rule } = posed(leavingQuestion, {
      unit,
      ...general,
      leaves: 'by charge',
      goes: 8,
      standAndShoot: { hits: 1 },
    });
    // He falls; his unit stands on 7; the other unit, without him, flees on 8.
    expect(playScript(rule, [1, 7, 8]).outcome.key).toBe('the other unit is lost');
    // Nobody hits him: the other unit stands on his 9.
    expect(playScript(rule, [0, 9]).outcome.key).toBe('all stand');
    const stays = ask({ ...general, unit: { ...unit, is: ['cannot move'] }, goes: 4 });
    expect(stays.share('the other unit is lost')).toBe('1/6');
    expect(stays.notes.at(-1)).toContain('The other unit: Leadership 9 from the General at 10 inches');
  });
});

describe('a character may not leave', () => {
  it.each([
    [{ unit: { ...unit, is: ['flees'] } }, 'his unit flees'],
    [{ unit: { ...unit, is: ['is in combat'] } }, 'his unit is in combat'],
    [{ unit: { ...unit, is: ['failed a charge'] } }, 'his unit has failed a charge this turn'],
    [{ unit: { ...unit, is: ['cannot move'] } }, 'his unit cannot move'],
    [{ unit: { ...unit, is: ['is held by a spell'] } }, 'a spell holds his unit'],
    [{ character: { ...captain, is: ['is held by a spell'] } }, 'a spell holds him'],
    [
      { unit: { ...unit, is: ['is in combat', 'cannot move'] } },
      'his unit is in combat; his unit cannot move',
    ],
  ])('%j: %s', (fields, reason) => {
    for (const leaves of ['on foot', 'by charge']) {
      const answer = ask({ ...fields, leaves });
      expect(answer.notes[0]).toBe(`He may not leave: ${reason}.`);
      expect(answer.noted('he may not leave')).toBe('1');
      expect(answer.noted('he leaves')).toBe('0');
    }
  });

  it('once the unit has moved, on foot', () => {
    const moved = { unit: { ...unit, hasMoved: true } };
    expect(ask(moved).noted('he may not leave')).toBe('1');
    expect(ask({ ...moved, leaves: 'by charge' }).noted('he leaves')).toBe('1');
  });

  it('in the turn in which he joined, where the rules say so', () => {
    const joined = { character: { ...captain, is: ['joined this turn'] } };
    expect(ask(joined).noted('he leaves')).toBe('1');
    expect(ask(joined, { 'leaving.mayLeaveAfterJoining': false }).notes[0]).toBe(
      'He may not leave: he has joined the unit this turn.',
    );
  });

  it('and the unit that flees or fights takes no test', () => {
    expect(ask({ unit: { ...shot(10), is: ['flees'] } }).noted('his unit tests in the shooting phase')).toBe(
      '0',
    );
    expect(ask({ unit: { ...shot(10), is: ['flees'] } }).share('his unit is lost')).toBe('1');
    expect(ask({ unit: { ...shot(10), is: ['is in combat'] } }).share('all stand')).toBe('1');
  });
});

describe('leaving: faults', () => {
  it.each([
    [{ goes: 9 }, 'on foot he comes 8 inches at most'],
    [{ goes: 5, character: { ...captain, cannotMarch: true } }, 'on foot he comes 4 inches at most'],
    [
      { character: { ...captain, role: 'general' }, general: { leadership: 9, away: 3 } },
      'the character is the general already',
    ],
    [
      {
        character: { ...captain, role: 'standard' },
        joins: { leadership: 7, models: 20, away: 5, standard: { away: 3 } },
      },
      'the character is the standard already',
    ],
  ])('%j: %s', (fields, message) => {
    expect(() => posed(leavingQuestion, { unit, character: captain, leaves: 'on foot', ...fields })).toThrow(
      message,
    );
  });
});
