import { describe, expect, it, vi } from 'vitest';
import { ScenarioError } from '../../src/errors/problem.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { fieldCases } from './bad-fields.ts';
import { headerCases } from './bad-headers.ts';
import { variationCases } from './bad-variations.ts';
import { yamlCases } from './bad-yaml.ts';

const badCases = [...yamlCases, ...headerCases, ...fieldCases, ...variationCases];

vi.mock('../../src/games/registry.ts', () => import('./sample-registry.ts'));
vi.mock('../../src/games/questions.ts', () => import('./sample-registry.ts'));

/** `line:column: message` of everything that is wrong. */
async function faults(text: string): Promise<string[]> {
  try {
    await loadScenario('x.yaml', text);
    return [];
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    for (const { file } of error.problems) expect(file).toBe('x.yaml');
    return error.problems.map(({ line, column, message }) => `${line}:${column}: ${message}`);
  }
}

describe('bad scenario files', () => {
  it.each(badCases)('%s', async (_what, text, ...said) => {
    expect(said.length).toBeGreaterThan(0);
    expect(await faults(text)).toEqual(said);
  });

  it('speaks plainly', () => {
    const all = badCases.flatMap(([, , ...said]) => said).join('\n');
    expect(all).not.toMatch(
      /invalid|input|undefined|null|NaN|object|string|boolean|array|union|regex|pattern/i,
    );
  });
});
