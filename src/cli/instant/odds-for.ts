import { naturalDoubleOne } from '../../games/leadership-test.ts';
import { presetChanges } from '../../games/preset-files.ts';
import { rulesOf } from '../../games/rules-of.ts';
import { type Chance, chance } from './chance.ts';
import { leadershipOdds, type TestFields } from './leadership-odds.ts';

/** What is asked on the command line. */
export interface OddsAsked {
  readonly leadership: number;
  readonly modifier: number;
  /** The margin of a lost combat: taken from the Leadership. */
  readonly lostBy?: number;
  readonly reroll: boolean;
  readonly coldBlooded: boolean;
  /** The name of a preset. */
  readonly rules: string;
}

/** The answer as a record; `holdfast odds --json` prints it. */
export interface Odds {
  readonly rules: string;
  /** Whether two kept dice that show 1 always pass under these rules. */
  readonly doubleOnePasses: boolean;
  readonly test: TestFields;
  readonly passes: Chance;
  readonly outcomes: readonly ({ readonly name: string } & Chance)[];
  /** The same test on neighbouring Leadership, without and with a re-roll. */
  readonly beside: readonly {
    readonly leadership: number;
    readonly once: Chance;
    readonly withReroll: Chance;
  }[];
}

/** Solves the test that is asked, and its neighbours. */
export function oddsFor({
  leadership,
  modifier,
  lostBy = 0,
  reroll,
  coldBlooded,
  rules: preset,
}: OddsAsked): Odds {
  const rules = { preset, values: presetChanges(preset) };
  const test: TestFields = {
    leadership,
    modifier: modifier - lostBy,
    reroll,
    dice: coldBlooded ? '3d6 drop highest' : '2d6',
  };
  const { outcomes, passes } = leadershipOdds(test, rules);
  const passesWith = (changed: Partial<TestFields>): Chance =>
    chance(leadershipOdds({ ...test, ...changed }, rules).passes);
  return {
    rules: preset,
    doubleOnePasses: rulesOf(rules).of(naturalDoubleOne) === 'always',
    test,
    passes: chance(passes),
    outcomes: outcomes.map((outcome) => ({ name: outcome.name, ...chance(outcome.chance) })),
    beside: [leadership - 1, leadership, leadership + 1]
      .filter((value) => value >= 0 && value <= 12)
      .map((value) => ({
        leadership: value,
        once: passesWith({ leadership: value, reroll: false }),
        withReroll: passesWith({ leadership: value, reroll: true }),
      })),
  };
}
