import type { OutcomeDeclaration, Question } from '../../games/question.ts';
import { fieldList } from './fields.ts';
import { type PresetValues, parameterSections } from './parameters.ts';

/**
 * All there is to say about a question, in markdown, from its own declaration. `holdfast rules NAME` prints it and
 * `docs/rules/` keeps it.
 */
export function rulePage(question: Question, presets: readonly PresetValues[]): string {
  const { ask, title, summary, rule, example, parameters, sources, events = [] } = question;
  return [
    `# ${title}`,
    `\`ask: ${ask}\` · ${question.games.join(' and ')}`,
    summary,
    '## The rule',
    rule,
    '## What can happen',
    outcomeList(question.outcomes),
    ...(events.length > 0 ? ['Counted on the way:', outcomeList(events)] : []),
    ...(question.quantities.length > 0
      ? [
          'Measured:',
          question.quantities
            .map(({ name, clause, unit }) => `- \`${name}\`: ${clause} (unit: ${unit})`)
            .join('\n'),
        ]
      : []),
    '## What a scenario says',
    fieldList(question),
    ...(parameters.length > 0 ? ['## What may be changed', parameterSections(parameters, presets)] : []),
    '## One number to check by hand',
    `\`\`\`yaml\n${example.scenario.trimEnd()}\n\`\`\``,
    `Chance of \`${example.outcome}\`: ${example.fraction}, ${asPercent(example.fraction)}. ${example.because}`,
    '## Sources',
    sources.map((source) => `- ${source}`).join('\n'),
  ].join('\n\n');
}

function outcomeList(outcomes: readonly OutcomeDeclaration[]): string {
  return outcomes.map(({ name, meaning }) => `- \`${name}\`: ${meaning}`).join('\n');
}

/** `5/12` as `41.67 %`; fractions of any length. */
function asPercent(fraction: string): string {
  const [over, under] = fraction.split('/');
  const hundredths = (BigInt(over!) * 10_000n * 10n) / BigInt(under ?? '1');
  return `${(Number(hundredths) / 1000).toFixed(2)} %`;
}
