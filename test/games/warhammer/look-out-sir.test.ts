import { describe, expect, it } from 'vitest';
import { lookOutSirQuestion } from '../../../src/games/warhammer/look-out-sir.ts';
import { posed, solved } from './solved.ts';

const unit = { rankAndFile: 20 };
const ask = (fields: object, changes = {}) =>
  solved(lookOutSirQuestion, { against: 'template', shooting: { hits: 1 }, unit, ...fields }, changes);
const safe = (fields: object, changes = {}) => ask(fields, changes).share('is not hit');

describe('Look Out, Sir', () => {
  it('takes a template hit on 2+ in a unit of five or more rank and file', () => {
    expect(safe({})).toBe('5/6');
    expect(safe({ unit: { rankAndFile: 5 } })).toBe('5/6');
    expect(safe({ unit: { rankAndFile: 4 } })).toBe('0');
    expect(safe({ unit: { rankAndFile: 4 } }, { 'lookOutSir.leastRankAndFile': 3 })).toBe('5/6');
    expect(safe({}, { 'lookOutSir.template': '4+' })).toBe('1/2');
    expect(safe({ unit: { ...unit, type: 'swarm' } })).toBe('0');
  });

  it('takes a shot on 4+ when he charges out; by type only where the rules say so', () => {
    const shot = { against: 'stand and shoot' };
    expect(safe(shot)).toBe('1/2');
    expect(safe({ ...shot, unit: { rankAndFile: 1 } })).toBe('1/2');
    const other = { ...shot, character: { type: 'monster' } };
    expect(safe(other)).toBe('1/2');
    expect(safe(other, { 'lookOutSir.lookOutSirChargingOut': 'sameTroopType' })).toBe('0');
    expect(safe(shot, { 'lookOutSir.lookOutSirChargingOut': 'sameTroopType' })).toBe('1/2');
    expect(safe(shot, { 'lookOutSir.standAndShoot': '2+' })).toBe('5/6');
  });

  it('protects one who stands alone near a unit of his type only under such rules', () => {
    const near = { unit: { ...unit, away: 3 } };
    const rule = { 'lookOutSir.nearUnitWithin': 3 };
    expect(safe(near)).toBe('0');
    expect(safe(near, rule)).toBe('1/2');
    expect(safe(near, { ...rule, 'lookOutSir.nearUnit': '5+' })).toBe('1/3');
    expect(safe({ unit: { ...unit, away: 3.5 } }, rule)).toBe('0');
    expect(safe({ ...near, character: { type: 'cavalry' } }, rule)).toBe('0');
  });

  it('lets him live while he has a Wound, and saves count', () => {
    // One hit of two or both reach him on 1 of 6 each; each wounds on 4+ and passes a save of 5+ with 2/3.
    const answer = ask({ shooting: { hits: 2, wound: '4+', save: '5+' }, character: { wounds: 2 } });
    expect(answer.share('falls')).toBe('1/324');
    expect(answer.share('is not hit')).toBe('25/36');
    const warded = ask({ shooting: { hits: 1, wound: 'automatic', ward: '4+' } });
    expect(warded.share('falls')).toBe('1/12');
    expect(warded.share('is hit and lives', { wounds: 0 })).toBe('1/12');
  });

  it('takes dice for the hits, none too', () => {
    expect(ask({ shooting: { hits: 'd3-1' } }).share('is not hit')).toBe('91/108');
    expect(() => posed(lookOutSirQuestion, { against: 'template', unit, shooting: { hits: 61 } })).toThrow(
      'at most 60 hits',
    );
  });
});
