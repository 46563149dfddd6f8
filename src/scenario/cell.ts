import { profileKeys } from '../army/profiles.ts';
import { FieldError } from '../errors/field-error.ts';
import type { Problem } from '../errors/problem.ts';
import type { RuleValues } from '../games/parameter.ts';
import { parametersOf, withDefaults } from '../games/parameters.ts';
import { pose } from '../games/pose.ts';
import { presetNames } from '../games/preset-files.ts';
import type { GameName, Question } from '../games/question.ts';
import { check } from './explain.ts';
import { commonKeys } from './header.ts';
import { type Located, type LocatedMap, mapOf, nearestNode, placeOf, plain } from './located.ts';
import { misspelt } from './misspelt.ts';
import { type LookedUp, withProfiles } from './profiles.ts';
import { type RulesRead, type RulesSources, readRules } from './rules.ts';

/** A cell that is checked: what a plan needs of it, or what is wrong. */
export interface CheckedCell {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly rules?: RuleValues;
  readonly problems: readonly Problem[];
}

/**
 * Checks the cells of one file. Rules that are the same are read once, and what was checked is not checked again: the file as
 * it stands is often its only cell.
 */
export function cellChecker(question: Question, root: Located, sources: RulesSources) {
  const read = new Map<string, RulesRead>();
  const known = new Map<LocatedMap, CheckedCell>();

  function rulesAt(node: Located): RulesRead {
    const key = JSON.stringify(plain(node));
    const rules = read.get(key) ?? readRules(node, sources);
    read.set(key, rules);
    return rules;
  }

  function checked(laid: LocatedMap): CheckedCell {
    const rulesNode = laid.get('rules');
    const fieldsLaid = new Map(laid);
    fieldsLaid.delete('rules');
    const { rules, problems } = rulesNode === undefined ? missingRules(question, root) : rulesAt(rulesNode);
    const game = question.games.find((each) => each === rules?.game) ?? question.games[0]!;
    const looked = withProfiles({ at: root.at, value: fieldsLaid }, question.fields, game);
    const fields = plain(looked.node) as Record<string, unknown>;
    const wrong = [
      ...problems,
      ...(rules === undefined || rulesNode === undefined
        ? []
        : unfitRules(question, rules.game, rulesNode, sources)),
      ...looked.problems,
      ...check(question.fields, looked.node, fields, { alsoKnown: commonKeys, missing: missingHint(looked) }),
    ];
    if (wrong.length > 0 || rules === undefined) return { fields, problems: wrong };
    const values = { preset: rules.preset, values: withDefaults(question.parameters, rules.values) };
    return { fields, rules: values, problems: checkPosed(question.ask, fields, values, looked.node) };
  }

  /** `laid`: the fields and `rules`, with everything laid over them. */
  return (laid: LocatedMap): CheckedCell => {
    const cell = known.get(laid) ?? checked(laid);
    known.set(laid, cell);
    return cell;
  };
}

const presetsFor = ({ games }: Question): string => games.flatMap((game) => presetNames(game)).join(', ');

function missingRules(question: Question, root: Located): RulesRead {
  if (misspelt(mapOf(root)!, 'rules') !== undefined) return { problems: [] };
  const message = `missing "rules": a preset (${presetsFor(question)}), a rules file, or { base: …, change: … }`;
  return { problems: [{ ...root.at, message }] };
}

/** The game must have the question, and what a scenario changes must play a part in it. */
function unfitRules(
  question: Question,
  game: GameName,
  node: Located,
  { questions }: RulesSources,
): Problem[] {
  const map = mapOf(node)!;
  if (!question.games.some((each) => each === game)) {
    const base = map.get('base') ?? node;
    const message = `"${question.ask}" is a question of ${question.games.join(' and ')}, and these rules are of ${game}; presets for it: ${presetsFor(question)}`;
    return [{ ...base.at, message }];
  }
  const known = new Set(question.parameters.map(({ name }) => name));
  const ofGame = parametersOf(questions, game);
  return [...(mapOf(map.get('change')) ?? [])]
    .filter(([name]) => ofGame.has(name) && !known.has(name))
    .map(([name, value]) => ({ ...placeOf(value), message: `"${name}" plays no part in "${question.ask}"` }));
}

/** What is missing may come from a profile, unless the table of the one that is named lacks it. */
function missingHint({ named }: LookedUp): (map: Located, key: string) => string | undefined {
  return (map, key) => {
    const profile = named.get(map.at);
    if (profile !== undefined && !profile.found) return undefined;
    if (profile !== undefined) return `; the tables have no ${key} of ${profile.name}`;
    return profileKeys.includes(key) ? ', or a profile: Army/Unit' : '';
  };
}

/** What only the rule itself can tell: fields that are each right but contradict each other. */
function checkPosed(
  ask: string,
  fields: Readonly<Record<string, unknown>>,
  rules: RuleValues,
  node: Located,
): Problem[] {
  try {
    pose(ask, fields, rules);
    return [];
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    const { file, line, column } = nearestNode(node, error.path).at;
    return [{ file, line, column, message: error.message }];
  }
}
