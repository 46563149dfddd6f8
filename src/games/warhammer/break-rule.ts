import { type Dice, type Outcome, outcome, type Rule } from '../../engine/rule.ts';
import { type LeadershipTest, passes } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import type { BreakFields } from './break-fields.ts';
import { standardLostWhenBroken } from './break-parameters.ts';
import { breakTest, type Standing, standingOf } from './break-test.ts';
import { hasMoreRanks } from './fighting-ranks.ts';
import { flightDie } from './flight-parameters.ts';
import { rankWidth } from './formation-parameters.ts';
import { joinedCharacters } from './lending.ts';
import { rolledLoss } from './losses.ts';

const holds = outcome('holds', 'models');
const wins = outcome('wins', 'round');
const breaks = outcome('breaks', 'round', 'models');
const runDown = outcome('is run down', 'round');
const destroyed = outcome('is destroyed', 'round');
const isSteadfast = outcome('is steadfast', 'round');
const standardLost = outcome('the battle standard is lost', 'round');

/** Wounds lost by each side since the start; the enemies' by their number: `theirs0`, `theirs1`, … */
type BreakState = Readonly<Record<string, number>> & {
  readonly round: number;
  /** What comes next: our losses (0), those of the first enemy (1) and so on, then the test; or the pursuit. */
  readonly stage: number;
  readonly ours: number;
  /** Wounds we took in this round less those that they took; 0 where nothing depends on it. */
  readonly result: number;
};

const PURSUIT = -1;

/** Break tests over the rounds of a combat: casualties, the result, the test, flight and pursuit. */
export function breakRule(fields: BreakFields, rules: Rules): Rule<BreakState> {
  const { unit, enemyBonus, rounds } = fields;
  const enemies = Object.values(fields.enemies);
  /** Made once: a step that put a name together would spend more time on it than on all else. */
  const theirs = enemies.map((_, i) => `theirs${i}`);
  const ourLoss = rolledLoss(unit.loses, unit.wounds);
  const theirLosses = enemies.map((enemy) => rolledLoss(enemy.loses, enemy.wounds));
  const joined = joinedCharacters(fields).models;
  const width = rules.of(rankWidth);
  const fleeing = flightDie(unit.swiftstride, rules);
  const losesStandard =
    fields.standard !== 'none' && fields.standard.joins === 'unit' && rules.of(standardLostWhenBroken);
  const margins = Array.isArray(fields.margin) ? fields.margin : [fields.margin];
  const marginOf = (round: number): (typeof margins)[number] => margins[Math.min(round, margins.length) - 1]!;
  const byCasualties = (round: number): boolean => marginOf(round) === 'casualties';
  const testOf = tests(fields, rules);

  const left = (side: { models: number; wounds: number }, wounds: number): number =>
    side.models - Math.floor(wounds / side.wounds);

  const remaining = (state: BreakState): number[] =>
    enemies.map((enemy, i) => left(enemy, state[theirs[i]!]!));

  function weLose(state: BreakState, dice: Dice): BreakState {
    const ours = Math.min(state.ours + ourLoss(dice), unit.models * unit.wounds);
    return { ...state, stage: 1, ours, result: byCasualties(state.round) ? ours - state.ours : 0 };
  }

  function enemyLoses(state: BreakState, i: number, dice: Dice): BreakState {
    const stage = state.stage + 1;
    const all = enemies[i]!.models * enemies[i]!.wounds;
    const name = theirs[i]!;
    const before = state[name]!;
    if (before === all) return { ...state, stage };
    const after = Math.min(before + theirLosses[i]!(dice), all);
    const result = byCasualties(state.round) ? state.result - (after - before) : 0;
    return { ...state, stage, result, [name]: after };
  }

  /**
   * The unit has broken. What comes of it depends on who is left to pursue and no longer on how the round went: a
   * state that forgets the rest is met again and again.
   */
  function breaksFrom(state: BreakState): BreakState | Outcome {
    const { round, ours } = state;
    const chasing = enemies.map(({ pursues, models, wounds }, i) => {
      const all = models * wounds;
      return pursues === undefined || state[theirs[i]!] === all ? all : 0;
    });
    if (chasing.every((lost, i) => lost === enemies[i]!.models * enemies[i]!.wounds))
      return breaks(round, left(unit, ours));
    const known = Object.fromEntries(chasing.map((lost, i) => [theirs[i]!, lost]));
    return { ...state, stage: PURSUIT, result: 0, ...known };
  }

  /** Flight and pursuit; of several pursuers one is enough. */
  function pursuit(state: BreakState, dice: Dice): Outcome {
    const { round, ours } = state;
    const fled = dice.roll(fleeing);
    const caught = enemies.some(
      ({ pursues, models, wounds }, i) =>
        pursues !== undefined && state[theirs[i]!]! < models * wounds && !dice.atMost(pursues, fled - 1),
    );
    return caught ? runDown(round) : breaks(round, left(unit, ours));
  }

  return {
    start: {
      round: 1,
      stage: 0,
      ours: 0,
      result: 0,
      ...Object.fromEntries(theirs.map((name) => [name, 0])),
    },
    step(state, dice) {
      const { round, stage } = state;
      if (round > rounds) return holds(left(unit, state.ours));
      if (stage === PURSUIT) return pursuit(state, dice);
      if (stage === 0) return weLose(state, dice);
      if (stage <= enemies.length) return enemyLoses(state, stage - 1, dice);

      const models = left(unit, state.ours);
      const enemiesLeft = remaining(state);
      if (models === 0) return destroyed(round);
      if (enemies.length > 0 && enemiesLeft.every((n) => n === 0)) return wins(round);

      const written = marginOf(round);
      const margin = enemyBonus + (written === 'casualties' ? state.result : dice.roll(written));
      const next = { ...state, round: round + 1, stage: 0, result: 0 };
      // A drawn or won combat needs no test, and an unbreakable unit takes none.
      if (margin <= 0 || unit.unbreakable) return next;

      const facing = enemies.flatMap(({ wide }, i) =>
        enemiesLeft[i]! > 0 ? [{ models: enemiesLeft[i]!, wide }] : [],
      );
      const moreRanks =
        facing.length > 0 && hasMoreRanks({ models: models + joined, wide: unit.wide }, facing, width);
      const standing = standingOf(unit, moreRanks, rules);
      if (standing === 'steadfast') dice.note(isSteadfast(round));
      if (passes(testOf(margin, standing), dice)) return next;
      if (losesStandard) dice.note(standardLost(round));
      return breaksFrom(state);
    },
  };
}

/** Break tests by margin and standing, each made once. */
function tests(fields: BreakFields, rules: Rules): (margin: number, standing: Standing) => LeadershipTest {
  const known = new Map<Standing, Map<number, LeadershipTest>>();
  return (margin, standing) => {
    const alike = known.get(standing) ?? new Map<number, LeadershipTest>();
    known.set(standing, alike);
    const test = alike.get(margin) ?? breakTest(fields.unit, fields, { margin, standing }, rules);
    alike.set(margin, test);
    return test;
  };
}
