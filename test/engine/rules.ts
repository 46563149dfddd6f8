import { d3, d6, twoD6 } from '../../src/dice/common.ts';
import { composite } from '../../src/dice/composite.ts';
import type { Rollable } from '../../src/dice/pool.ts';
import { type Outcome, outcome, type Rule } from '../../src/engine/rule.ts';

// Small rules with known answers, for tests of the engine alone: they are no product rules.

export const passes = outcome('passes');
export const saved = outcome('passes on the re-roll');
export const fails = outcome('fails');

/** 2D6 up to Leadership, re-rolled once. */
export const leadershipTest = (leadership: number, reroll = true): Rule => ({
  start: {},
  step(_, dice) {
    if (dice.atMost(twoD6, leadership)) return passes();
    return reroll && dice.atMost(twoD6, leadership) ? saved() : fails();
  },
});

export const holds = outcome('holds');
export const struckDown = outcome('is struck down', 'injury');
export const leaves = outcome('leaves', 'turn');
export const rallies = outcome('rallies', 'turn');
const blow = composite('blow', [6, 6, 6], ([wound, save, injury]) =>
  wound! >= 4 && save! < 5 ? Math.ceil(injury! / 2) : 0,
);

/** Breaks, is struck, runs from turn to turn. */
export function allAlone(leadership = 7, enemies = 3, edge = 24): Rule<{ fled: number; turn: number }> {
  return {
    start: { fled: 0, turn: 1 },
    step({ fled, turn }, dice) {
      if (dice.atMost(twoD6, leadership)) return fled === 0 ? holds() : rallies(turn);
      if (fled === 0) {
        let worst = 0;
        for (let enemy = 0; enemy < enemies; enemy++) worst = Math.max(worst, dice.roll(blow));
        if (worst > 0) return struckDown(worst);
      }
      const distance = fled + dice.roll(twoD6);
      return distance >= edge ? leaves(turn) : { fled: distance, turn: turn + 1 };
    },
  };
}

export const routs = outcome('routs', 'turn', 'standing');
export const stays = outcome('stays', 'standing');
export const fallen = outcome('somebody has fallen by', 'turn');

/** Loses D3 - 1 a turn and tests once a quarter is lost; notes the turns in which somebody falls. */
export function attrition(size = 12, turns = 6, noting = true): Rule<{ turn: number; standing: number }> {
  return {
    start: { turn: 1, standing: size },
    step({ turn, standing }, dice) {
      const losses = Math.min(standing, dice.roll(d3) - 1);
      if (noting && losses > 0) dice.note(fallen(turn));
      const left = standing - losses;
      if (4 * (size - left) >= size && !dice.atMost(twoD6, 7)) return routs(turn, left);
      return turn === turns ? stays(left) : { turn: turn + 1, standing: left };
    },
  };
}

export const shows = outcome('shows', 'value');

/** One roll, told. */
export const oneRoll = (die: Rollable = d6): Rule => ({
  start: {},
  step: (_, dice) => shows(dice.roll(die)),
});

/** By its key, so that maps of different runs can be compared. */
export const byKey = <Weight>(map: ReadonlyMap<Outcome, Weight>): Record<string, Weight> =>
  Object.fromEntries(
    [...map].map(([what, weight]) => [what.key, weight] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
