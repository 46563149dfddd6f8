import { type Dice, type Outcome, outcome, type Rule } from '../../engine/rule.ts';
import { reaches } from '../../notation/threshold.ts';
import { passes } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import { mostCasualties, strike } from './casualty-sources.ts';
import type { Direction } from './flight-direction.ts';
import { directionFromCause, heavyCasualtiesSource } from './flight-direction.ts';
import { areHeavy, heavyCasualtiesUnder } from './panic-causes.ts';
import type { PanicFields } from './panic-fields.ts';
import type { Moment } from './panic-moments.ts';
import {
  fallsBackWith,
  heavyCasualtiesSingleModel,
  heavyCasualtiesWhileEngaged,
  type Phase,
  panicOncePerPhase,
  phases,
  survivorsTest,
} from './panic-parameters.ts';

export const flees = outcome('flees', 'turn', 'models');
export const stands = outcome('stands', 'models');
export const fleesAlready = outcome('flees from the start', 'models');
export const destroyed = outcome('is destroyed', 'turn');
const survivorsFlee = outcome('its surviving characters flee', 'turn');
const fallsBack = outcome('falls back in good order', 'turn');
const tests = Object.fromEntries(
  phases.map((phase) => [phase, outcome(`tests in the ${phase} phase`, 'turn')]),
) as unknown as Record<Phase, (turn: number) => Outcome>;

type PanicState = {
  /** The number of the next event. */
  readonly moment: number;
  /** Wounds lost by the rank and file since the start, and up to the start of this phase. */
  readonly lost: number;
  readonly lostBefore: number;
  /** What has become of a panic test in this phase. */
  readonly tested: 'no' | 'passed' | 'failed';
  /** Losses of the phase that do not count, since the unit was in combat. */
  readonly spared: number;
  /** Casualties of the phase by enemy, where it matters whose are the most. */
  readonly sources: string;
};

/** Panic, phase by phase: losses and mishaps among friends, and at most one test a phase. */
export function panicRule(
  unit: Pick<PanicFields['unit'], 'models' | 'startedWith' | 'wounds' | 'fleeing'>,
  moments: readonly Moment[],
  direction: Direction,
  rules: Rules,
): Rule<PanicState> {
  const heavy = heavyCasualtiesUnder(rules);
  const byMost = rules.of(heavyCasualtiesSource) === 'most';
  const fromCause = rules.of(directionFromCause);
  const onlyPassedExempts = rules.of(panicOncePerPhase) === 'passed';
  const survivorsMustTest = rules.of(survivorsTest);
  const fallingBack = rules.of(fallsBackWith);
  const modelsWithout = (wounds: number): number => unit.models - Math.floor(wounds / unit.wounds);

  const engagedCounts = rules.of(heavyCasualtiesWhileEngaged) === 'count';
  const canBeHeavy = rules.of(heavyCasualtiesSingleModel) || (unit.startedWith ?? unit.models) > 1;

  /** Models, or hit points, of the whole unit. */
  const present = (lost: number, { models, wounds }: Moment['characters']): number =>
    heavy.inHitPoints ? unit.models * unit.wounds - lost + wounds : modelsWithout(lost) + models;

  /** Does a friend who must test himself flee through the unit? */
  function friendRunsThrough({ friend }: Moment, dice: Dice): boolean {
    return (
      friend !== undefined &&
      !passes(friend.test, dice) &&
      !dice.atMost(friend.flees, Math.ceil(friend.through) - 1)
    );
  }

  return {
    start: { moment: 0, lost: 0, lostBefore: 0, tested: 'no', spared: 0, sources: '' },
    step(state, dice) {
      const now = moments[state.moment];
      if (now === undefined) {
        const left = modelsWithout(state.lost);
        return unit.fleeing ? fleesAlready(left) : stands(left);
      }
      const { turn, phase, startsPhase, by, exempt, test } = now;
      const lostBefore = startsPhase ? state.lost : state.lostBefore;
      const tested = startsPhase ? 'no' : state.tested;
      const suffered = now.loss?.(dice) ?? 0;
      const lost = Math.min(state.lost + suffered, unit.models * unit.wounds);
      const models = modelsWithout(lost);

      if (models === 0) {
        const alone = survivorsMustTest && exempt === undefined ? now.survivors : undefined;
        if (alone !== undefined && !passes(alone.test, dice)) dice.note(survivorsFlee(turn));
        return destroyed(turn);
      }

      const atStart = present(lostBefore, now.charactersBefore);
      const previous = startsPhase ? undefined : moments[state.moment - 1];
      const lostSoFar = atStart - present(state.lost, previous?.characters ?? now.charactersBefore);
      const lostNow = atStart - present(lost, now.characters);
      const sparedSoFar = startsPhase ? 0 : state.spared;
      const spared = exempt === 'engaged' && !engagedCounts ? lostNow - lostSoFar + sparedSoFar : sparedSoFar;
      const becomesHeavy =
        canBeHeavy &&
        heavy.countsIn(phase) &&
        areHeavy(heavy, lostNow - spared, atStart) &&
        !areHeavy(heavy, lostSoFar - sparedSoFar, atStart);
      const sources = byMost ? strike(startsPhase ? '' : state.sources, by, lostNow - lostSoFar) : '';
      const next = { moment: state.moment + 1, lost, lostBefore, tested, spared, sources };

      const due = becomesHeavy || now.due !== undefined || friendRunsThrough(now, dice);
      const excused =
        exempt !== undefined || tested === 'passed' || (tested === 'failed' && !onlyPassedExempts);
      if (!due || excused) return next;

      if (tested === 'no') dice.note(tests[phase](turn));
      if (passes(test.test, dice)) return { ...next, tested: 'passed' };
      if (fallingBack !== 'never' && reaches(fallingBack, models, unit.startedWith ?? unit.models)) {
        dice.note(fallsBack(turn));
        return { ...next, tested: 'failed' };
      }
      const kind = becomesHeavy ? 'heavyCasualties' : now.due;
      const culprit = becomesHeavy && byMost ? mostCasualties(sources) : by;
      direction(
        kind !== undefined && kind !== 'friend' && fromCause.includes(kind) ? culprit : undefined,
        dice,
      );
      return flees(turn, models);
    },
  };
}
