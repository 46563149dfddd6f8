import { type Dice, type Outcome, outcome, type Rule } from '../../engine/rule.ts';
import { passes } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import { isFleeing, isLost, type Status } from './fleeing-actions.ts';
import { notesOf, phaseNumber } from './fleeing-events.ts';
import type { FleeingFields } from './fleeing-fields.ts';
import { lossesToKeep, needsAfter } from './fleeing-forget.ts';
import { type Moment, momentsOf } from './fleeing-moments.ts';
import { type TestAmongOthers, testAmongOthers } from './fleeing-tests.ts';
import { rolledLoss } from './losses.ts';
import { areHeavy, heavyCasualtiesUnder } from './panic-causes.ts';
import { panicTriggers } from './panic-parameters.ts';

const allDone = outcome('nothing is lost', 'fleeing');
const someLost = outcome('actions are lost', 'actions', 'fleeing');

/** Lists are texts with commas, one entry a unit, so that equal states are equal. */
type FleeingState = {
  readonly moment: number;
  /** How each unit stands now, and how it stood when the last event happened: who lends is judged by that. */
  readonly status: string;
  readonly stood: string;
  /** Wounds lost by each unit, and up to the start of this phase. */
  readonly lost: string;
  readonly lostBefore: string;
  /** Whether each unit has taken a panic test in this phase. */
  readonly tested: string;
  /** Whether the last thing that could befall a unit did. */
  readonly happened: boolean;
  /** Actions dropped so far. */
  readonly dropped: number;
};

const listOf = <Value>(values: readonly Value[]): string => values.join();
const replaced = (list: string, unit: number, value: string | number): string =>
  list
    .split(',')
    .map((old, i) => (i === unit ? String(value) : old))
    .join();

/** A few units over some turns: who begins to flee, and what that costs. */
export function fleeingRule(fields: FleeingFields, rules: Rules): Rule<FleeingState> {
  const moments = momentsOf(fields, rules);
  const names = Object.keys(fields.units);
  const units = Object.values(fields.units);
  const notes = names.map(notesOf);
  const heavy = heavyCasualtiesUnder(rules);
  const losses = moments.map((now) =>
    now.kind === 'loses' ? rolledLoss(now.loses, units[now.unit]!.wounds) : undefined,
  );
  const forced = rules.of(panicTriggers).includes('forced');
  const known = new Map<string, TestAmongOthers>();

  const modelsLeft = (unit: number, wounds: number): number => {
    const { models, wounds: each } = units[unit]!;
    return models - Math.floor(wounds / each);
  };
  const at = (list: string, unit: number): string => list.split(',')[unit]!;
  const statusIn = (list: string, unit: number): Status => at(list, unit) as Status;

  function testOf(unit: number, stood: string, rally: { models: number } | undefined): TestAmongOthers {
    const key = `${unit} ${stood} ${rally?.models}`;
    let test = known.get(key);
    if (test === undefined) {
      const statusOf = (name: string): Status => statusIn(stood, names.indexOf(name));
      test = testAmongOthers(names[unit]!, fields, statusOf, rally, rules);
      known.set(key, test);
    }
    return test;
  }

  /** A panic test, if it must be taken. */
  function panic(state: FleeingState, unit: number, { turn, phase }: Moment, dice: Dice): FleeingState {
    const { immuneToPsychology, unbreakable } = units[unit]!;
    const status = statusIn(state.status, unit);
    const exempt = immuneToPsychology || unbreakable || isFleeing(status) || status === 'gone';
    if (exempt || at(state.tested, unit) === 'yes') return state;
    const { test, withoutGeneral, withoutStandard } = testOf(unit, state.stood, undefined);
    const number = phaseNumber(phase);
    if (withoutGeneral) dice.note(notes[unit]!.withoutGeneral.panic(turn, number));
    if (withoutStandard) dice.note(notes[unit]!.withoutStandard.panic(turn, number));
    const passed = passes(test!, dice);
    const tested = replaced(state.tested, unit, 'yes');
    return passed ? { ...state, tested } : { ...fleesFrom(state, unit, turn, phase, dice), tested };
  }

  function fleesFrom(
    state: FleeingState,
    unit: number,
    turn: number,
    phase: Moment['phase'],
    dice: Dice,
  ): FleeingState {
    dice.note(notes[unit]!.flees(turn, phaseNumber(phase)));
    return { ...state, status: replaced(state.status, unit, 'fled') };
  }

  /** A unit that began to flee in an earlier player turn. */
  function rally(state: FleeingState, unit: number, { turn }: Moment, dice: Dice): FleeingState {
    if (statusIn(state.status, unit) !== 'fleeing') return state;
    const models = modelsLeft(unit, Number(at(state.lost, unit)));
    const { test, withoutGeneral, withoutStandard } = testOf(unit, state.status, { models });
    if (withoutGeneral) dice.note(notes[unit]!.withoutGeneral.rally(turn));
    if (withoutStandard) dice.note(notes[unit]!.withoutStandard.rally(turn));
    if (test === undefined || !passes(test, dice)) return state;
    dice.note(notes[unit]!.rallies(turn));
    return { ...state, status: replaced(state.status, unit, 'rallied') };
  }

  function lose(state: FleeingState, unit: number, now: Moment, dice: Dice): FleeingState {
    if (statusIn(state.status, unit) === 'gone') return { ...state, happened: false };
    const { models, wounds } = units[unit]!;
    const before = Number(at(state.lostBefore, unit));
    const lost = Math.min(Number(at(state.lost, unit)) + losses[state.moment]!(dice), models * wounds);
    const suffered = {
      ...state,
      stood: state.status,
      happened: false,
      lost: replaced(state.lost, unit, lost),
    };
    if (modelsLeft(unit, lost) === 0) return goes(suffered, unit);
    const [fallen, atStart] = heavy.inHitPoints
      ? [lost - before, models * wounds - before]
      : [modelsLeft(unit, before) - modelsLeft(unit, lost), modelsLeft(unit, before)];
    return heavy.countsIn(now.phase) && areHeavy(heavy, fallen, atStart)
      ? panic(suffered, unit, now, dice)
      : suffered;
  }

  /** The unit is destroyed, and lends nothing to those who test for it. */
  function goes(state: FleeingState, unit: number): FleeingState {
    const status = replaced(state.status, unit, 'gone');
    return { ...state, status, stood: status, happened: true };
  }

  function befall(state: FleeingState, now: Moment & { kind: 'is' }, dice: Dice): FleeingState {
    const { unit, is, turn, phase } = now;
    const stands = { ...state, stood: state.status };
    const status = statusIn(state.status, unit);
    if (is === 'terrified') return forced ? panic(stands, unit, now, dice) : stands;
    if (status === 'gone' || (is === 'broken' && isFleeing(status))) return { ...stands, happened: false };
    if (is === 'destroyed') return goes(stands, unit);
    const broken = fleesFrom(stands, unit, turn, phase, dice);
    return { ...broken, stood: broken.status, happened: true };
  }

  function act(state: FleeingState, now: Moment & { kind: 'does' }, dice: Dice): FleeingState {
    const { unit, action, turn, phase } = now;
    if (isLost(action, statusIn(state.status, unit), rules)) {
      dice.note(notes[unit]!.lost.get(action)!(turn));
      return { ...state, dropped: state.dropped + 1 };
    }
    return action === 'flee' && !isFleeing(statusIn(state.status, unit))
      ? fleesFrom(state, unit, turn, phase, dice)
      : state;
  }

  function follow(state: FleeingState, now: Moment, dice: Dice): FleeingState {
    switch (now.kind) {
      case 'turn begins':
        return {
          ...state,
          status: state.status.replaceAll('fled', 'fleeing').replaceAll('rallied', 'steady'),
        };
      case 'phase begins':
        return {
          ...state,
          stood: state.status,
          happened: false,
          lostBefore: state.lost,
          tested: listOf(names.map(() => 'no')),
        };
      case 'rallies':
        return rally(state, now.unit, now, dice);
      case 'does':
        return act(state, now, dice);
      case 'loses':
        return lose(state, now.unit, now, dice);
      case 'is':
        return befall(state, now, dice);
      case 'tests':
        return state.happened ? panic(state, now.unit, now, dice) : state;
    }
  }

  const needs = needsAfter(moments, names.length);
  const kept = units.map((unit) => lossesToKeep(unit, rules));

  /** Forgets what no later moment asks for. */
  function forget(state: FleeingState): FleeingState {
    const now = needs[state.moment]!;
    const keepAll = (list: string): string =>
      listOf(list.split(',').map((lost, unit) => kept[unit]!(Number(lost), now[unit]!)));
    const testFollows = moments[state.moment + 1]?.kind === 'tests';
    return {
      ...state,
      moment: state.moment + 1,
      stood: testFollows ? state.stood : state.status,
      happened: testFollows && state.happened,
      lost: keepAll(state.lost),
      lostBefore: listOf(state.lostBefore.split(',').map((lost, unit) => (now[unit]!.losses ? lost : 0))),
      tested: listOf(state.tested.split(',').map((tested, unit) => (now[unit]!.tests ? tested : 'no'))),
    };
  }

  const start = listOf(units.map(({ fleeing }) => (fleeing ? 'fleeing' : 'steady')));
  return {
    start: {
      moment: 0,
      status: start,
      stood: start,
      lost: listOf(names.map(() => 0)),
      lostBefore: listOf(names.map(() => 0)),
      tested: listOf(names.map(() => 'no')),
      happened: false,
      dropped: 0,
    },
    step(state, dice): FleeingState | Outcome {
      const now = moments[state.moment];
      if (now !== undefined) return forget(follow(state, now, dice));
      const fleeing = state.status.split(',').filter((status) => isFleeing(status as Status)).length;
      return state.dropped === 0 ? allDone(fleeing) : someLost(state.dropped, fleeing);
    },
  };
}
