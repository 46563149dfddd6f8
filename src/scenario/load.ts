import { z } from 'zod';
import { type Problem, ScenarioError } from '../errors/problem.ts';
import type { RuleValues } from '../games/parameter.ts';
import type { Question } from '../games/question.ts';
import { asks, loadQuestion } from '../games/registry.ts';
import { uncompiled } from '../notation/uncompiled.ts';
import { type CheckedCell, cellChecker } from './cell.ts';
import { cellsOf, type LaidCell } from './cells.ts';
import { readCompare } from './compare.ts';
import { check } from './explain.ts';
import { commonKeys, DEFAULT_SEED, headerFields } from './header.ts';
import {
  type Located,
  type LocatedMap,
  locatedAt,
  mapOf,
  type Place,
  placeOf,
  plain,
  plainMap,
  scalarOf,
} from './located.ts';
import { misspelt } from './misspelt.ts';
import type { CellPlan, Plan } from './plan.ts';
import { PlanProblems } from './plan-problems.ts';
import { readYaml } from './read-yaml.ts';
import { type RulesReader, type RulesSources, readRulesFile } from './rules.ts';
import { withRulesMap } from './rules-node.ts';
import { nearest } from './suggest.ts';
import { readVary } from './vary.ts';

export interface LoadOptions {
  /** Gives the text of a rules file that the scenario names, its path as seen from where the scenario was named. */
  readonly readRules?: RulesReader;
}

/**
 * Reads and checks a scenario file: what it asks, its fields with profiles looked up, its rules, and every cell of
 * what it varies and compares.
 *
 * @param file as the reader named it; stands before every problem
 * @throws {ScenarioError} with all problems of the file, in the order of their places
 * @example (await loadScenario('x.yaml', 'holdfast: 1\nask: leadership\nrules: wfb8\nleadership: 7\n')).cells.length; // 1
 */
export async function loadScenario(file: string, text: string, options: LoadOptions = {}): Promise<Plan> {
  const { root, problems: broken } = readYaml(file, text);
  const map = mapOf(root);
  const ask = map?.get('ask')?.value;
  const question = typeof ask === 'string' ? await loadQuestion(ask) : undefined;
  const written = { file, root, broken, question };
  try {
    return planOf(written, {
      reader: options.readRules,
      questions: question === undefined ? [] : [question],
    });
  } catch (error) {
    if (question === undefined || !(error instanceof ScenarioError)) throw error;
    // House rules may state parameters of other questions, and messages speak of them.
    const { questions } = await import('../games/questions.ts');
    return planOf(written, { reader: options.readRules, questions });
  }
}

/** A file as it was read, and the question that it asks, if there is such. */
interface Written {
  readonly file: string;
  readonly root: Located | undefined;
  /** What is no YAML. */
  readonly broken: readonly Problem[];
  readonly question: Question | undefined;
}

function planOf({ file, root, broken, question }: Written, sources: RulesSources): Plan {
  const problems = new PlanProblems(file, broken);
  if (root === undefined) throw problems.error();
  const map = mapOf(root);
  if (map === undefined) {
    problems.add({
      ...root.at,
      message: 'a scenario is a map of keys and values that starts with "holdfast: 1"',
    });
    throw problems.error();
  }
  const ofRules = map.get('base') ?? map.get('change');
  if (ofRules !== undefined && !map.has('ask')) {
    const message = 'this is a rules file, not a scenario; a scenario names it under "rules"';
    problems.add({ ...ofRules.at, message });
    throw problems.error();
  }
  const header = readHeader(root, map, problems);
  if (question === undefined) {
    problems.addAll(unknownQuestion(map));
    throw problems.error();
  }
  const { cells, rules } = readCells(question, root, map, problems, sources);
  if (problems.any || rules === undefined) throw problems.error();
  const { trials, precision, seed = DEFAULT_SEED, title = question.title } = header!;
  return {
    file,
    ask: question.ask,
    title,
    scenario: plainMap(map),
    rules,
    seed,
    ...(trials === undefined ? {} : { trials }),
    ...(precision === undefined ? {} : { precision }),
    cells,
  };
}

/**
 * Reads and checks a rules file: house rules on top of a preset.
 *
 * @throws {ScenarioError} with all problems of the file
 */
export async function loadRules(file: string, text: string, options: LoadOptions = {}): Promise<RuleValues> {
  const { questions } = await import('../games/questions.ts');
  const { rules, problems } = readRulesFile(file, text, { questions, reader: options.readRules });
  if (problems.length > 0 || rules === undefined) throw new PlanProblems(file, problems).error();
  return { preset: rules.preset, values: rules.values };
}

const headerSchema = z.strictObject(headerFields);

function readHeader(
  root: Located,
  map: LocatedMap,
  problems: PlanProblems,
): z.output<typeof headerSchema> | undefined {
  const entries = new Map([...map].filter(([key]) => key in headerFields));
  const version = entries.get('holdfast');
  if (version !== undefined && scalarOf(version) !== 1) {
    problems.add({
      ...version.at,
      message: 'holdfast: this release reads files of version 1; write "holdfast: 1"',
    });
    entries.set('holdfast', { ...version, value: 1 });
  }
  const node: Located = { at: root.at, value: entries };
  const missing = (_: Located, key: string): string | undefined =>
    misspelt(map, key) === undefined ? '' : undefined;
  problems.addAll(check(headerSchema, node, plain(node), { missing }));
  const both = entries.has('trials') ? entries.get('precision') : undefined;
  if (both !== undefined)
    problems.add({ ...(both.keyAt ?? both.at), message: 'give either trials or a precision, not both' });
  return headerSchema.safeParse(plain(node), uncompiled).data;
}

/** What is wrong with the question, where there is none of that name. */
function unknownQuestion(map: LocatedMap): Problem[] {
  const ask = map.get('ask');
  const meant = misspelt(map, 'ask');
  if (ask === undefined && meant !== undefined) return [{ ...placeOf(meant.node), message: meant.message }];
  if (typeof ask?.value !== 'string') return [];
  const near = nearest(ask.value, asks);
  const rest = near === undefined ? '; there' : `, did you mean ${JSON.stringify(near)}? There`;
  return [
    {
      ...ask.at,
      message: `there is no question ${JSON.stringify(ask.value)}${rest} are: ${asks.join(', ')}`,
    },
  ];
}

function readCells(
  question: Question,
  root: Located,
  map: LocatedMap,
  problems: PlanProblems,
  sources: RulesSources,
): { cells: readonly CellPlan[]; rules: RuleValues | undefined } {
  const fields = withRulesMap(
    new Map([...map].filter(([key]) => key === 'rules' || !commonKeys.includes(key))),
  );
  const checkCell = cellChecker(question, root, sources);
  const compare = map.get('compare') ?? ownAlternatives(question, checkCell(fields), root.at);
  const compared = readCompare(compare, question.fields);
  const varied = readVary(map.get('vary'), { at: root.at, value: fields }, question, sources.questions);
  problems.addAll([...compared.problems, ...varied.problems]);
  const cells = cellsOf(fields, varied.axes, compared.alternatives);
  if ('problem' in cells) problems.add({ ...map.get('vary')!.at, message: cells.problem });
  const listed: readonly LaidCell[] =
    'problem' in cells ? [{ settings: new Map(), laid: fields }] : cells.cells;
  const plans = listed.map((cell) => {
    const { fields: checked, rules, problems: found } = checkCell(cell.laid);
    problems.addOfCell(found, cell);
    return { cell, checked, rules };
  });
  problems.sayCells(listed);
  if (problems.any) return { cells: [], rules: undefined };
  return {
    rules: checkCell(fields).rules ?? plans[0]?.rules,
    cells: plans.map(({ cell, checked, rules }) => ({
      settings: plainMap(cell.settings),
      ...(cell.alternative === undefined ? {} : { alternative: cell.alternative }),
      ...(cell.cost === undefined ? {} : { cost: cell.cost }),
      fields: checked,
      rules: rules!,
    })),
  };
}

/** What the question itself compares the file with, where the file is right. */
function ownAlternatives(
  question: Question,
  { fields, problems }: CheckedCell,
  at: Place,
): Located | undefined {
  if (question.alternatives === undefined || problems.length > 0) return undefined;
  const alternatives = question.alternatives(question.fields.parse(fields, uncompiled));
  return Object.keys(alternatives).length === 0 ? undefined : locatedAt(at, alternatives);
}
