import { weighted } from '../../dice/composite.ts';
import type { Die } from '../../dice/die.ts';
import { type Dice, type Outcome, outcome, type Rule } from '../../engine/rule.ts';
import { passes } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import type { ChallengeFields, SideName } from './challenge-fields.ts';
import { ruling } from './challenge-ruling.ts';
import { CombatTests, type Duel, otherSide } from './challenge-tests.ts';

const breaks = {
  ours: outcome('our side breaks', 'round'),
  theirs: outcome('their side breaks', 'round'),
} as const;
const fightsOn = outcome('both sides fight on');
const loses = {
  ours: outcome('our side loses the round', 'round'),
  theirs: outcome('their side loses the round', 'round'),
} as const;
const duels = {
  won: outcome('the duel is won')(),
  lost: outcome('the duel is lost')(),
  drawn: outcome('the duel is drawn')(),
} as const;

type ChallengeState = {
  readonly round: number;
  readonly stage: 'duel' | 'margin' | 'break' | 'panic';
  readonly duel: Duel;
  /** Below 0 where our side has won the round. */
  readonly margin: number;
  /** The unit of the side that tests, by its number. */
  readonly unit: number;
  readonly broken: boolean;
};

/** The challenge and what follows from it, round by round. */
export function challengeRule(fields: ChallengeFields, rules: Rules): Rule<ChallengeState> {
  const ruled = ruling(fields, rules);
  const tests = new CombatTests(fields, ruled, rules);
  const units = { ours: Object.keys(fields.ours), theirs: Object.keys(fields.theirs) } as const;
  const named = (ending: string) =>
    new Map([...units.ours, ...units.theirs].map((name) => [name, outcome(`${name} ${ending}`)()]));
  const unitBreaks = named('break');
  const unitPanics = named('panic');
  const duelDie = dieOf(fields.duel);

  const marginOf = (round: number, duel: Duel): Die => {
    const { refused, won, lost, drawn, without, later } = fields.margin;
    if (round > 1) return later ?? refused;
    if (duel !== 'none') return { won, lost, drawn: drawn ?? refused }[duel];
    return ruled.kind === 'without' ? (without ?? refused) : refused;
  };

  const nextRound = (state: ChallengeState): ChallengeState | Outcome =>
    state.round === fields.rounds
      ? fightsOn()
      : { ...state, round: state.round + 1, stage: 'margin', margin: 0, unit: 0 };

  function fight(state: ChallengeState, dice: Dice): ChallengeState | Outcome {
    const margin = dice.roll(marginOf(state.round, state.duel));
    if (margin === 0) return nextRound(state);
    dice.note(loses[margin > 0 ? 'ours' : 'theirs'](state.round));
    return { ...state, stage: 'break', margin };
  }

  function breakTests(state: ChallengeState, loser: SideName, dice: Dice): ChallengeState | Outcome {
    const name = units[loser][state.unit]!;
    const holds =
      fields[loser][name]!.unbreakable ||
      passes(
        tests.breaking(loser, name, Math.abs(state.margin), {
          duel: state.duel,
          when: state.round === 1 ? 'round' : 'later',
        }),
        dice,
      );
    if (!holds) dice.note(unitBreaks.get(name)!);
    const broken = state.broken || !holds;
    const unit = state.unit + 1;
    if (unit < units[loser].length) return { ...state, unit, broken };
    if (!broken) return nextRound(state);
    return fields.panicAfter ? { ...state, stage: 'panic', unit: 0, broken } : breaks[loser](state.round);
  }

  /** The units that have not broken are free now, and test before the turn is over. */
  function panicTests(state: ChallengeState, loser: SideName, dice: Dice): ChallengeState | Outcome {
    const winner = otherSide(loser);
    const name = units[winner][state.unit]!;
    const { immuneToPsychology, unbreakable } = fields[winner][name]!;
    const after = { duel: state.duel, when: state.round === 1 ? 'turn' : 'later' } as const;
    if (!immuneToPsychology && !unbreakable && !passes(tests.panic(winner, name, after).test, dice))
      dice.note(unitPanics.get(name)!);
    const unit = state.unit + 1;
    return unit < units[winner].length ? { ...state, unit } : breaks[loser](state.round);
  }

  return {
    start: { round: 1, stage: 'duel', duel: 'none', margin: 0, unit: 0, broken: false },
    step(state, dice) {
      if (state.stage === 'duel') {
        if (ruled.kind !== 'accepted') return { ...state, stage: 'margin' };
        const duel = (['lost', 'drawn', 'won'] as const)[dice.roll(duelDie)]!;
        dice.note(duels[duel]);
        return { ...state, stage: 'margin', duel };
      }
      if (state.stage === 'margin') return fight(state, dice);
      const loser = state.margin > 0 ? 'ours' : 'theirs';
      return state.stage === 'break' ? breakTests(state, loser, dice) : panicTests(state, loser, dice);
    },
  };
}

/** 0 lost, 1 drawn, 2 won. */
function dieOf({ won, lost }: ChallengeFields['duel']): Die {
  const whole = won.under * lost.under;
  const [ways, against] = [won.over * lost.under, lost.over * won.under];
  return weighted('the duel', [
    [0, against],
    [1, whole - ways - against],
    [2, ways],
  ]);
}
