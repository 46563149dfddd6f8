import type { Share } from '../../study/result.ts';

/** What is known best of a share: the exact value, or the simulated one where there is none. */
export const chance = ({ exact, simulated }: Pick<Share, 'exact' | 'simulated'>): number =>
  exact ?? simulated;

/** Half the width of the 95 % interval of a simulated share; 0 where the share is exact. */
export const doubt = ({ exact, low, high }: Pick<Share, 'exact' | 'low' | 'high'>): number =>
  exact === undefined ? (high - low) / 2 : 0;
