import type { Dice } from '../../engine/rule.ts';
import type { Share } from '../../notation/share.ts';
import type { Rules } from '../parameter.ts';
import { type Injury, injuryDie } from './injury.ts';
import { fallen, lossesBefore, oneOf } from './losses.ts';
import type { NervesFields } from './nerves-fields.ts';
import { type Game, goOn } from './nerves-game.ts';
import type { Muster } from './nerves-muster.ts';
import type { Troop } from './nerves-warriors.ts';
import { lossesAmong, lossesBeforeFirstTurn } from './rout-parameters.ts';

/** In which order a chance for each warrior is rolled: who falls now stands in a column that is done. */
const exposed = ['stunned', 'knockedDown', 'fleeing', 'standing'] as const;

/** A warrior's injury, in the muster. One who is out of action is in no column of it. */
export function lies(troop: number, injury: Injury, muster: Muster): void {
  if (injury === 1) muster.add(troop, 'knockedDown', 1);
  if (injury === 2) muster.add(troop, 'stunned', 1);
}

/** The first part of a turn in a game of nerves: what happens for certain, and who falls. */
export function nervesLosses(fields: NervesFields, troops: readonly Troop[], rules: Rules) {
  const { losses, happens } = fields;
  const firstLosses = rules.of(lossesBeforeFirstTurn) ? 1 : 2;
  const injuries = troops.map(({ helmet }) => injuryDie(helmet, rules));
  const struck = rules.of(lossesAmong) === 'standing' ? (['standing'] as const) : exposed;
  const columns = troops.flatMap((_, troop) => struck.map((column) => ({ troop, column })));
  return { beginTurn, falls };

  /** What happens for certain; then how many fall, or that each has his chance. */
  function beginTurn(game: Game, dice: Dice): Game {
    const { turn, muster } = game;
    for (const { group, is } of happens.filter((event) => event.turn === turn)) {
      muster.turnAll(
        troops.findIndex(({ names }) => names.includes(group)),
        is,
      );
    }
    if (turn < firstLosses) return goOn(game, 'test');
    const turnLosses = lossesBefore(losses, turn);
    return goOn(game, 'falls', 0, turnLosses.kind === 'each' ? -1 : dice.roll(turnLosses.die));
  }

  function falls(game: Game, dice: Dice): Game {
    const turnLosses = lossesBefore(losses, game.turn);
    return turnLosses.kind === 'each' ? eachMayFall(game, turnLosses.chance, dice) : oneFalls(game, dice);
  }

  function oneFalls(game: Game, dice: Dice): Game {
    if (game.due === 0) return goOn(game, 'test');
    const weights: number[] = [];
    let all = 0;
    for (const { troop, column } of columns) {
      const weight = troops[troop]!.weight * game.muster.count(troop, column);
      weights.push(weight);
      all += weight;
    }
    if (all === 0) return goOn(game, 'test');
    strikeDown(columns[dice.roll(oneOf(weights))]!, game.muster, dice);
    return goOn(game, 'falls', 0, game.due - 1);
  }

  function eachMayFall(game: Game, { over, under }: Share, dice: Dice): Game {
    const column = columns[game.at];
    if (column === undefined) return goOn(game, 'test');
    if (game.due > 0) {
      strikeDown(column, game.muster, dice);
      return goOn(game, 'falls', game.at, game.due - 1);
    }
    if (game.due === 0) return goOn(game, 'falls', game.at + 1, -1);
    const chance = { over: over * troops[column.troop]!.weight, under };
    return goOn(game, 'falls', game.at, fallen(game.muster.count(column.troop, column.column), chance, dice));
  }

  /** Out of action; or an injury roll for those who were on their feet. */
  function strikeDown({ troop, column }: (typeof columns)[number], muster: Muster, dice: Dice): void {
    if (column === 'fleeing') muster.removeRunner(troop, dice);
    else muster.add(troop, column, -1);
    if (losses.become === 'injured' && (column === 'standing' || column === 'fleeing')) {
      lies(troop, dice.roll(injuries[troop]!) as Injury, muster);
    }
  }
}
