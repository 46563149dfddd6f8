import type { ZodType } from 'zod';
import { profileKeys } from '../army/profiles.ts';
import type { Problem } from '../errors/problem.ts';
import { uncompiled } from '../notation/uncompiled.ts';
import { either, expectation, received } from './expectation.ts';
import { type Located, mapOf, nearestNode, nodeAt, type Path, type Place, placeOf } from './located.ts';
import { takesProfile } from './profiles.ts';
import { alternatives, formsAt, isByName, kindOf, knownKeys, optionsOf, schemasAt } from './shape.ts';
import { nearest, suggestion } from './suggest.ts';

/** An issue as zod reports it; only what is read here. */
interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  readonly errors?: readonly (readonly Issue[])[];
  readonly issues?: readonly Issue[];
}

/** What stands around the value that is judged, for words that need it. */
export interface Context {
  /** The name of the value as a whole, where it is no map: the key that it stands under. */
  readonly name?: string;
  /** Keys that are right here although the schema does not know them. */
  readonly alsoKnown?: readonly string[];
  /** What to add where a key is missing from a map; undefined: say nothing of it at all. */
  readonly missing?: (map: Located, key: string) => string | undefined;
}

/** Checks a value and tells everything that is wrong with it, each at its place in the file. */
export function check(schema: ZodType, node: Located, value: unknown, context: Context = {}): Problem[] {
  const outcome = schema.safeParse(value, uncompiled);
  return outcome.success ? [] : explain(outcome.error.issues as readonly Issue[], schema, node, context);
}

function explain(issues: readonly Issue[], schema: ZodType, node: Located, context: Context): Problem[] {
  const unknown = issues.flatMap((issue) => unknownKeys(issue, schema, context));
  const meant = new Set(unknown.map(({ path, near }) => JSON.stringify([...path, near])));
  const isMeant = (path: Path): boolean =>
    meant.has(JSON.stringify(path)) ||
    (profileKeys.includes(String(path.at(-1))) &&
      meant.has(JSON.stringify([...path.slice(0, -1), 'profile'])));
  return [
    ...unknown.map(({ path, key, message }) =>
      problem(placeOf(nodeAt(node, [...path, key]) ?? nearestNode(node, path)), message),
    ),
    ...issues
      .filter(({ code, path }) => code !== 'unrecognized_keys' && !isMeant(pathOf({ path })))
      .flatMap((issue) => explainOne(issue, schema, node, context)),
  ];
}

const problem = ({ file, line, column }: Place, message: string): Problem => ({
  file,
  line,
  column,
  message,
});
const pathOf = ({ path }: Pick<Issue, 'path'>): Path =>
  path.map((step) => (typeof step === 'number' ? step : String(step)));

interface UnknownKey {
  readonly path: Path;
  readonly key: string;
  /** The known key that was probably meant; it is not reported as missing too. */
  readonly near: string | undefined;
  readonly message: string;
}

function unknownKeys(issue: Issue, schema: ZodType, { alsoKnown = [] }: Context): UnknownKey[] {
  const path = pathOf(issue);
  const forms = formsAt(schema, path);
  const known = [...knownKeys(forms), ...(path.length === 0 ? alsoKnown : [])];
  if (takesProfile(forms) && !known.includes('profile')) known.push('profile');
  return (issue.keys ?? []).map((key) => ({
    path,
    key,
    near: nearest(key, known),
    message: `unknown key ${JSON.stringify(key)}${suggestion(key, known)}`,
  }));
}

function explainOne(issue: Issue, schema: ZodType, root: Located, context: Context): Problem[] {
  const path = pathOf(issue);
  const node = nodeAt(root, path);
  if (node === undefined) return missing(path, schema, root, context);
  if (issue.code === 'invalid_union') return explainUnion(issue, path, schema, node, context);
  if (issue.code === 'invalid_key') {
    const said = issue.issues?.[0]?.message;
    return [
      problem(
        placeOf(node),
        `${JSON.stringify(path.at(-1))} cannot be a name here${said ? `: ${sizeWords(said) ?? said}` : ''}`,
      ),
    ];
  }
  // A form that fits no option of a union is told with all the options, not with the nearest one alone; a pair that
  // is no pair as what it should be.
  const whole =
    (issue.code === 'invalid_format' && schemasAt(schema, path).some((each) => optionsOf(each))) ||
    formsAt(schema, path).some((each) => kindOf(each) === 'tuple');
  const told = whole ? { ...issue, message: '' } : issue;
  return [problem(node.at, wrong(told, expectedAt(schema, path), node, label(path, context)))];
}

function missing(path: Path, schema: ZodType, root: Located, context: Context): Problem[] {
  const map = nearestNode(root, path);
  const key = String(path.at(-1));
  const hint = context.missing === undefined ? '' : context.missing(map, key);
  if (hint === undefined) return [];
  return [problem(placeOf(map), `missing ${JSON.stringify(key)} (${describedAt(schema, path)})${hint}`)];
}

/** `leadership: `, from the key that a value stands under. */
function label(path: Path, { name }: Context): string {
  const key = path.findLast((step) => typeof step === 'string') ?? name;
  return key === undefined ? '' : `${key}: `;
}

function wrong({ code, message }: Issue, expected: string, node: Located, name: string): string {
  const from =
    node.from === undefined ? '' : ` (from the profile ${JSON.stringify(node.from)}; write your own)`;
  if (code !== 'custom' && !message.startsWith('expected ')) {
    const size = sizeWords(message);
    if (size !== undefined) return `${name}${size}${from}`;
    return `${name}expected ${expected}, got ${received(node)}${near(expected, node)}${from}`;
  }
  if (!message.startsWith('expected ')) return name + message + from;
  return `${name}${message}, got ${received(node)}${from}`;
}

/** `expected at most 20 characters`, from what zod says of texts and lists that are too short or too long. */
function sizeWords(message: string): string | undefined {
  const said = /^Too (?:small|big): expected \w+ to have ([<>]=)?(\d+) (\w+?)s?$/.exec(message);
  if (said === null) return undefined;
  const [, sign, count, unit] = said;
  const limit = sign === undefined ? '' : sign === '>=' ? 'at least ' : 'at most ';
  return `expected ${limit}${count} ${unit}${count === '1' ? '' : 's'}`;
}

/** Where one of several words was expected and another like it came. */
function near(expected: string, { value }: Located): string {
  if (typeof value !== 'string') return '';
  const words = [...expected.matchAll(/"([^"]+)"/g)].map((match) => match[1]!);
  const word = nearest(value, words);
  return word === undefined ? '' : `; did you mean ${JSON.stringify(word)}?`;
}

const expectedAt = (schema: ZodType, path: Path): string => either(schemasAt(schema, path).map(expectation));

function describedAt(schema: ZodType, path: Path): string {
  const schemas = schemasAt(schema, path);
  return schemas.find(({ description }) => description)?.description ?? either(schemas.map(expectation));
}

/** Of a union, explains the option that was most likely meant. */
function explainUnion(issue: Issue, path: Path, schema: ZodType, node: Located, context: Context): Problem[] {
  const name = label(path, context);
  const within = name === '' ? {} : { name: name.slice(0, -2) };
  const options = schemasAt(schema, path).find((each) => optionsOf(each)?.length === issue.errors?.length);
  const tried = (options === undefined ? [] : optionsOf(options)!)
    .map((option, i) => ({ option, issues: issue.errors![i]! }))
    .filter(({ issues }) => !issues.some(isOfAnotherKind))
    .sort((a, b) => faultiness(a) - faultiness(b));
  const [best] = tried;
  if (best === undefined || (tried.length > 1 && mapOf(node) === undefined && !Array.isArray(node.value)))
    return [problem(node.at, wrong({ ...issue, message: '' }, expectedAt(schema, path), node, name))];
  const { missing } = context;
  return explain(best.issues, best.option, node, { ...within, ...(missing ? { missing } : {}) });
}

const isOfAnotherKind = ({ path, code, errors }: Issue): boolean =>
  path.length === 0 &&
  (code === 'invalid_type' ||
    code === 'invalid_value' ||
    (code === 'invalid_union' && errors!.every((each) => each.some(isOfAnotherKind))));

/** Unknown keys speak most against an option: they belong to another. */
const faultiness = ({ option, issues }: { option: ZodType; issues: readonly Issue[] }): number =>
  issues.reduce((sum, { code, keys }) => sum + (code === 'unrecognized_keys' ? 10 * keys!.length : 1), 0) +
  (alternatives(option).some(isByName) ? 0.5 : 0);
