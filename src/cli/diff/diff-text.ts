import { colours } from '../../platform/node/colours.ts';
import { valueName } from '../../report/words/value-name.ts';
import { changeWords, largestOfEach } from '../readings/change-words.ts';
import type { Difference } from './diff-of.ts';
import type { RuleChanges } from './rule-changes.ts';

/** What changed rules do to many scenarios: those that move, with their largest changes; the rest are counted. */
export function diffText(
  differences: readonly Difference[],
  scenarios: number,
  { changes }: RuleChanges,
): string {
  const moving = differences.filter((difference) => difference.changes.length > 0);
  const changed = Object.entries(changes).map(([name, value]) => `${name}: ${valueName(value)}`);
  return [
    changed.length === 0 ? 'The rules file changes nothing.' : `Changed: ${changed.join('; ')}`,
    '',
    ...moving.flatMap(({ file, title, changes: all }) => [
      `${colours.bold(title)} ${colours.dim(`(${file})`)}`,
      ...largestOfEach(all).map((change) => `  ${changeWords(change)}`),
      '',
    ]),
    `${moving.length} of ${scenarios} scenarios change.`,
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ');
}
