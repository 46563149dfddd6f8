import type { Die } from '../../dice/die.ts';
import type { LeadershipTest } from '../leadership-test.ts';
import { leadershipTest } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import { flightDie } from './flight-parameters.ts';
import { joinedCharacters, testDiceOf, withoutRankAndFile } from './lending.ts';
import type { Lending } from './lending-fields.ts';
import { type RolledLoss, rolledLoss } from './losses.ts';
import { inReachOfPanic, runThroughCounts } from './panic-causes.ts';
import type { PanicEvent, PanicFields } from './panic-fields.ts';
import { frenzyIsImmune, type Phase, phases } from './panic-parameters.ts';
import { leastToRunThrough } from './run-through.ts';
import { type UnitTest, unitTest } from './unit-test.ts';

/** The characters who are with the unit, counted. */
export interface Characters {
  readonly models: number;
  readonly wounds: number;
}

/** One event, with all that does not depend on the dice worked out. */
export interface Moment {
  /** Player turns are counted from 1. */
  readonly turn: number;
  readonly phase: Phase;
  readonly startsPhase: boolean;
  readonly loss: RolledLoss | undefined;
  /** The enemy that does it. */
  readonly by: string | undefined;
  /** Makes the unit test, whatever the dice have shown. */
  readonly due: 'friend' | 'spell' | 'specialRule' | undefined;
  /** A friend who tests himself; his flight leads through the unit from so many inches on. */
  readonly friend:
    | { readonly test: LeadershipTest; readonly flees: Die; readonly through: number }
    | undefined;
  /** When the phase began, and once this has happened. */
  readonly charactersBefore: Characters;
  readonly characters: Characters;
  /** Why the unit takes no test now; undefined where it does. */
  readonly exempt: 'engaged' | 'fleeing' | 'immune' | undefined;
  /** The unit's test now, and that of its characters alone; undefined where there are none. */
  readonly test: UnitTest;
  readonly survivors: UnitTest | undefined;
}

/** Flattens the turns and follows what the dice have no part in: who is there, who lends, who is engaged. */
export function momentsOf(fields: PanicFields, rules: Rules): Moment[] {
  const { unit } = fields;
  let { characters, general, standard } = fields;
  let { champion } = unit;
  let engaged = unit.engaged;
  const immune = unit.immuneToPsychology || unit.unbreakable || (unit.frenzy && rules.of(frenzyIsImmune));
  const moments: Moment[] = [];

  const follow = (event: PanicEvent): void => {
    if (event.unit !== undefined) engaged = event.unit === 'engaged';
    if (event.flees === 'general' && general !== 'none') general = { ...general, fleeing: true };
    if (event.flees === 'standard' && standard !== 'none') standard = { ...standard, fleeing: true };
    if (event.dies === 'general') general = 'none';
    else if (event.dies === 'standard') standard = 'none';
    else if (event.dies === 'champion') champion = undefined;
    else if (event.dies !== undefined)
      characters = Object.fromEntries(Object.entries(characters).filter(([name]) => name !== event.dies));
  };

  fields.turns.forEach((turn, t) => {
    for (const phase of phases) {
      const charactersBefore = joinedCharacters({ characters, general, standard });
      turn[phase].forEach((event, e) => {
        follow(event);
        const lending = { characters, general, standard };
        const present = joinedCharacters(lending);
        moments.push({
          turn: t + 1,
          phase,
          startsPhase: e === 0,
          loss:
            event.dies === 'champion'
              ? () => unit.wounds
              : event.loses && rolledLoss(event.loses, unit.wounds),
          by: event.by,
          due: inReachOfPanic(event, rules),
          friend: friendWhoTests(event, rules),
          charactersBefore,
          characters: present,
          exempt: unit.fleeing ? 'fleeing' : immune ? 'immune' : engaged ? 'engaged' : undefined,
          test: unitTest({ ...unit, champion }, lending, { kind: 'panic' }, rules),
          survivors: survivorsTest(unit, lending, present, rules),
        });
      });
    }
  });
  return moments;
}

function friendWhoTests(event: PanicEvent, rules: Rules): Moment['friend'] {
  if (event.friend !== 'panics' || !runThroughCounts(event, rules)) return undefined;
  const { leadership, reroll, coldBlooded, swiftstride, gap } = event;
  const dice = testDiceOf({ coldBlooded, maximised: false }, 'panic', rules);
  return {
    test: leadershipTest({ leadership: leadership!, reroll, dice }, rules),
    flees: flightDie(swiftstride, rules),
    through: leastToRunThrough(gap!, rules),
  };
}

function survivorsTest(
  unit: PanicFields['unit'],
  lending: Lending,
  { models }: Characters,
  rules: Rules,
): UnitTest | undefined {
  if (models === 0) return undefined;
  const alone = { ...unit, leadership: undefined, champion: undefined };
  return unitTest(alone, withoutRankAndFile(lending, unit.leadership), { kind: 'panic' }, rules);
}
