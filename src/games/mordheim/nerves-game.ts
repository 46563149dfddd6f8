import type { Muster } from './nerves-muster.ts';

/** One situation of a game; steps change it in place. */
export interface Game {
  /** The part of the turn. */
  stage: 'losses' | 'falls' | 'test' | 'rally' | 'caught' | 'alone';
  turn: number;
  /** The troop, or the column of a troop, that is looked at. */
  at: number;
  /** How many warriors are still to be looked at there; -1: not yet rolled. */
  due: number;
  relic: boolean;
  reroll: boolean;
  /** How many losses the last test was passed with, where that matters. */
  passedAt: number;
  /** Somebody has broken this turn: it is noted once. */
  broken: boolean;
  readonly muster: Muster;
}

/** The game goes on with this part of the turn. */
export function goOn(game: Game, stage: Game['stage'], at = 0, due = 0): Game {
  game.stage = stage;
  game.at = at;
  game.due = due;
  return game;
}
