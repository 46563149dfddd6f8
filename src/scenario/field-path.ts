import type { ZodType } from 'zod';
import { profileKeys } from '../army/profiles.ts';
import { type Located, listOf, mapOf, nodeAt, type Path } from './located.ts';
import { takesProfile } from './profiles.ts';
import { formsAt, knownKeys } from './shape.ts';
import { nearest, suggestion } from './suggest.ts';

/** Either the steps of a path, or why it names no field. */
export type PathRead = { readonly path: Path } | { readonly problem: string };

/**
 * Reads the path of a field, `unit.models` or `turns.0.shooting.0.loses`: keys and, counted from 0, places in lists.
 * A name that holds dots itself is found too. All but the last step must be written in the file.
 */
export function readFieldPath(text: string, file: Located, schema: ZodType): PathRead {
  const path: (string | number)[] = [];
  let rest = text;
  while (rest !== '') {
    const here = nodeAt(file, path);
    if (here === undefined) return notWritten(text, path);
    const known = stepsAt(here, path, schema);
    const step = known
      .filter((key) => rest === key || rest.startsWith(`${key}.`))
      .sort((a, b) => b.length - a.length)[0];
    if (step === undefined) return noSuchStep(text, rest, path, known, here);
    path.push(listOf(here) === undefined ? step : Number(step));
    rest = rest.slice(step.length + 1);
  }
  return path.length === 0 ? { problem: 'a path names a field, such as unit.models' } : { path };
}

/** What may follow: keys that the schema knows or the file has, or places in a list. */
function stepsAt(here: Located, path: Path, schema: ZodType): string[] {
  const items = listOf(here);
  if (items !== undefined) return items.map((_, i) => String(i));
  const map = mapOf(here);
  if (map === undefined) return [];
  const forms = formsAt(schema, path);
  const profile = takesProfile(forms) ? ['profile'] : [];
  return [...new Set([...knownKeys(forms), ...map.keys(), ...profile])];
}

const dotted = (path: Path): string => path.join('.');

const notWritten = (text: string, path: Path): PathRead => ({
  problem: `${JSON.stringify(text)}: the file has no ${JSON.stringify(dotted(path))}; write it, then vary it`,
});

function noSuchStep(
  text: string,
  rest: string,
  path: Path,
  known: readonly string[],
  here: Located,
): PathRead {
  const [word = ''] = rest.split('.');
  const items = listOf(here);
  if (items !== undefined)
    return {
      problem: `${JSON.stringify(text)}: ${dotted(path)} is a list of ${items.length}, counted from 0`,
    };
  if (mapOf(here) === undefined)
    return {
      problem: `${JSON.stringify(text)}: ${dotted(path)} holds nothing that could be varied by itself`,
    };
  const near = nearest(word, known);
  if (near !== undefined) {
    const meant = dotted([...path, near]) + rest.slice(word.length);
    return { problem: `there is no field ${JSON.stringify(text)}, did you mean ${JSON.stringify(meant)}?` };
  }
  const shown = known.filter((key) => !profileKeys.includes(key) || path.length > 0);
  return { problem: `there is no field ${JSON.stringify(text)}${suggestion(word, shown)}` };
}
