import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parametersOf } from '../../src/games/parameters.ts';
import { pose, rulesOf } from '../../src/games/pose.ts';
import { presetChanges } from '../../src/games/preset-files.ts';
import { presetFile, presetNames, presetValues } from '../../src/games/presets.ts';
import { questions } from '../../src/games/questions.ts';
import { loadRules } from '../../src/scenario/load.ts';

describe.each(presetNames())('the preset %s', (name) => {
  const file = `src/games/presets/${name}.yaml`;

  it('is a rules file without a fault', async () => {
    const read = await loadRules(file, readFileSync(file, 'utf8'));
    expect(read.values).toEqual(presetValues(name).values);
  });

  it('says what it is and where it comes from', () => {
    expect(presetFile(name)).toMatchObject({
      description: expect.stringMatching(/\w/),
      sources: expect.arrayContaining([expect.any(String)]),
    });
  });

  it('gives every parameter of its game a value that can be read', () => {
    const { values, preset } = presetValues(name);
    expect(preset).toBe(name);
    const parameters = parametersOf(questions, presetFile(name)!.game);
    expect(Object.keys(values)).toEqual([...parameters.keys()]);
    for (const parameter of parameters.values()) rulesOf({ preset, values }).of(parameter);
  });

  it('states parameters of its own game only', () => {
    const known = parametersOf(questions, presetFile(name)!.game);
    expect(Object.keys(presetChanges(name)).filter((parameter) => !known.has(parameter))).toEqual([]);
  });
});

describe('presets', () => {
  it('stand for both games', () => {
    expect(presetNames('warhammer')).toEqual(['t9a-2016', 'wfb8']);
    expect(presetNames('mordheim')).toEqual(['mordheim', 'mordheim-lrb']);
    expect(presetFile('wfb9')).toBeUndefined();
    expect(presetFile('toString')).toBeUndefined();
    expect(() => presetValues('wfb9')).toThrow('There is no preset "wfb9".');
  });

  it('build on their base', () => {
    expect(presetChanges('mordheim-lrb')).toMatchObject({
      ...presetChanges('mordheim'),
      ...presetFile('mordheim-lrb')!.change,
    });
  });
});

describe('parameters', () => {
  const all = questions.flatMap(({ ask, parameters }) => parameters.map((parameter) => ({ ask, parameter })));

  it('are one thing under one name', () => {
    const different = all.filter(
      ({ parameter }) => parametersOf(questions).get(parameter.name) !== parameter,
    );
    expect(different.map(({ ask, parameter }) => `${ask}: ${parameter.name}`)).toEqual([]);
  });

  it.each([...parametersOf(questions).values()].map((parameter) => [parameter.name, parameter] as const))(
    '%s: its default and its readings can be read',
    (name, { type, default: fallback, readings = [], meaning, source }) => {
      expect(name).toMatch(/^[a-z][A-Za-z]*\.[a-z][A-Za-z0-9]*$/);
      for (const value of [fallback, ...readings]) expect(type.safeParse(value).error).toBeUndefined();
      expect(meaning).toMatch(/\.$/);
      expect(source).not.toBe('');
    },
  );
});

describe('pose', () => {
  it('fills in defaults and gives the rule its rules', () => {
    const { notes } = pose('leadership', { leadership: 11 }, { preset: 'wfb8', values: {} });
    expect(notes).toEqual(['Tested on Leadership 10.']);
    const lifted = { preset: 'wfb8', values: { 'leadership.ldCap': 'none' } };
    expect(pose('leadership', { leadership: 11 }, lifted).notes).toEqual(['Tested on Leadership 11.']);
  });

  it('refuses what a checked plan does not hold', () => {
    const rules = { preset: 'wfb8', values: {} };
    expect(() => pose('weather', {}, rules)).toThrow('There is no question "weather".');
    expect(() => pose('leadership', {}, rules)).toThrow();
    expect(() =>
      pose('leadership', { leadership: 7 }, { ...rules, values: { 'leadership.ldCap': -1 } }),
    ).toThrow();
  });
});
