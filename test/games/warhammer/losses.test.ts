import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/engine/compile.ts';
import { text } from '../../../src/engine/fraction.ts';
import { outcome } from '../../../src/engine/rule.ts';
import { ScriptedDice } from '../../../src/engine/scripted-dice.ts';
import { solveExactly } from '../../../src/engine/solve-exactly.ts';
import { losses, rolledLoss, shotsInRange } from '../../../src/games/warhammer/losses.ts';

const wounds = outcome('wounds', 'n');

/** The exact chances of each number of wounds. */
function chances(written: unknown, woundsEach = 1): Record<number, string> {
  const loss = rolledLoss(losses.parse(written), woundsEach);
  const { outcomes } = solveExactly(compile({ start: {}, step: (_, dice) => wounds(loss(dice)) }));
  const all = [...outcomes].map(([{ quantities }, share]) => [quantities.n, text(share)] as const);
  return Object.fromEntries(all.sort(([a], [b]) => a! - b!));
}

describe('losses', () => {
  it('are models, each with all its wounds', () => {
    expect(chances(3, 2)).toEqual({ 6: '1' });
    expect(chances('d3', 3)).toEqual({ 3: '1/3', 6: '1/3', 9: '1/3' });
  });

  it('are wounds where they say so', () => {
    expect(chances({ wounds: 'd3' }, 3)).toEqual({ 1: '1/3', 2: '1/3', 3: '1/3' });
  });

  it('are what shots do: to hit, to wound, not saved', () => {
    // 1/2 · 1/2 · 5/6 = 5/24 of two shots: (19/24)² = 361/576 none, 2 · 5/24 · 19/24 = 190/576 one.
    expect(chances({ shots: 2, hit: '4+', wound: '4+', save: '6+' })).toEqual({
      0: '361/576',
      1: '95/288',
      2: '25/576',
    });
    expect(chances({ shots: 1, hit: 'automatic', wound: 'automatic' })).toEqual({ 1: '1' });
    expect(chances({ shots: 1, hit: 'automatic', wound: 'automatic', ward: '5+' })).toEqual({
      0: '1/3',
      1: '2/3',
    });
  });

  it('roll the number of shots', () => {
    // D3 hits, each wounding on 4+: none in 1/3 (1/2 + 1/4 + 1/8) = 7/24.
    expect(chances({ shots: 'd3', hit: 'automatic', wound: '4+' })[0]).toBe('7/24');
    expect(chances({ shots: 'd3-1', hit: 'automatic', wound: 'automatic' })).toEqual({
      0: '1/3',
      1: '1/3',
      2: '1/3',
    });
  });

  it("lose what a hit does beyond the model's own wounds", () => {
    // One sure hit of D6 wounds on models of 3: 1, 2, and 3 for 3 to 6.
    const hit = { shots: 1, hit: 'automatic', wound: 'automatic', wounds: 'd6' };
    expect(chances(hit, 3)).toEqual({ 1: '1/6', 2: '1/6', 3: '2/3' });
    expect(chances(hit, 1)).toEqual({ 1: '1' });
    // A blow of D6-1 wounds may do none.
    expect(chances({ ...hit, wounds: 'd6-1' }, 2)).toEqual({ 0: '1/6', 1: '1/6', 2: '2/3' });
  });

  it('pool the wounds of several hits', () => {
    // Two sure hits of D3 on models of 2: 1 or 2 (2/3) each: 2 in 1/9, 3 in 4/9, 4 in 4/9.
    expect(chances({ shots: 2, hit: 'automatic', wound: 'automatic', wounds: 'd3' }, 2)).toEqual({
      2: '1/9',
      3: '4/9',
      4: '4/9',
    });
  });

  it('roll the shots first and then what they do', () => {
    const loss = rolledLoss(losses.parse({ shots: 'd3', hit: '4+', wound: '4+' }), 1);
    const dice = new ScriptedDice([3, 2]);
    expect(loss(dice)).toBe(2);
    dice.finish();
  });

  it.each([
    ['nothing', {}, 'expected shots or wounds'],
    ['a target without shots', { wounds: 3, save: '4+' }, 'hit, wound, save and ward go with shots'],
    ['shots that hit on nothing', { shots: 3, wound: '4+' }, 'shots need hit and wound'],
    ['an unknown key', { shot: 3 }, 'shot'],
  ])('refuse %s', (_, written, message) => {
    expect(JSON.stringify(losses.safeParse(written).error?.issues ?? [])).toContain(message);
  });

  it('limits shots to 200', () => {
    const inRange = (shots: string) => shotsInRange(losses.parse({ shots, hit: '4+', wound: '4+' }));
    expect(inRange('2d100')).toBe(true);
    expect(inRange('2d100+1')).toBe(false);
    expect(shotsInRange(losses.parse(7))).toBe(true);
    expect(losses.safeParse({ shots: 201, hit: '4+', wound: '4+' }).success).toBe(false);
  });
});
