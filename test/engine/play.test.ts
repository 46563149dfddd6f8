import { describe, expect, it } from 'vitest';
import { sumOf } from '../../src/dice/combine.ts';
import { d3, d6, twoD6 } from '../../src/dice/common.ts';
import { weighted } from '../../src/dice/composite.ts';
import { successes } from '../../src/dice/successes.ts';
import { compile, RuleFault } from '../../src/engine/compile.ts';
import { Counter } from '../../src/engine/counter.ts';
import { notedOnce } from '../../src/engine/noted-once.ts';
import { emptyTally, play } from '../../src/engine/play.ts';
import { Outcome, outcome, type Rule } from '../../src/engine/rule.ts';
import { playScript, ScriptedDice } from '../../src/engine/scripted-dice.ts';
import { allAlone, attrition, byKey, leadershipTest, oneRoll } from './rules.ts';

describe('scripted dice', () => {
  it('turn an example into a test', () => {
    expect(playScript(leadershipTest(7), [8, 6]).outcome.name).toBe('passes on the re-roll');
    // Breaks (9), is not hurt (0, 0, 0), runs 10, breaks (8), runs 11, breaks (12), runs 3: 24 inches in turn 3.
    expect(playScript(allAlone(), [9, 0, 0, 0, 10, 8, 11, 12, 3]).outcome.key).toBe('leaves turn=3');
  });

  it('tell what was noted', () => {
    const { outcome, notes } = playScript(attrition(8, 2), [3, 7, 1, 2]);
    expect(outcome.key).toBe('stays standing=6');
    expect(notes.map((note) => note.key)).toEqual(['somebody has fallen by turn=1']);
  });

  it('show pools by their sum, and take no number for a die of one face', () => {
    const shows = outcome('shows', 'sum');
    const rule: Rule = {
      start: {},
      step: (_, dice) => shows(dice.roll(successes(200, 1, 2)) + dice.roll(weighted('4', [[4, 1]]))),
    };
    expect(playScript(rule, [117]).outcome.key).toBe('shows sum=121');
    expect(() => playScript(rule, [201])).toThrow(
      'number 1 of the script is 201, but successes of 200 throws at 1/2 shows 0, 1,',
    );
  });

  it('say what is wrong with a script', () => {
    expect(() => playScript(leadershipTest(7), [8])).toThrow(
      new RangeError('the rule asks for 2D6 after the 1 numbers of the script: add what it shows'),
    );
    expect(() => playScript(leadershipTest(7), [13])).toThrow(
      'number 1 of the script is 13, but 2D6 shows 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12',
    );
    expect(() => playScript(leadershipTest(7), [5, 6, 9])).toThrow(
      'the rule did not ask for the last of the script: 6, 9 (2 of 3)',
    );
  });
});

describe('play', () => {
  it('adds to the tally', () => {
    const tally = emptyTally();
    play(oneRoll(), new ScriptedDice([1, 2, 2]), 3, tally);
    play(oneRoll(), new ScriptedDice([2, 6]), 2, tally);
    expect(byKey(tally.outcomes)).toEqual({ 'shows value=1': 1, 'shows value=2': 3, 'shows value=6': 1 });
    expect(tally.notes.size).toBe(0);
  });

  it('refuses a second note of the same thing in a trial where that is checked', () => {
    const seen = outcome('seen');
    const ends = outcome('ends');
    const twice: Rule<{ turn: number }> = {
      start: { turn: 1 },
      step({ turn }, dice) {
        if (!dice.atMost(d6, 3)) dice.note(seen());
        return turn === 2 ? ends() : { turn: turn + dice.roll(weighted('1', [[1, 1]])) };
      },
    };
    const tally = emptyTally();
    play(notedOnce(twice), new ScriptedDice([1, 6, 6, 1, 2, 2]), 3, tally);
    expect(byKey(tally.notes)).toEqual({ seen: 2 });
    expect(() => play(notedOnce(twice), new ScriptedDice([5, 6]), 1, tally)).toThrow(RuleFault);
    expect(() => play(notedOnce(twice), new ScriptedDice([5, 6]), 1, tally)).toThrow(
      '"seen" was noted twice in one trial',
    );
    play(twice, new ScriptedDice([5, 6]), 1, emptyTally());
  });
});

describe('outcome', () => {
  it('gives one object for equal quantities', () => {
    const routs = outcome('routs', 'turn', 'standing');
    expect(routs(5, 7)).toBe(routs(5, 7));
    expect(routs(5, 7)).not.toBe(routs(7, 5));
    expect(routs(-1, 2.5)).toBe(routs(-1, 2.5));
    expect(routs(1e9, 0).key).toBe('routs turn=1000000000 standing=0');
    expect(outcome('holds')()).not.toBe(outcome('holds')());
    expect(new Outcome('holds').quantities).toEqual({});
  });

  it('is counted whatever its serial number', () => {
    const many = outcome('many', 'i');
    const counter = new Counter();
    const counts = new Map<Outcome, number>();
    for (let i = 0; i < 3000; i++) counter.add(many(i));
    counter.add(many(0));
    counter.moveTo(counts);
    counter.add(many(7));
    counter.moveTo(counts);
    expect(counts.size).toBe(3000);
    expect([many(0), many(7), many(8)].map((o) => counts.get(o))).toEqual([2, 2, 1]);
  });
});

describe('dice of different kinds in one step', () => {
  it('are told apart when branching', () => {
    const shows = outcome('shows', 'sum');
    const rule: Rule = {
      start: {},
      step: (_, dice) => shows(dice.roll(d3) + dice.roll(twoD6) + dice.roll(sumOf(2, d3))),
    };
    expect(compile(rule).replays).toBe(3 * 11 * 5);
  });
});
