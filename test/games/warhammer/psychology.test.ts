import { describe, expect, it } from 'vitest';
import { playScript } from '../../../src/engine/scripted-dice.ts';
import { psychologyQuestion } from '../../../src/games/warhammer/psychology.ts';
import { asked, posedUnder } from './asked.ts';

const unit = { leadership: 7 };

describe('psychology', () => {
  it('is tested each time', () => {
    // (7/12)² pass both, 2 · 7/12 · 5/12 fail one, (5/12)² fail two.
    const answer = asked('psychology', { test: 'fear', times: 2, unit });
    expect(answer.share('never fails')).toBe('49/144');
    expect(answer.share('fails at least once', { failures: 1 })).toBe('35/72');
    expect(answer.share('fails at least once', { failures: 2 })).toBe('25/144');
    expect(answer.noted('fails', { time: 2 })).toBe('5/12');
  });

  it('ends with the first failure against terror', () => {
    const answer = asked('psychology', { test: 'terror', times: 2, unit });
    expect(answer.share('flees from terror', { time: 1 })).toBe('5/12');
    expect(answer.share('flees from terror', { time: 2 })).toBe('35/144');
  });

  it('is helped by the General and by a standard whose scope is all tests', () => {
    const never = (kind: string, fields: object, change = {}) =>
      asked('psychology', { test: kind, unit, ...fields }, { change }).share('never fails');
    expect(never('stupidity', { general: { leadership: 9, away: 10 } })).toBe('5/6');
    expect(never('stupidity', { standard: { away: 10 } })).toBe('119/144');
    const narrow = { 'leadership.bsbScope': 'panicAndBreak' };
    expect(never('stupidity', { standard: { away: 10 } }, narrow)).toBe('7/12');
    const notes = (kind: string) =>
      asked('psychology', { test: kind, unit, standard: { away: 10 } }, { change: narrow }).notes[1];
    expect(notes('stupidity')).toBe(
      'No re-roll: the battle standard at 10 inches is of no help in this test.',
    );
    expect(notes('fear')).toBe('No re-roll: the battle standard at 10 inches is of no help in a fear test.');
  });

  it('rolls cold blood against fear and terror, and against stupidity where its scope is all tests', () => {
    const never = (kind: string, scope: string) =>
      asked(
        'psychology',
        { test: kind, unit: { leadership: 6, coldBlooded: true } },
        { change: { 'leadership.coldBloodedScope': scope } },
      ).share('never fails');
    expect([never('fear', 'psychology'), never('terror', 'psychology')]).toEqual(['49/72', '49/72']);
    expect([never('stupidity', 'all'), never('stupidity', 'psychology')]).toEqual(['49/72', '5/12']);
  });

  it.each([
    ['is immune to psychology', 'fear', { immuneToPsychology: true }],
    ['is unbreakable', 'terror', { unbreakable: true }],
    ['is frenzied', 'terror', { frenzy: true }],
    ['causes fear itself', 'fear', { causesFear: true }],
    ['causes terror itself', 'fear', { causesTerror: true }],
    ['causes terror itself', 'terror', { causesTerror: true }],
  ])('a unit that %s takes no test of %s', (why, test, keyword) => {
    const answer = asked('psychology', { test, unit: { ...unit, ...keyword } });
    expect(answer.share('never fails', { failures: 0 })).toBe('1');
    expect(answer.notes).toEqual([`No test: the unit ${why}.`]);
  });

  it('a cause of fear tests for terror, and anybody for his own stupidity', () => {
    const never = (test: string, keyword: object, change = {}) =>
      asked('psychology', { test, unit: { ...unit, ...keyword } }, { change }).share('never fails');
    expect(never('terror', { causesFear: true })).toBe('7/12');
    expect(never('stupidity', { immuneToPsychology: true })).toBe('7/12');
    expect(never('fear', { frenzy: true }, { 'panic.frenzyIsImmune': false })).toBe('7/12');
    expect(never('terror', { causesTerror: true }, { 'psychology.causersAreImmune': false })).toBe('7/12');
  });

  it('plays an example by the throw', () => {
    const { rule } = posedUnder('psychology', { test: 'stupidity', times: 3, unit: { leadership: 4 } });
    expect(playScript(rule, [4, 5, 9]).outcome.key).toBe('fails at least once failures=2');
  });

  it.each([
    ['nothing to test', { unit }],
    ['no time', { test: 'fear', times: 0, unit }],
    ['an unknown test', { test: 'hatred', unit }],
  ])('refuses %s', (_, fields) => {
    expect(psychologyQuestion.fields.safeParse(fields).success).toBe(false);
  });
});
