import type { Rule } from '../../engine/rule.ts';
import { leadershipTestParameters } from '../leadership-test.ts';
import type { Parameter, Rules } from '../parameter.ts';
import {
  allAloneUsesLeader,
  avoidRadius,
  downedModelRuns,
  downedOpponentsSteer,
  downedOpponentsStrike,
  escapeHits,
  everyCombatPhase,
  fallenRecoverInFlight,
  flightDice,
  leaderRadius,
  leaderRecoversFirst,
  leaderStates,
  leaveCombatPast,
  measuredBetween,
  movePerCharge,
  nearEdges,
  rallyBarredByEquallyNear,
  rallyBlockedByNearestEnemy,
  surrounded,
} from './all-alone-parameters.ts';
import type { Alone } from './alone.ts';
import { combatPhases } from './alone-due.ts';
import { automaticHit } from './automatic-hit.ts';
import { autoHitsMode } from './hit-parameters.ts';

// Most readings change nothing in most situations: then the rule is the same object, and is compiled once.

/** Rules that have been made; beyond this many they are forgotten. */
const MOST_KNOWN = 100;
const known = new Map<string, Rule>();

/** The rule of this text: the one made before, or a new one. */
export function alikeRule(text: string, make: () => Rule): Rule {
  let rule = known.get(text);
  if (rule === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    rule = make();
    known.set(text, rule);
  }
  return rule;
}

/** Equal dice differ in their serial numbers. */
const withoutSerial = (key: string, value: unknown): unknown => (key === 'serial' ? undefined : value);

/**
 * Equal texts for lone warriors to whom the same can happen with the same chances, whatever readings they are under.
 *
 * @param where the table and the places, or the edge
 */
export function textOfAlone(alone: Alone, where: unknown, rules: Rules): string {
  const { warrior, enemies, friends, leaving, charges } = alone;
  const isLed = friends.some(({ leadership }) => leadership !== undefined);
  const parameters: readonly Parameter[] = [
    ...leadershipTestParameters,
    everyCombatPhase,
    autoHitsMode,
    downedModelRuns,
    flightDice,
    avoidRadius,
    nearEdges,
    surrounded,
    rallyBlockedByNearestEnemy,
    ...(rules.of(rallyBlockedByNearestEnemy) ? [rallyBarredByEquallyNear] : []),
    ...(enemies.some(({ state }) => state !== 'standing')
      ? [downedOpponentsStrike, downedOpponentsSteer, fallenRecoverInFlight]
      : []),
    ...(friends.length > 0 ? [measuredBetween] : []),
    ...(isLed ? [allAloneUsesLeader, leaderRadius, leaderStates, leaderRecoversFirst] : []),
    ...(leaving === 'no' ? [] : [leaveCombatPast, escapeHits]),
    ...(charges.faces.some(({ value }) => value > 1) ? [movePerCharge] : []),
  ];
  const hits = enemies.map((enemy) => {
    const hit = automaticHit(enemy, warrior, rules);
    return [1, 2, 3].flatMap((wounds) =>
      ([0, 1, 2] as const).map((injury) => hit.die({ wounds, injury })?.faces),
    );
  });
  const values = parameters.map((parameter) => rules.of(parameter));
  return JSON.stringify(
    [{ ...alone, ground: where }, combatPhases(alone, rules), hits, values],
    withoutSerial,
  );
}
