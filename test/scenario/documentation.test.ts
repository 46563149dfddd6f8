import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ScenarioError } from '../../src/errors/problem.ts';
import { presetNames } from '../../src/games/presets.ts';
import { loadRules, loadScenario } from '../../src/scenario/load.ts';

const page = readFileSync('docs/scenarios.md', 'utf8');
const readRules = (path: string): string => readFileSync(path, 'utf8');

const load = async (file: string, text: string): Promise<unknown> =>
  /^ask:/m.test(text) ? loadScenario(file, text, { readRules }) : loadRules(file, text, { readRules });

/** The blocks of the page that name a file, and the text that follows as a block, if one does. */
const blocks = [...page.matchAll(/```yaml (\S+)\n(.*?)```\n(?:\n```text\n(.*?)\n```)?/gs)].map(
  ([, file, text, said]) => [file!, text!, said] as const,
);

describe('docs/scenarios.md', () => {
  it('has examples', () => {
    expect(blocks.length).toBeGreaterThan(4);
  });

  it.each(blocks.filter(([, , said]) => said === undefined))('quotes %s as it is', (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it.each(blocks.filter(([, , said]) => said !== undefined))(
    'tells what is wrong with %s',
    async (file, text, said) => {
      let error: unknown;
      try {
        await load(file, text);
      } catch (thrown) {
        error = thrown;
      }
      expect(error).toBeInstanceOf(ScenarioError);
      expect((error as ScenarioError).message).toBe(said);
    },
  );

  it('names every preset', () => {
    expect(presetNames().filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it.each(readdirSync('docs/examples').map((name) => `docs/examples/${name}`))(
    '%s is right and quoted',
    async (file) => {
      await load(file, readFileSync(file, 'utf8'));
      expect(blocks.map(([quoted]) => quoted)).toContain(file);
    },
  );

  it('links to what exists', () => {
    const links = [...page.matchAll(/\]\(([^)#]+)\)/g)].map((match) => `docs/${match[1]}`);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });
});

const scenarios = readdirSync('scenarios').filter((name) => name.endsWith('.yaml'));

it.each(scenarios)('scenarios/%s is right', async (name) => {
  await load(`scenarios/${name}`, readFileSync(`scenarios/${name}`, 'utf8'));
});
