import { solve } from './solved.ts';

// Situations of a lone warrior that several tests ask about.

export type Fields = Record<string, unknown>;

const thugs = { Thugs: { strength: 3, count: 2 } };
/** Opponents who cannot wound: who breaks runs. */
const shadows = { Shadows: { strength: 0, count: 2 } };
export const base = { warrior: { leadership: 7, toughness: 3 }, enemies: thugs, edge: 10 };
export const runner = { warrior: { leadership: 7, toughness: 5 }, enemies: shadows, edge: 10 };

export const ask = (fields: Fields = {}, change: Fields = {}, preset?: string) =>
  solve('all-alone', { ...base, ...fields }, change, preset);
export const run = (fields: Fields = {}, change: Fields = {}, preset?: string) =>
  solve('all-alone', { ...runner, ...fields }, change, preset);
export const warrior = (more: Fields) => ({ warrior: { ...base.warrior, ...more } });
