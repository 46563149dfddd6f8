import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withQuotations } from '../../src/build/quotations.ts';
import { pages } from '../../src/cli/rules/pages.ts';
import { holdfast } from './holdfast.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const markdownIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

describe('docs/rules', () => {
  const made = pages();

  it('has a page for everything and no page for nothing', () => {
    expect(readdirSync('docs/rules').sort()).toEqual(made.map(({ name }) => `${name}.md`).sort());
  });

  it.each(made.map(({ name, markdown }) => [name, markdown]))(
    '%s is what "npm run docs" writes',
    (name, markdown) => {
      expect(read(`docs/rules/${name}.md`)).toBe(`${markdown}\n`);
    },
  );
});

describe('pages', () => {
  const all = [...markdownIn('.'), ...markdownIn('docs'), ...markdownIn('docs/rules')];

  it.each(all)('%s quotes commands and files as they are ("npm run docs" brings it up to date)', (page) => {
    const text = read(page);
    const quoted = withQuotations(text, {
      output: (command) => holdfast(command.split(' ').slice(1)).stdout,
      file: read,
    });
    expect(text).toBe(quoted);
  });

  it.each(all)('%s links to what there is', (page) => {
    const links = [...read(page).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map((match) => match[1]!);
    const broken = links.filter((link) => !/^https?:/.test(link) && !existsSync(join(dirname(page), link)));
    expect(broken).toEqual([]);
  });
});
