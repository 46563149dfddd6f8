import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseAllDocuments,
  type YAMLError,
} from 'yaml';
import type { Problem } from '../errors/problem.ts';
import type { Located, Place } from './located.ts';
import { tooDeepAt } from './nesting.ts';
import { syntaxMessage } from './yaml-messages.ts';

/** The longest file that is read, in characters. */
const MOST_CHARACTERS = 200_000;
/** Maps and lists within each other. */
const MOST_DEPTH = 30;

export interface ReadFile {
  /** The file's map; absent where the file is not one, or is broken. */
  readonly root?: Located;
  readonly problems: readonly Problem[];
}

/**
 * Reads YAML 1.2 into values with their places. Refused, because they only surprise in files of this kind: several
 * documents, anchors and aliases, tags, keys without a value, duplicate keys.
 */
export function readYaml(file: string, text: string): ReadFile {
  const whole = (message: string): ReadFile => ({ problems: [{ file, line: 1, column: 1, message }] });
  if (text.length > MOST_CHARACTERS)
    return whole(`the file has ${text.length} characters; at most ${MOST_CHARACTERS} are read`);
  const deep = tooDeepAt(text, MOST_DEPTH);
  if (deep !== undefined) return { problems: [{ file, ...deep, message: TOO_DEEP }] };
  const lines = new LineCounter();
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  const documents: readonly Document.Parsed[] = [
    ...parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, ...OPTIONS }),
  ];
  const [document, second] = documents;
  if (document === undefined || (document.contents === null && document.errors.length === 0))
    return whole('the file is empty; "holdfast new" writes one to start from');
  const broken = documents.flatMap(({ errors, warnings }) => [...errors, ...warnings]);
  if (broken.length > 0) return { problems: onePerLine(broken.map((fault) => atPlace(fault, place))) };
  if (second !== undefined)
    return {
      problems: [{ ...place(second.range[0]), message: 'a file holds one scenario; a second starts here' }],
    };
  if (document.directives.yaml.explicit) return whole('directives (%YAML) are not read; leave the line out');
  return located(document.contents as Node, place);
}

function atPlace(fault: YAMLError, place: (offset: number) => Place): Problem {
  return { ...place(fault.pos[0]), message: syntaxMessage(fault) };
}

/** One broken sign makes the reader complain several times; the first complaint of a line is the useful one. */
const onePerLine = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ line }, i) => problems.findIndex((other) => other.line === line) === i);

const OPTIONS = {
  version: '1.2',
  schema: 'core',
  uniqueKeys: false,
  stringKeys: true,
  logLevel: 'silent',
} as const;

/** Signs that steer a terminal, turn the direction of a text, or may stand in no picture. Lines and tabs may. */
const UNSHOWN = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|\p{Cs}/u;

/** What a text holds that cannot be shown. */
function unshownIn(text: unknown): string | undefined {
  const sign = typeof text === 'string' ? UNSHOWN.exec(text)?.[0] : undefined;
  if (sign === undefined) return undefined;
  const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return `a sign that cannot be shown, U+${code}; leave it out`;
}

const TOO_DEEP = `maps and lists are nested more than ${MOST_DEPTH} deep`;

function located(contents: Node, place: (offset: number) => Place): ReadFile {
  const problems: Problem[] = [];
  /** An empty text stands in for what cannot be read; what else is wrong at its place is then not told. */
  const complain = (at: Place, message: string): Located => {
    problems.push({ ...at, message });
    return { at, value: '' };
  };

  function read(node: Node | null, keyAt: Place | undefined, name: string, depth: number): Located {
    const at = node?.range ? place(node.range[0]) : keyAt!;
    if (depth > MOST_DEPTH) return complain(at, TOO_DEEP);
    if (isAlias(node) || (node && 'anchor' in node && node.anchor))
      return complain(at, 'anchors and aliases (& and *) are not read; write the value out');
    if (node?.tag) return complain(at, `tags (${node.tag}) are not read`);
    const here = keyAt === undefined ? { at } : { at, keyAt };
    if (isMap(node)) return { ...here, value: entries(node.items as Pairs, depth) };
    if (isSeq(node)) {
      const items = node.items.map((item, i) =>
        read(item as Node, undefined, `item ${i + 1} of ${name}`, depth + 1),
      );
      return { ...here, value: items };
    }
    const value = isScalar(node) ? node.value : null;
    if (value === null) return complain(keyAt ?? at, `${name} has no value; give it one or leave it out`);
    if (typeof value === 'number' && !Number.isFinite(value))
      return complain(at, `${name} is no number that can be used`);
    const unshown = unshownIn(value);
    if (unshown !== undefined) return complain(at, `${name} holds ${unshown}`);
    return { ...here, value: value as string | number | boolean };
  }

  type Pairs = readonly { key: Node; value: Node | null }[];
  function entries(pairs: Pairs, depth: number): Map<string, Located> {
    const map = new Map<string, Located>();
    for (const { key, value } of pairs) {
      const name = isScalar(key) ? String(key.value) : '';
      const keyAt = key.range ? place(key.range[0]) : place(0);
      if (map.has(name)) complain(keyAt, `${JSON.stringify(name)} is given twice`);
      else if (unshownIn(name) !== undefined) complain(keyAt, `a name holds ${unshownIn(name)}`);
      else if (name === '__proto__') complain(keyAt, '"__proto__" cannot be a name');
      else map.set(name, read(value, keyAt, JSON.stringify(name), depth + 1));
    }
    return map;
  }

  return { root: read(contents, undefined, 'the file', 0), problems };
}
