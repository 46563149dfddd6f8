import { successes } from '../../dice/successes.ts';
import { type Dice, Outcome, outcome, type Rule } from '../../engine/rule.ts';
import { passes } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import type { FlightFields } from './flight-fields.ts';
import { bystanders, type Frightens } from './flight-friends.ts';
import { lendersAfter, lendersStandStill } from './flight-lenders.ts';
import { flightMoments } from './flight-moments.ts';
import { dangerousUpTo, flightDie } from './flight-parameters.ts';
import { run } from './flight-path.ts';
import { type RallyTest, rallyTest } from './rally-test.ts';
import { endWithinOneInch } from './run-through.ts';

const rallies = outcome('rallies', 'turn');
const leaves = outcome('leaves the table', 'turn');
const caught = outcome('is caught', 'turn');
const dies = outcome('dies out', 'turn');
const fleesOn = outcome('still flees', 'inches');

type FlightState = {
  readonly moment: number;
  /** Inches from where it began to flee. */
  readonly fled: number;
  readonly models: number;
  /** Friends who have panicked, one bit each. */
  readonly panicked: number;
};

/** Flight and rally: runs, tests to rally in each own turn, runs again, until it rallies, leaves or is caught. */
export function flightRule(fields: FlightFields, frightens: Frightens, rules: Rules): Rule<FlightState> {
  const { unit, edge, pursuit } = fields;
  const startedWith = unit.startedWith ?? unit.models;
  const moments = flightMoments(fields);
  const die = flightDie(unit.swiftstride, rules);
  const margin = rules.of(endWithinOneInch) === 'extended' ? 1 : 0;
  const dangerous = rules.of(dangerousUpTo);
  const obstacles = bystanders(fields).filter(({ aside }) => aside === 0);
  const rallyWith = rallyTests(fields, startedWith, rules);

  /** One flight. Its end, or where the unit is then and how many inches it has run. */
  function flees(state: FlightState, turn: number, dice: Dice): Outcome | (FlightState & { ran: number }) {
    const { fled, models } = state;
    const flight = run(fled, dice.roll(die), { depth: unit.depth, edge, obstacles, margin });
    const panicked = frightens({ ...flight, from: fled, turn, models }, state.panicked, dice);
    if (flight.offTable) return leaves(turn);
    const isDangerous = flight.crossed.some(({ is }) => is !== 'friend');
    const left = isDangerous ? models - dice.roll(successes(models, dangerous, 6)) : models;
    if (left === 0) return dies(turn);
    return { ...state, fled: flight.to, models: left, panicked, ran: flight.to - fled };
  }

  return {
    start: { moment: 0, fled: 0, models: unit.models, panicked: 0 },
    step(state, dice) {
      const now = moments[state.moment];
      if (now === undefined) return fleesOn(state.fled);
      const { turn } = now;
      if (now.is === 'rally') {
        const { test } = rallyWith(state.fled, state.models);
        if (test !== undefined && passes(test, dice)) return rallies(turn);
      }
      const { by } = now.is === 'charge' ? now : {};
      // A charge that cannot reach is not declared, and a unit that is not charged stays where it is.
      if (by !== undefined && by.behind + state.fled > by.move + by.dice.faces.at(-1)!.value)
        return { ...state, moment: state.moment + 1 };

      const flight = flees(state, turn, dice);
      if (flight instanceof Outcome) return flight;
      const { ran, ...after } = flight;
      const pursuers = now.is === 'first flight' ? pursuit : undefined;
      if (pursuers !== undefined && !dice.atMost(pursuers, Math.ceil(ran) - 1)) return caught(turn);
      if (by !== undefined && !dice.atMost(by.dice, Math.ceil(by.behind + after.fled - by.move) - 1))
        return caught(turn);
      return { ...after, moment: state.moment + 1 };
    },
  };
}

/** Rally tests by where the unit is and how many are left, each made once. */
function rallyTests(
  fields: FlightFields,
  startedWith: number,
  rules: Rules,
): (fled: number, models: number) => RallyTest {
  const known = new Map<string, RallyTest>();
  const standStill = lendersStandStill(fields);
  return (fled, models) => {
    const key = standStill ? `${models} ${fled}` : `${models}`;
    let test = known.get(key);
    if (test === undefined) {
      test = rallyTest(fields.unit, lendersAfter(fields, fled), { models, startedWith }, rules);
      known.set(key, test);
    }
    return test;
  };
}
