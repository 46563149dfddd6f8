import { commonKeys } from './header.ts';
import type { Located, LocatedMap } from './located.ts';
import { nearest } from './suggest.ts';

/** The unknown key of a file that was probably meant to be this one, which is then not reported as missing too. */
export function misspelt(map: LocatedMap, key: string): { node: Located; message: string } | undefined {
  for (const [written, node] of map)
    if (!commonKeys.includes(written) && nearest(written, commonKeys) === key)
      return {
        node,
        message: `unknown key ${JSON.stringify(written)}, did you mean ${JSON.stringify(key)}?`,
      };
  return undefined;
}
