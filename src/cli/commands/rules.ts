import { join } from 'node:path';
import { Command } from 'commander';
import { readTextIfAny, writeWhole } from '../../platform/node/files.ts';
import { columns, print, printError } from '../../platform/node/terminal.ts';
import { pathName } from '../option-values.ts';
import { UserError } from '../user-error.ts';

/** `holdfast rules`: what can be simulated, under which rules, and where they stand. */
export const rulesCommand = (): Command =>
  new Command('rules')
    .summary('list what can be simulated, and every rule that can be changed')
    .description(
      'Lists what can be simulated. With a name: the rule in words, what a scenario says, every value that may be changed with its default in each preset, and the sources.',
    )
    .argument('[name]', 'a kind (panic), a preset (wfb8) or a parameter (leadership.ldCap)')
    .option('-o, --out <folder>', 'write all pages as markdown into this folder instead', pathName)
    .addHelpText(
      'after',
      '\nExamples:\n  holdfast rules\n  holdfast rules rout\n  holdfast rules wfb8\n  holdfast rules leadership.naturalDoubleOne',
    )
    .action(async (name: string | undefined, { out }: { out?: string }) => {
      if (out !== undefined) return writePages(out);
      const { onTerminal } = await import('../rules/on-terminal.ts');
      print(onTerminal(name === undefined ? await contents() : await page(name), Math.min(columns(), 100)));
    });

async function contents(): Promise<string> {
  const { questions } = await import('../../games/questions.ts');
  const { presetNames } = await import('../../games/preset-files.ts');
  const width = Math.max(...questions.map(({ ask }) => ask.length));
  return [
    '# What can be simulated',
    ...questions.map(({ ask, summary }) => `- \`${ask}\`${' '.repeat(width - ask.length)}  ${summary}`),
    '',
    '# Presets of rules',
    `- ${presetNames()
      .map((name) => `\`${name}\``)
      .join(', ')}`,
    '',
    '"holdfast rules NAME" tells all about one of them, "holdfast new KIND" prints a scenario to start from.',
  ].join('\n');
}

async function page(name: string): Promise<string> {
  const { pages, parameterNames, parameterPage } = await import('../rules/pages.ts');
  const all = pages();
  const found = all.find((candidate) => candidate.name === name)?.markdown ?? parameterPage(name);
  if (found !== undefined) return found;
  const { closest } = await import('../closest.ts');
  const meant = closest(name, [...all.map((candidate) => candidate.name), ...parameterNames()]);
  const hint = meant === undefined ? '' : `, did you mean "${meant}"?`;
  throw new UserError(`nothing is called "${name}"${hint}\n"holdfast rules" lists what there is.`);
}

async function writePages(folder: string): Promise<void> {
  const { pages } = await import('../rules/pages.ts');
  const all = pages();
  for (const { name, markdown } of all) {
    const path = join(folder, `${name}.md`);
    const there = await readTextIfAny(path);
    // A page of ours begins with the same heading, whatever its version.
    if (there !== undefined && there.split('\n')[0] !== markdown.split('\n')[0])
      throw new UserError(`${path} exists and is no page of ours; choose another --out`);
  }
  for (const { name, markdown } of all) await writeWhole(join(folder, `${name}.md`), `${markdown}\n`);
  printError(`${all.length} pages written to ${folder}`);
}
