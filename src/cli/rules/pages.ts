import { parametersOf } from '../../games/parameters.ts';
import { presetFile, presetNames, presetValues } from '../../games/presets.ts';
import type { GameName } from '../../games/question.ts';
import { questions } from '../../games/questions.ts';
import { rulesContents } from './contents.ts';
import { rulePage } from './page.ts';
import { type PresetValues, parameterSection } from './parameters.ts';
import { presetPage } from './preset-page.ts';

/** A page of `docs/rules/` by its name: a question, a preset, or `README`. */
export interface Page {
  readonly name: string;
  readonly markdown: string;
}

/** All pages, made from the declarations of questions, parameters and presets. */
export function pages(): Page[] {
  return [
    { name: 'README', markdown: rulesContents(questions, presetNames().map(preset)) },
    ...questions.map((question) => ({
      name: question.ask,
      markdown: rulePage(question, presetsOf(question.games)),
    })),
    ...presetNames().map((name) => {
      const file = presetFile(name)!;
      return {
        name,
        markdown: presetPage(file, preset(name), [...parametersOf(questions, file.game).values()]),
      };
    }),
  ];
}

/** What may be said about one parameter, if there is one of that name. */
export function parameterPage(name: string): string | undefined {
  const parameter = parametersOf(questions).get(name);
  if (parameter === undefined) return undefined;
  const using = questions.filter((question) => question.parameters.some((other) => other.name === name));
  const games = [...new Set(using.flatMap((question) => question.games))];
  const asks = using.map((question) => `\`${question.ask}\``).join(', ');
  return `${parameterSection(parameter, presetsOf(games))}\n- bears on: ${asks}`;
}

export const parameterNames = (): string[] => [...parametersOf(questions).keys()];

const preset = (name: string): PresetValues => ({ name, values: presetValues(name).values });

const presetsOf = (games: readonly GameName[]): PresetValues[] =>
  games.flatMap((game) => presetNames(game)).map(preset);
