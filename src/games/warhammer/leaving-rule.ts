import { type Dice, outcome, type Rule } from '../../engine/rule.ts';
import { passes } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import { type Besides, exposed } from './exposed-unit.ts';
import * as event from './leaving-events.ts';
import type { LeavingFields } from './leaving-fields.ts';
import { barsOf } from './leaving-legality.ts';
import { lendingToHisUnit, lendingToOther, type Whereabouts } from './leaving-lending.ts';
import { joinedUnitMayMove, leaverInBase } from './leaving-parameters.ts';
import { departure } from './leaving-way.ts';
import { joinedCharacters } from './lending.ts';
import { panicTriggers } from './panic-parameters.ts';
import { unitTest } from './unit-test.ts';

const allStand = outcome('all stand');
const hisLost = outcome('his unit is lost');
const otherLost = outcome('the other unit is lost');
const bothLost = outcome('both units are lost');

type Condition = 'stands' | 'flees' | 'destroyed';

type LeavingState = {
  /** What comes next: he leaves (0), then the phases of both units. */
  readonly stage: number;
  readonly where: Whereabouts;
  /** Inches that he has gone. */
  readonly went: number;
  /** Wounds that the unit of the last phase has lost. */
  readonly lost: number;
  readonly his: Condition;
  readonly other: Condition;
};

/** He leaves, or may not; then what his unit and the one he joins suffer, with him or without him. */
export function leavingRule(fields: LeavingFields, rules: Rules): Rule<LeavingState> {
  const leave = leaving(fields, rules);
  const phases = [
    phaseOf('his unit', 'movement', fields, rules),
    phaseOf('his unit', 'shooting', fields, rules),
    ...(fields.joins === undefined
      ? []
      : [
          phaseOf('the other unit', 'movement', fields, rules),
          phaseOf('the other unit', 'shooting', fields, rules),
        ]),
  ];
  return {
    start: {
      stage: 0,
      where: 'in his unit',
      went: 0,
      lost: 0,
      his: fields.unit.is.includes('flees') ? 'flees' : 'stands',
      other: 'stands',
    },
    step(state, dice) {
      const stage = state.stage + 1;
      if (state.stage === 0) return { ...state, ...leave(dice), stage };
      const phase = phases[state.stage - 1];
      if (phase !== undefined) return { ...state, ...phase(state, dice), stage };
      if (state.his === 'stands') return state.other === 'stands' ? allStand() : otherLost();
      return state.other === 'stands' ? hisLost() : bothLost();
    },
  };
}

/** Where he is afterwards, and how far he has gone. */
function leaving(fields: LeavingFields, rules: Rules): (dice: Dice) => Pick<LeavingState, 'where' | 'went'> {
  const barred = barsOf(fields, rules).length > 0;
  const departs = departure(fields, rules);
  return (dice) => {
    if (fields.leaves === 'not at all' || barred) {
      if (barred) dice.note(event.mayNotLeave);
      return { where: 'in his unit', went: 0 };
    }
    dice.note(event.leaves);
    if (fields.leaves === 'by charge') dice.note(event.noCharge);
    const { fallen, went, march, joined } = departs(dice);
    if (march !== 'none') dice.note(event.testsToMarch);
    if (march === 'failed') dice.note(event.failsToMarch);
    if (fallen) dice.note(event.falls);
    if (!joined) return { where: fallen ? 'fallen' : 'alone', went };
    dice.note(event.joinsOther);
    if (!rules.of(joinedUnitMayMove)) dice.note(event.noMove);
    return { where: 'in the other unit', went };
  };
}

/** What a unit suffers in a phase: losses, and a panic test where they are heavy or he has fallen beside it. */
function phaseOf(
  who: event.Who,
  when: event.When,
  fields: LeavingFields,
  rules: Rules,
): (state: LeavingState, dice: Dice) => Partial<LeavingState> {
  const his = who === 'his unit';
  const unit = his ? fields.unit : fields.joins!;
  const exempt =
    unit.immuneToPsychology || unit.unbreakable || (his && fields.unit.is.includes('is in combat'));
  const suffer = exposed(unit, unit.loses[when], when, rules);
  const others = joinedCharacters(his ? fields : fields.joins!);
  // He is a unit of his own when he is shot down, and next to the one that he has just left.
  const panicsWhenHeFalls = his && when === 'movement' && rules.of(panicTriggers).includes('destroyed');

  function besides(where: Whereabouts): Besides {
    const inIt = where === (his ? 'in his unit' : 'in the other unit');
    const wasInIt = his && (inIt || rules.of(leaverInBase));
    const counts = when === 'movement' ? wasInIt : inIt;
    return counts ? { models: others.models + 1, wounds: others.wounds + fields.character.wounds } : others;
  }

  function stands({ where, went }: LeavingState, dice: Dice): boolean {
    dice.note(event.tests[who][when]);
    const lending = his ? lendingToHisUnit(fields, where, went) : lendingToOther(fields, where, went);
    const passed = passes(unitTest(unit, lending, { kind: 'panic' }, rules).test, dice);
    if (!passed) dice.note(event.flees[who]);
    return passed;
  }

  return (state, dice) => {
    const before = his ? state.his : state.other;
    if (before === 'destroyed') return {};
    let tests = before === 'stands' && !exempt;
    let after: Condition = before;
    const test = (): void => {
      tests = false;
      if (!stands(state, dice)) after = 'flees';
    };
    if (tests && panicsWhenHeFalls && state.where === 'fallen') test();
    const { lost, destroyed, heavy } = suffer(
      when === 'movement' ? 0 : state.lost,
      besides(state.where),
      dice,
    );
    if (tests && heavy) test();
    if (destroyed) {
      dice.note(event.destroyed[who]);
      after = 'destroyed';
    }
    return { lost: when === 'movement' ? lost : 0, [his ? 'his' : 'other']: after };
  };
}
