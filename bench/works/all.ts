import { alone, aloneSeparateDice } from './alone.ts';
import { battle } from './battle.ts';
import { cascade } from './cascade.ts';
import { histogram, pass, reroll } from './leadership.ts';
import { rout, warband } from './rout.ts';
import type { Work } from './work.ts';

export const works: readonly Work[] = [
  pass,
  histogram,
  reroll,
  alone,
  aloneSeparateDice,
  rout,
  warband,
  cascade,
  battle,
];

export function workOf(name: string): Work {
  const work = works.find((work) => work.name === name);
  if (work === undefined) throw new Error(`no work ${name}`);
  return work;
}
