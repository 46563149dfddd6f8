import type { Problem } from '../errors/problem.ts';
import type { RuleValues } from '../games/parameter.ts';
import { parametersOf, withDefaults } from '../games/parameters.ts';
import { presetChanges, presetFile, presetNames } from '../games/preset-files.ts';
import type { GameName, Question } from '../games/question.ts';
import { check } from './explain.ts';
import { type Located, type LocatedMap, mapOf, type Place, placeOf, plain, scalarOf } from './located.ts';
import { besides } from './plan-problems.ts';
import { readYaml } from './read-yaml.ts';
import { rulesFileSchema, rulesMapSchema } from './rules-schema.ts';
import { suggestion } from './suggest.ts';

/** Rules that are read and checked. */
export interface RulesInForce extends RuleValues {
  readonly game: GameName;
}

export interface RulesRead {
  /** Absent where the base is not known, so that the game is not either. */
  readonly rules?: RulesInForce;
  readonly problems: readonly Problem[];
}

/** Gives the text of a rules file; throws an error that says why there is none. */
export type RulesReader = (path: string) => string;

/** What rules are read with. */
export interface RulesSources {
  /** Those whose parameters are known. Rules of a whole game need all questions. */
  readonly questions: readonly Question[];
  /** Absent: rules files cannot be read. */
  readonly reader?: RulesReader | undefined;
}

const MOST_BASES = 8;

const failed = ({ file, line, column }: Place, message: string): RulesRead => ({
  problems: [{ file, line, column, message }],
});

/** Reads `rules` of a scenario: `{ base, change }`, to which a bare name has been brought before. */
export function readRules(node: Located, sources: RulesSources): RulesRead {
  const shape = check(rulesMapSchema, node, plain(node), { name: 'rules' });
  const map = mapOf(node);
  const base = map?.get('base');
  if (map === undefined || base === undefined || typeof base.value !== 'string') return { problems: shape };
  const { rules, problems } = readBase(base, sources, []);
  if (rules === undefined) return { problems: [...shape, ...problems] };
  const changed = withChanges(rules, mapOf(map.get('change')), sources.questions);
  return { rules: changed.rules!, problems: [...shape, ...problems, ...changed.problems] };
}

/** Reads a rules file. */
export function readRulesFile(
  file: string,
  text: string,
  sources: RulesSources,
  above: readonly string[] = [],
): RulesRead {
  const { root, problems: broken } = readYaml(file, text);
  if (root === undefined) return { problems: broken };
  const map = mapOf(root);
  if (map === undefined) return failed(root.at, 'a rules file is a map that starts with "holdfast: 1"');
  const asks = map.get('ask');
  if (asks !== undefined)
    return failed(
      asks.at,
      'this is a scenario, not a rules file; a rules file says what it builds on and what it changes, under "base" and "change"',
    );
  const shape = [...broken, ...besides(broken, check(rulesFileSchema, root, plain(root)))];
  const base = map.get('base');
  const named = scalarOf(map.get('game'));
  let under: RulesRead | undefined;
  if (base !== undefined)
    under = typeof base.value === 'string' ? readBase(base, sources, [...above, file]) : { problems: [] };
  const game = under?.rules?.game ?? (named === 'warhammer' || named === 'mordheim' ? named : undefined);
  const problems = [...shape, ...(under?.problems ?? [])];
  if (game === undefined) {
    if (base !== undefined || named !== undefined) return { problems };
    return {
      problems: [...problems, { ...root.at, message: 'missing "game" (warhammer or mordheim), or a "base"' }],
    };
  }
  if (named !== undefined && named !== game && under?.rules !== undefined)
    problems.push({ ...map.get('game')!.at, message: `game: the base ${String(base!.value)} is of ${game}` });
  const name = file.slice(file.lastIndexOf('/') + 1);
  const changed = withChanges(
    { game, preset: name, values: under?.rules?.values ?? allValues(sources, game) },
    mapOf(map.get('change')),
    sources.questions,
  );
  return { rules: changed.rules!, problems: [...problems, ...changed.problems] };
}

const allValues = (
  { questions }: RulesSources,
  game: GameName,
  stated: RuleValues['values'] = {},
): RuleValues['values'] => withDefaults(parametersOf(questions, game).values(), stated);

/** A base is a preset by name, or the file of that path beside the file that names it. */
function readBase(base: Located, sources: RulesSources, above: readonly string[]): RulesRead {
  const { reader } = sources;
  const name = String(base.value);
  const preset = presetFile(name);
  if (preset !== undefined) {
    const { game } = preset;
    return {
      rules: { preset: name, game, values: allValues(sources, game, presetChanges(name)) },
      problems: [],
    };
  }
  if (!/\.ya?ml$/.test(name))
    return failed(
      base.at,
      `there is no preset ${JSON.stringify(name)}${suggestion(name, presetNames(), 'there are')}`,
    );
  const path = beside(base.at.file, name);
  if (above.includes(path)) return failed(base.at, `${JSON.stringify(name)} builds on itself`);
  if (above.length >= MOST_BASES)
    return failed(base.at, `more than ${MOST_BASES} rules files build on each other`);
  if (reader === undefined)
    return failed(base.at, `the rules file ${JSON.stringify(name)} cannot be read from here; name a preset`);
  let text: string;
  try {
    text = reader(path);
  } catch (error) {
    return failed(
      base.at,
      `the rules file ${JSON.stringify(name)} cannot be read: ${(error as Error).message}`,
    );
  }
  return readRulesFile(path, text, sources, above);
}

/** The path of a file that is named in another one, as seen from where that one was named. */
function beside(file: string, path: string): string {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  return path.startsWith('/') ? path : folder + path.replace(/^(\.\/)+/, '');
}

function withChanges(
  rules: RulesInForce,
  change: LocatedMap | undefined,
  questions: readonly Question[],
): RulesRead {
  const parameters = parametersOf(questions, rules.game);
  const values: Record<string, unknown> = { ...rules.values };
  const problems: Problem[] = [];
  for (const [name, node] of change ?? []) {
    const parameter = parameters.get(name);
    if (parameter === undefined) problems.push(unknownParameter(name, node, questions, rules.game));
    else {
      problems.push(...check(parameter.type, node, plain(node), { name }));
      values[name] = plain(node);
    }
  }
  return { rules: { ...rules, values }, problems };
}

function unknownParameter(
  name: string,
  node: Located,
  questions: readonly Question[],
  game: GameName,
): Problem {
  const parameters = parametersOf(questions, game);
  const elsewhere = parametersOf(questions).has(name) ? ` of ${game} (it belongs to another game)` : '';
  const said = elsewhere || suggestion(name, parameters.keys(), 'there are');
  return { ...placeOf(node), message: `there is no rule parameter ${JSON.stringify(name)}${said}` };
}
