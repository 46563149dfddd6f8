import type { Question } from '../../games/question.ts';
import type { PresetValues } from './parameters.ts';

/** The front page of `docs/rules/`: everything that can be asked, by game, and the presets. */
export function rulesContents(questions: readonly Question[], presets: readonly PresetValues[]): string {
  return [
    '# What can be simulated',
    "Each page is made from the declaration in the rule's own file, the same that is simulated and solved. `holdfast rules NAME` prints it.",
    questions
      .map(({ ask, title, summary }) => `- [${title}](${ask}.md) (\`ask: ${ask}\`): ${summary}`)
      .join('\n'),
    `Presets: ${presets.map(({ name }) => `\`${name}\``).join(', ')}.`,
  ].join('\n\n');
}
