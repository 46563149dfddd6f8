import { movesQuestion } from '../../../src/games/warhammer/moves.ts';
import { solved } from './solved.ts';

// A unit of halberdiers, orcs out of reach, and one move of the halberdiers.

export const base = '20 x 20 mm';
export const halberdiers = { move: 4, models: 20, wide: 5, base, leadership: 7, at: [20, 12] };
export const orcs = { models: 20, wide: 5, base: '25 x 25 mm', at: [20, 40] };
export const far = { Orcs: orcs };
export const ask = (move: object, unit: object = {}, more: object = {}, changes = {}) =>
  solved(
    movesQuestion,
    { units: { Us: { ...halberdiers, ...unit } }, enemies: far, moves: [{ unit: 'Us', ...move }], ...more },
    changes,
  );
export const verdict = (...args: Parameters<typeof ask>): string => {
  const { names, notes } = ask(...args);
  return names.has('every move is made')
    ? 'allowed'
    : notes[0]!.replace(/^1. Us [a-z ]+: (not allowed, )?/, '');
};
