import type { ZodType } from 'zod';
import type { Problem } from '../errors/problem.ts';
import { check } from './explain.ts';
import { commonKeys, cost } from './header.ts';
import { type Located, type LocatedMap, mapOf, placeOf, scalarOf } from './located.ts';
import { takesProfile } from './profiles.ts';
import { knownKeys } from './shape.ts';
import { suggestion } from './suggest.ts';

/** What the file itself is called beside its alternatives. */
export const AS_WRITTEN = 'as written';

/** An alternative: what is laid over the file. */
export interface Alternative {
  readonly name: string;
  readonly over: LocatedMap;
  readonly cost?: number;
}

export interface CompareRead {
  readonly alternatives: readonly Alternative[];
  readonly problems: readonly Problem[];
}

/** Reads `compare`: names to what is laid over the file. The values are checked where they are laid. */
export function readCompare(node: Located | undefined, fields: ZodType): CompareRead {
  if (node === undefined) return { alternatives: [], problems: [] };
  const map = mapOf(node);
  const problems: Problem[] = [];
  const complain = (where: Located, message: string): number => problems.push({ ...place(where), message });
  if (map === undefined)
    complain(node, 'compare: expected a map of named alternatives, each laid over the file');
  else if (map.size === 0) complain(node, 'compare: there are no alternatives; leave it out');
  const known = [...knownKeys([fields]), 'rules', 'cost', ...(takesProfile([fields]) ? ['profile'] : [])];
  const alternatives = [...(map ?? [])].flatMap(([name, overlay]): Alternative[] => {
    const over = mapOf(overlay);
    if (name === AS_WRITTEN)
      complain(overlay, `"${AS_WRITTEN}" is the file itself; give the alternative another name`);
    else if (name.length > 80 || name.trim() === '')
      complain(overlay, 'the name of an alternative has 1 to 80 characters');
    else if (over === undefined || over.size === 0)
      complain(overlay, `the alternative ${JSON.stringify(name)} must be a map of what is different`);
    else {
      for (const [key, value] of over) {
        if (known.includes(key)) continue;
        if (commonKeys.includes(key)) complain(value, `an alternative cannot have its own ${key}`);
        else complain(value, `unknown key ${JSON.stringify(key)}${suggestion(key, known)}`);
      }
      const { cost: stated, ...rest } = Object.fromEntries(over);
      if (stated !== undefined) problems.push(...check(cost, stated, scalarOf(stated), { name: 'cost' }));
      const points = scalarOf(stated);
      const laid = new Map(Object.entries(rest).filter(([key]) => known.includes(key)));
      return [{ name, over: laid, ...(typeof points === 'number' ? { cost: points } : {}) }];
    }
    return [];
  });
  return { alternatives, problems };
}

const place = (node: Located): Omit<Problem, 'message'> => placeOf(node);
