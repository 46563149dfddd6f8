import type { Parameter, RuleValues } from './parameter.ts';
import type { GameName, Question } from './question.ts';

const gathered = new WeakMap<readonly Question[], Map<GameName | 'all', ReadonlyMap<string, Parameter>>>();

/** Every parameter of these questions, or of those of one game, by name, each once. */
export function parametersOf(
  questions: readonly Question[],
  game: GameName | 'all' = 'all',
): ReadonlyMap<string, Parameter> {
  const known = gathered.get(questions) ?? new Map<GameName | 'all', ReadonlyMap<string, Parameter>>();
  gathered.set(questions, known);
  const made =
    known.get(game) ?? byName(questions.filter(({ games }) => game === 'all' || games.includes(game)));
  known.set(game, made);
  return made;
}

const byName = (questions: readonly Question[]): ReadonlyMap<string, Parameter> =>
  new Map(questions.flatMap(({ parameters }) => parameters).map((parameter) => [parameter.name, parameter]));

/** A value for each of the parameters: the one that is stated, else its default. */
export const withDefaults = (
  parameters: Iterable<Parameter>,
  stated: RuleValues['values'],
): RuleValues['values'] =>
  Object.fromEntries(
    [...parameters].map(({ name, default: fallback }) => [
      name,
      Object.hasOwn(stated, name) ? stated[name] : fallback,
    ]),
  );
