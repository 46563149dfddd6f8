/** A unit in ranks and files. */
export interface Formation {
  /** Everybody in it: rank and file and joined characters. */
  readonly models: number;
  /** Models in its front rank when it is full. */
  readonly wide: number;
}

/**
 * The ranks that count: those of at least so many models (five), the front rank and a last rank that is not full
 * included.
 *
 * @example fightingRanks({ models: 25, wide: 6 }, 5); // 4: a last rank of one does not count
 */
export function fightingRanks({ models, wide }: Formation, rankWidth: number): number {
  if (wide < rankWidth) return 0;
  return Math.floor(models / wide) + (models % wide >= rankWidth ? 1 : 0);
}

/** Steadfast: strictly more ranks than every enemy in the combat. */
export const hasMoreRanks = (ours: Formation, enemies: readonly Formation[], rankWidth: number): boolean =>
  enemies.every((enemy) => fightingRanks(ours, rankWidth) > fightingRanks(enemy, rankWidth));
