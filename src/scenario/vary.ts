import type { Problem } from '../errors/problem.ts';
import { parametersOf } from '../games/parameters.ts';
import type { Question } from '../games/question.ts';
import { received } from './expectation.ts';
import { readFieldPath } from './field-path.ts';
import { type Located, listOf, mapOf, type Path, type Place, placeOf, plain, scalarOf } from './located.ts';
import { RANGE_EXPECTED, readRange } from './range.ts';
import { suggestion } from './suggest.ts';

/** One thing that is varied. */
export interface Axis {
  /** As the reader wrote it: the name of the setting in results. */
  readonly name: string;
  readonly path: Path;
  readonly values: readonly Located[];
}

export interface VaryRead {
  readonly axes: readonly Axis[];
  readonly problems: readonly Problem[];
}

/**
 * Reads `vary`: the path of a field, or of a rule parameter behind `rules.`, to a list or a range.
 *
 * @param questions those whose parameters are known, the asked one among them
 */
export function readVary(
  node: Located | undefined,
  file: Located,
  question: Question,
  questions: readonly Question[],
): VaryRead {
  if (node === undefined) return { axes: [], problems: [] };
  const map = mapOf(node);
  if (map === undefined)
    return {
      axes: [],
      problems: [at(node.at, 'vary: expected a map of paths, such as { unit.models: [20, 25, 30] }')],
    };
  const problems: Problem[] = [];
  const axes: Axis[] = [];
  for (const [name, values] of map) {
    const read = pathOf(name, file, question, questions);
    if ('problem' in read) problems.push(at(placeOf(values), `vary: ${read.problem}`));
    const listed = valuesOf(values);
    problems.push(
      ...listed.problems.map((problem) => ({ ...problem, message: `${name}: ${problem.message}` })),
    );
    if ('problem' in read) continue;
    const overlapping = axes.find(({ path }) => overlap(path, read.path));
    if (overlapping !== undefined)
      problems.push(
        at(placeOf(values), `vary: ${JSON.stringify(name)} and ${JSON.stringify(overlapping.name)} overlap`),
      );
    else axes.push({ name, path: read.path, values: listed.values });
  }
  return { axes, problems };
}

const at = ({ file, line, column }: Place, message: string): Problem => ({ file, line, column, message });

/** `rules` alone varies what the rules are based on; what stands behind `rules.` is one name, however many dots it has. */
function pathOf(
  name: string,
  file: Located,
  question: Question,
  questions: readonly Question[],
): ReturnType<typeof readFieldPath> {
  if (name === 'rules') return { path: ['rules', 'base'] };
  if (!name.startsWith('rules.')) return readFieldPath(name, file, question.fields);
  const parameter = name.slice('rules.'.length);
  const known = question.parameters.map((each) => each.name);
  if (known.includes(parameter)) return { path: ['rules', 'change', parameter] };
  const quoted = JSON.stringify(parameter);
  if (parametersOf(questions).has(parameter))
    return { problem: `${quoted} plays no part in "${question.ask}"` };
  return { problem: `there is no rule parameter ${quoted}${suggestion(parameter, known, 'there are')}` };
}

const overlap = (a: Path, b: Path): boolean => {
  const shared = Math.min(a.length, b.length);
  return a.slice(0, shared).every((step, i) => step === b[i]);
};

function valuesOf(node: Located): { values: readonly Located[]; problems: Problem[] } {
  const list = listOf(node);
  if (list !== undefined) {
    if (list.length === 0) return { values: [], problems: [at(node.at, 'the list is empty')] };
    const seen = new Set<string>();
    const problems: Problem[] = [];
    const values = list.filter((item) => {
      const written = JSON.stringify(plain(item));
      if (seen.has(written)) problems.push(at(item.at, `${written} is listed twice`));
      return !seen.has(written) && seen.add(written);
    });
    return { values, problems };
  }
  const scalar = scalarOf(node);
  if (typeof scalar !== 'string')
    return { values: [], problems: [at(node.at, `${RANGE_EXPECTED}, got ${received(node)}`)] };
  const range = readRange(scalar);
  if ('problem' in range) return { values: [], problems: [at(node.at, range.problem)] };
  return { values: range.values.map((value) => ({ at: node.at, value })), problems: [] };
}
