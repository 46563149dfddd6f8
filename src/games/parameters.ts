import type { Parameter } from './parameter.ts';
import type { GameName } from './question.ts';
import { questions } from './registry.ts';

const known = new Map<GameName | 'all', ReadonlyMap<string, Parameter>>();

/** Every parameter of a game's questions, or of all games', by name, each once. */
export function parametersOf(game?: GameName): ReadonlyMap<string, Parameter> {
  const made = known.get(game ?? 'all') ?? gathered(game);
  known.set(game ?? 'all', made);
  return made;
}

function gathered(game: GameName | undefined): ReadonlyMap<string, Parameter> {
  const all = questions
    .filter(({ games }) => game === undefined || games.includes(game))
    .flatMap(({ parameters }) => parameters);
  return new Map(all.map((parameter) => [parameter.name, parameter]));
}
