import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/engine/compile.ts';
import { outcome, type Rule } from '../../../src/engine/rule.ts';
import { automaticHit } from '../../../src/games/mordheim/automatic-hit.ts';
import { hitsTogether } from '../../../src/games/mordheim/hits-together.ts';
import type { Injury } from '../../../src/games/mordheim/injury.ts';
import { rulesOf } from '../../../src/games/pose.ts';
import { presetValues } from '../../../src/games/presets.ts';
import { posed, solve, solved } from './solved.ts';

type Fields = Record<string, unknown>;
const ask = (fields: Fields, change: Fields = {}) => solve('nerves', fields, change);

const warband = {
  Leader: { leadership: 8, role: 'leader' },
  Others: { leadership: 7, count: 2 },
  Fallen: { leadership: 7, state: 'outOfAction' },
};
const opponents = { Thugs: { strength: 3, count: 2 } };

describe('a game of nerves', () => {
  it('without injuries and lone warriors is a sequence of Rout tests', () => {
    const fields = {
      turns: 6,
      warband: {
        Captain: { leadership: 8, role: 'leader' },
        Champions: { leadership: 7, role: 'hero', count: 2 },
        Men: { leadership: 6, count: 6 },
      },
      losses: { eachTurn: 'd3-1', weights: { Captain: 1, others: 2 } },
      leave: { below: '45%' },
    };
    for (const losses of [
      fields.losses,
      { eachTurn: { each: '1/10' }, weights: { Captain: 0, others: 2 } },
    ]) {
      const rout = solve('rout', { ...fields, losses });
      const nerves = ask({ ...fields, losses });
      for (const name of ['routs', 'leaves', 'wiped out', 'fights on'])
        expect(nerves.of(name)).toBe(rout.of(name));
      expect(nerves.of('routs', { turn: 3, heroes: 2, standing: 6 })).toBe(
        rout.of('routs', { turn: 3, heroes: 2, standing: 6 }),
      );
    }
  });

  it('does not catch alone who has rallied this turn, by a switch it does', () => {
    const fields = {
      turns: 1,
      warband: { Men: { leadership: 7, count: 1, state: 'fleeing' } },
      alone: { chance: 1, opponents },
    };
    expect(ask(fields).noted('a warrior breaks', { turn: 1 })).toBe('0');
    // He rallies in 7/12 and breaks in 5/12 of these.
    expect(ask(fields, { 'nerves.ralliedCaughtAlone': true }).noted('a warrior breaks', { turn: 1 })).toBe(
      '35/144',
    );
  });

  it('tells routs that the leader saves, and tests without him', () => {
    const shares = ask({ turns: 1, warband });
    // Exactly 8 on 2D6: 5 of 36.
    expect(shares.noted('saved by the leader', { turn: 1 })).toBe('5/36');
    expect(shares.noted('tests without the leader')).toBe('0');
    const stunned = ask({
      turns: 1,
      warband: { ...warband, Leader: { ...warband.Leader, state: 'stunned' } },
    });
    expect(stunned.noted('tests without the leader', { turn: 1 })).toBe('1');
    expect(stunned.noted('saved by the leader')).toBe('0');
    const lone = { Leader: warband.Leader, Fallen: { leadership: 7, state: 'outOfAction' } };
    const saved = (value: string) =>
      ask({ turns: 1, warband: lone }, { 'rout.noEligibleRoutLeadership': value }).noted(
        'saved by the leader',
      );
    expect(saved('fails')).toBe('13/18');
    expect(saved('passes')).toBe('0');
    expect(saved('ld0')).toBe('13/18');
  });

  it('recovers after the Rout test: stunned, knocked down, standing', () => {
    const happens = [{ turn: 1, group: 'Leader', is: 'stunned' }];
    // 7 in turn 1; 8 from turn 2 on, as one who is knocked down lends it.
    expect(ask({ turns: 3, warband, happens }).of('fights on')).toBe('1183/3888');
    const restored = [...happens, { turn: 1, group: 'Leader', is: 'standing' }];
    expect(ask({ turns: 1, warband, happens: restored }).of('fights on')).toBe('13/18');
    for (const is of ['outOfAction', 'offTable', 'fleeing']) {
      const gone = ask({ turns: 1, warband, happens: [{ turn: 1, group: 'Leader', is }] });
      expect(gone.of('fights on')).toBe(is === 'fleeing' ? '13/18' : '7/12');
    }
  });

  it('rolls injuries for losses where it is asked to; who lies already is out of action', () => {
    const two = { A: { leadership: 7, count: 4 } };
    const hurt = (eachTurn: unknown, more: Fields = {}) =>
      ask({ turns: 1, warband: two, losses: { eachTurn, become: 'injured' }, ...more });
    // One falls: out of action with 1/3, which of four forces a test.
    expect(hurt(1).of('routs')).toBe('5/36');
    // The second blow strikes one who lies with 1/4.
    expect(hurt(2).of('routs', { losses: 2 })).toBe('5/108');
    // A chance for each: nobody is struck twice.
    const each = hurt({ each: '1/2' });
    expect(each.of('fights on', { losses: 0 })).toBe('625/1296');
    // Three who lie are out of action; the fourth is knocked down (1/3) and lends his 7, or stunned and lends nothing.
    const lying = { A: { leadership: 7, count: 3, state: 'knockedDown' }, B: { leadership: 7 } };
    expect(hurt({ each: 1 }, { warband: lying }).of('fights on', { losses: 3 })).toBe('7/36');
    const helmets = { A: { leadership: 7, count: 4, helmet: true } };
    expect(hurt(1, { warband: helmets }).of('routs')).toBe('5/36');
    const fleeing = { A: { leadership: 7, count: 4, state: 'fleeing' } };
    expect(hurt(1, { warband: fleeing }).of('routs')).toBe('5/36');
    expect(hurt(9, { warband: fleeing }).of('wiped out')).not.toBe('0');
    const weightless = { eachTurn: 9, become: 'injured', weights: { A: 0 } };
    expect(ask({ turns: 1, warband: two, losses: weightless }).of('fights on')).toBe('1');
    const chance = { eachTurn: { each: '1/2' }, weights: { A: 0 } };
    expect(ask({ turns: 1, warband: two, losses: chance }).of('fights on')).toBe('1');
    const later = { turns: 1, warband: two, losses: { eachTurn: 4 } };
    expect(ask(later, { 'rout.lossesBeforeFirstTurn': false }).of('fights on')).toBe('1');
  });

  it('catches standing warriors alone, each with the chance', () => {
    const lone = (chance: unknown, more: Fields = {}, fields: Fields = {}, change: Fields = {}) =>
      ask(
        { turns: 1, warband: { A: { leadership: 7, ...more } }, alone: { chance, opponents, ...fields } },
        change,
      );
    // Caught, breaks 5/12, out of action 11/36.
    expect(lone(1).of('fights on', { standing: 0, losses: 1 })).toBe('55/432');
    expect(lone('1/2').of('fights on', { losses: 1 })).toBe('55/864');
    expect(lone(1).noted('a warrior breaks', { turn: 1 })).toBe('5/12');
    expect(lone(1, { immune: true }).noted('a warrior breaks')).toBe('0');
    expect(lone(1, { state: 'stunned' }).noted('a warrior breaks')).toBe('0');
    expect(lone(1, { state: 'knockedDown' }).noted('a warrior breaks')).toBe('5/12');
    expect(lone(1, {}, {}, { 'allAlone.opponents': 3 }).noted('a warrior breaks')).toBe('0');
    // Two inches to the edge: who is not hurt (1/4) has run off the table; by the letter the fallen too (25/36).
    expect(lone(1, {}, { edge: 2 }).of('fights on', { gone: 1 })).toBe('5/48');
    expect(lone(1, {}, { edge: 2 }, { 'allAlone.downedModelRuns': true }).of('fights on', { gone: 1 })).toBe(
      '125/432',
    );
    const two = ask({
      turns: 1,
      warband: { A: { leadership: 7, count: 2 } },
      alone: { chance: 1, opponents },
    });
    expect(two.noted('a warrior breaks', { turn: 1 })).toBe('95/144');
  });

  it('rallies who flees, near the leader on his Leadership as recovery began', () => {
    const band = (state: string) => ({
      Leader: { leadership: 9, role: 'leader', state, immune: true },
      Runner: { leadership: 7, state: 'fleeing', immune: true },
    });
    const alone = (leaderNear: boolean) => ({ chance: 0, opponents, edge: 2, leaderNear });
    const stays = (state: string, near = true) =>
      ask({ turns: 1, warband: band(state), alone: alone(near) }).of('fights on', { gone: 0 });
    expect(stays('standing')).toBe('5/6');
    expect(stays('standing', false)).toBe('7/12');
    for (const state of ['stunned', 'knockedDown', 'outOfAction']) {
      const kept = ask({
        turns: 1,
        warband: { ...band(state), X: { leadership: 12, count: 6 } },
        alone: alone(true),
      });
      expect(kept.of('fights on', { gone: 0 })).toBe('7/12');
    }
    // Both flee: the leader rallies first (5/6), but he was fleeing as recovery began.
    expect(ask({ turns: 1, warband: band('fleeing'), alone: alone(true) }).of('fights on', { gone: 0 })).toBe(
      '35/72',
    );
    const { Leader, Runner } = band('fleeing');
    const late = ask({ turns: 1, warband: { Runner, Leader }, alone: alone(true) });
    expect(late.of('fights on', { gone: 0 })).toBe('35/72');
    const without = { Runner: { leadership: 7, state: 'fleeing' } };
    expect(ask({ turns: 1, warband: without, alone: alone(true) }).of('fights on', { gone: 0 })).toBe('7/12');
    // Nobody is caught alone in the turn in which he rallied.
    const caught = { chance: 1, opponents, edge: 60 };
    expect(ask({ turns: 1, warband: without, alone: caught }).noted('a warrior breaks')).toBe('0');
    expect(ask({ turns: 2, warband: without, alone: caught }).noted('a warrior breaks', { turn: 2 })).toBe(
      '35/144',
    );
    // With no edge in reach he flees on and never leaves.
    const endless = ask({ turns: 3, warband: without, alone: { ...caught, chance: 0, edge: 'none' } });
    expect(endless.of('fights on', { gone: 0, standing: 1 })).toBe('1');
  });

  it('has re-rolls, relics and the house rule of the Rout test', () => {
    const two = (more: Fields, change: Fields = {}) =>
      ask({ turns: 2, warband, ...more }, change).of('fights on');
    expect(two({ reroll: 'once' })).toBe('1183/1458');
    expect(two({ reroll: 'always' })).toBe('89401/104976');
    expect(two({ reroll: { while: 'Others' } })).toBe('89401/104976');
    expect(two({ passesFirst: true })).toBe('13/18');
    expect(two({}, { 'rout.routRetestOnlyOnNewLoss': true })).toBe('13/18');
    const undead = {
      A: { leadership: 7, count: 3, immune: true },
      B: { leadership: 7, immune: true, state: 'outOfAction' },
    };
    expect(ask({ turns: 1, warband: undead }).of('fights on')).toBe('7/12');
    expect(ask({ turns: 1, warband: undead }, { 'rout.immuneWarbandsTest': false }).of('fights on')).toBe(
      '1',
    );
    const away = { A: { leadership: 7, count: 3 }, B: { leadership: 7, state: 'offTable' } };
    expect(ask({ turns: 1, warband: away }).of('fights on', { gone: 1 })).toBe('1');
    expect(ask({ turns: 1, warband: away }, { 'rout.offTableCountsForRout': true }).of('fights on')).toBe(
      '7/12',
    );
    const stunned = { A: { leadership: 7, count: 3, state: 'stunned' }, B: warband.Fallen };
    expect(ask({ turns: 1, warband: stunned }).of('routs')).toBe('1');
    expect(ask({ turns: 1, warband, leave: { afterLosses: 1 } }).of('leaves', { turn: 1 })).toBe('1');
  });

  it('keeps apart of whom something is said, and puts the rest together', () => {
    const fields = {
      turns: 2,
      warband: { ...warband, Twins: { leadership: 7, count: 2 } },
      happens: [{ turn: 2, group: 'Others', is: 'outOfAction' }],
    };
    expect(ask(fields).of('fights on', { losses: 3, standing: 3 })).not.toBe('0');
    const more = { Leader: warband.Leader, A: { leadership: 7 }, B: { leadership: 7 } };
    const rule = posed('nerves', { turns: 2, warband: more, losses: { eachTurn: 1 } }).rule;
    const apart = posed('nerves', {
      turns: 2,
      warband: more,
      losses: { eachTurn: 1, weights: { A: 2 } },
    }).rule;
    expect(compile(rule).states).toBeLessThan(compile(apart).states);
  });

  it('is played where it has too many situations, and says so', () => {
    const alone = { chance: '1/20', opponents, edge: 12 };
    const large = posed('nerves', { warband: { A: { leadership: 7, count: 12 } }, alone });
    expect(large.engine).toBe('play');
    expect(large.notes[1]).toMatch(
      /^Played trial by trial and not solved: the game has about [\d,]+ situations/,
    );
    expect(large.notes[2]).toMatch(/one line/);
    const small = posed('nerves', {
      warband,
      losses: { eachTurn: { each: '1/9' } },
      alone: { ...alone, edge: 'none' },
    });
    expect(small.engine).toBeUndefined();
    expect(small.notes[1]).toMatch(/^The game has at most about/);
    const named = posed('nerves', { warband, happens: [{ turn: 2, group: 'Leader', is: 'fleeing' }] });
    expect(named.engine).toBeUndefined();
    expect(() => posed('nerves', { warband, happens: [{ turn: 2, group: 'X', is: 'fleeing' }] })).toThrow(
      /no group/,
    );
    const eleven = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`G${i}`, { strength: 3 }]));
    expect(() => posed('nerves', { warband, alone: { chance: 1, opponents: eleven } })).toThrow(/at most 10/);
  });
});

describe('several automatic hits', () => {
  const { preset, values } = presetValues('mordheim');
  const rules = rulesOf({ preset, values });
  const ended = [0, 1, 2, 3].map((injury) => outcome(`injury ${injury}`)());
  const struckBy = (count: number, save: number | undefined, change: Fields = {}, wounds = 1) => {
    const inForce =
      Object.keys(change).length === 0 ? rules : rulesOf({ preset, values: { ...values, ...change } });
    const hit = automaticHit({ strength: 4, saveModifier: 0 }, { toughness: 3, save, helmet: true }, inForce);
    const injury = hitsTogether(Array(count).fill(hit), wounds);
    const rule: Rule = { start: {}, step: (_, dice) => ended[injury(dice) as Injury]! };
    return { shares: solved(rule), nodes: compile(rule).nodes.length };
  };

  it('are one die where they fit into one', () => {
    const { shares, nodes } = struckBy(3, 5);
    expect(nodes).toBe(1);
    // Wounds on 3+, saved on 6+: out of action by one with 2/3 · 5/6 · 1/3 = 5/27; by one of three 1 - (22/27)^3.
    expect(shares.of('injury 3')).toBe('9035/19683');
  });

  it('are rolled one by one beyond that', () => {
    const { shares, nodes } = struckBy(9, 5);
    expect(nodes).toBeGreaterThan(1);
    expect(shares.of('injury 3')).toBe(`${27n ** 9n - 22n ** 9n}/${27n ** 9n}`);
  });

  it('need no die for one who is stunned, in the sequential reading', () => {
    const sequential = { 'allAlone.autoHitsMode': 'sequential' };
    expect(struckBy(2, undefined, sequential).shares.of('injury 2')).not.toBe('0');
    expect(struckBy(12, 5, sequential, 2).nodes).toBeGreaterThan(1);
  });
});
