import type { Share } from '../../study/result.ts';

/** Known never to happen: the exact share is 0. What merely was not seen is not. */
export const isImpossible = ({ exact, count }: Pick<Share, 'exact' | 'count'>): boolean =>
  exact === 0 && count === 0;
