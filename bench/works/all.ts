import { alone, aloneSeparateDice } from './alone.ts';
import { battleLine, battleLineEvent } from './battle-line.ts';
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
  battleLineEvent,
  battleLine,
];

export function workOf(name: string): Work {
  const work = works.find((work) => work.name === name);
  if (work === undefined) throw new Error(`no work ${name}`);
  return work;
}
