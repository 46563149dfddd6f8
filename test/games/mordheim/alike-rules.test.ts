import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/engine/compile.ts';
import { text } from '../../../src/engine/fraction.ts';
import type { Rule } from '../../../src/engine/rule.ts';
import { solveExactly } from '../../../src/engine/solve.ts';
import { alikeRule } from '../../../src/games/mordheim/alike-rules.ts';
import { allAloneQuestion } from '../../../src/games/mordheim/all-alone.ts';
import { allAloneFields } from '../../../src/games/mordheim/all-alone-fields.ts';
import { allAloneRule } from '../../../src/games/mordheim/all-alone-rule.ts';
import { aloneOf } from '../../../src/games/mordheim/alone-of.ts';
import { presetValues } from '../../../src/games/presets.ts';
import { rulesOf } from '../../../src/games/rules-of.ts';
import { posed, solve } from './solved.ts';

const thugs = { strength: 4, saveModifier: -1 };
const situations = {
  plain: {
    warrior: { leadership: 7, toughness: 3, save: '5+', helmet: true },
    enemies: { Thugs: { ...thugs, count: 2 } },
  },
  led: {
    warrior: { leadership: 6, toughness: 3, wounds: 2 },
    enemies: { Thugs: { ...thugs, count: 2 } },
    friends: { Captain: { leadership: 8, leader: true, ahead: 10, state: 'knockedDown' } },
    turns: 2,
  },
  fallen: {
    warrior: { leadership: 7, toughness: 4, causesFear: true },
    enemies: { Thugs: { ...thugs, count: 1 }, Down: { ...thugs, state: 'stunned' } },
    turns: 2,
    leaving: 'walks',
    charges: '1d3',
  },
};

const shares = (rule: Rule): object => {
  const { outcomes, notes } = solveExactly(compile(rule));
  return Object.fromEntries([...outcomes, ...notes].map(([{ key }, share]) => [key, text(share)]));
};

describe('lone warriors who are alike under two readings', () => {
  it.each(Object.entries(situations))('%s: have one rule only where nothing differs', (_, situation) => {
    const fields = { ...situation, edge: 9, followed: 3 };
    const { rule } = posed('all-alone', fields);
    expect(posed('all-alone', fields).rule).toBe(rule);
    const written = shares(rule);
    let [same, other] = [0, 0];
    for (const { name, readings = [] } of allAloneQuestion.parameters) {
      for (const reading of readings) {
        const change = { [name]: reading };
        const values = { ...presetValues('mordheim').values, ...change };
        const rules = rulesOf({ preset: 'mordheim', values });
        // Made anew, whatever was made before.
        const anew = shares(allAloneRule(aloneOf(allAloneFields.parse(fields), rules), rules) as Rule);
        const given = posed('all-alone', fields, change).rule;
        expect(shares(given), `${name} ${JSON.stringify(reading)}`).toEqual(anew);
        if (given === rule) {
          same++;
          expect(anew).toEqual(written);
        } else other++;
      }
    }
    expect(same).toBeGreaterThan(5);
    expect(other).toBeGreaterThan(5);
  });
});

describe('alikeRule', () => {
  it('gives the same rule for the same text, and forgets rules rather than keeping hundreds', () => {
    const make = (): Rule => ({ ...posed('all-alone', { ...situations.plain, edge: 24 }).rule });
    const first = alikeRule('first of the test', make);
    expect(alikeRule('first of the test', make)).toBe(first);
    for (let n = 0; n < 100; n++) alikeRule(`another ${n}`, make);
    expect(alikeRule('first of the test', make)).not.toBe(first);
  });
});

describe('conventions of the flight', () => {
  const fields = { warrior: { leadership: 7, toughness: 3 }, edge: 100, followed: 1 };
  const barred = { 'allAlone.rallyBlockedByNearestEnemy': true };

  it('a friend as near as the enemy lifts the bar, or is no help', () => {
    const situation = {
      ...fields,
      enemies: { Weak: { strength: 1, count: 2 } },
      friends: { Fallen: { state: 'knockedDown', ahead: 0 } },
    };

    // Strength 1 on Toughness 3 wounds on 6 and is saved by nothing: five in six survive each hit.
    const rallies = solve('all-alone', situation, barred).of('rallies');
    expect(rallies).not.toBe('0');
    expect(
      solve('all-alone', situation, { ...barred, 'allAlone.rallyBarredByEquallyNear': true }).of('rallies'),
    ).toBe('0');
  });

  it('fallen enemies stay as they are, or recover', () => {
    const situation = { ...fields, enemies: { Fallen: { strength: 3, count: 2, state: 'knockedDown' } } };
    // He breaks in 5/12, nobody strikes, and he rallies in 7/12 of these.
    expect(solve('all-alone', situation, barred).of('rallies')).toBe('35/144');
    const recover = { 'allAlone.fallenRecoverInFlight': true };
    // They stand again as his next turn begins.
    expect(solve('all-alone', situation, { ...barred, ...recover }).of('rallies')).toBe('0');
    expect(solve('all-alone', situation, recover).of('rallies')).toBe('35/144');
  });
});
