import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { questions } from '../../src/games/questions.ts';
import { scenarioJsonSchema } from '../../src/scenario/schema.ts';

const validate = new Ajv({
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  strictTypes: false,
  strictTuples: false,
}).compile(scenarioJsonSchema());
const faults = (text: string): string[] =>
  validate(parse(text))
    ? []
    : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);

const shipped = existsSync('scenarios')
  ? readdirSync('scenarios', { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [name, readFileSync(`scenarios/${name}`, 'utf8')] as const)
      .filter(([, text]) => /^ask:/m.test(text))
  : [];

describe('the JSON Schema of scenario files', () => {
  it.each(questions.map(({ ask, template }) => [ask, template]))(
    'accepts the template of %s',
    (_ask, text) => {
      expect(faults(text)).toEqual([]);
    },
  );

  it.each(questions.map(({ ask, example }) => [ask, example.scenario]))(
    'accepts the example of %s',
    (_ask, text) => {
      expect(faults(text)).toEqual([]);
    },
  );

  it.each(shipped)('accepts scenarios/%s', (_name, text) => {
    expect(faults(text)).toEqual([]);
  });

  const head = 'holdfast: 1\nask: leadership\nrules: wfb8\n';
  it.each([
    ['an unknown key', `${head}leadership: 7\nrerol: true\n`],
    ['a missing field', 'holdfast: 1\nask: march\nrules: wfb8\nobjective: 12\nenemies: none\n'],
    ['an impossible value', `${head}leadership: 99\n`],
    ['a word for a number', `${head}leadership: seven\n`],
    ['an unknown question', 'holdfast: 1\nask: weather\nrules: wfb8\n'],
    ['no question', 'holdfast: 1\nrules: wfb8\n'],
    ['another version', 'holdfast: 2\nask: leadership\nrules: wfb8\nleadership: 7\n'],
    ['an unknown preset', 'holdfast: 1\nask: leadership\nrules: wfb9\nleadership: 7\n'],
    [
      'a preset of another game',
      'holdfast: 1\nask: march\nrules: mordheim\nunit: { move: 4, leadership: 7 }\nobjective: 12\nenemies: none\n',
    ],
    [
      'an unknown parameter',
      'holdfast: 1\nask: leadership\nrules: { base: wfb8, change: { leadership.cap: 9 } }\nleadership: 7\n',
    ],
    ['a typo in an alternative', `${head}leadership: 7\ncompare: { brave: { leadreship: 9 } }\n`],
    ['a seed in an alternative', `${head}leadership: 7\ncompare: { brave: { seed: 9 } }\n`],
    ['a number to vary', `${head}leadership: 7\nvary: { leadership: 9 }\n`],
    ['a list', '- 1\n'],
  ])('refuses %s', (_what, text) => {
    expect(faults(text)).not.toEqual([]);
  });

  it.each([
    ['a profile instead of what it gives', `${head}profile: Empire/Halberdiers\n`],
    ['what is varied but not written', `${head}vary: { leadership: 5..9 }\n`],
    [
      'an alternative that states only what is different',
      `${head}leadership: 7\ncompare: { standard: { reroll: true, cost: 25 } }\n`,
    ],
    ['a rules file', 'holdfast: 1\nask: leadership\nrules: house.yaml\nleadership: 7\n'],
  ])('accepts %s', (_what, text) => {
    expect(faults(text)).toEqual([]);
  });
});
