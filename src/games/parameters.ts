import type { Parameter } from './parameter.ts';
import type { GameName } from './question.ts';
import { questions } from './registry.ts';

/** Every parameter of a game's questions, or of all games', by name, each once. */
export function parametersOf(game?: GameName): ReadonlyMap<string, Parameter> {
  const all = questions
    .filter(({ games }) => game === undefined || games.includes(game))
    .flatMap(({ parameters }) => parameters);
  return new Map(all.map((parameter) => [parameter.name, parameter]));
}
