import { describe, expect, it } from 'vitest';
import { presetValues } from '../../src/games/presets.ts';
import { originOf } from '../../src/study/origin.ts';
import { otherRun } from '../../src/study/other-run.ts';
import { leadershipPlan } from './plans.ts';

const kept = originOf(leadershipPlan({ trials: 5000 }));
const said = (now: object, before: object = {}): string =>
  otherRun({ ...kept, ...before }, { ...kept, ...now });

describe('what is said of kept progress of another run', () => {
  it('names the options that differ, and those that go on', () => {
    expect(said({ seed: 7, trials: 10 })).toBe(
      [
        'the kept progress belongs to another run. It differs in',
        '  seed: 2026 then, 7 now',
        '  trials: 5000 then, 10 now',
        'To go on, run with --seed 2026 --trials 5000. Run without --resume to begin anew.',
      ].join('\n'),
    );
  });

  it('gives a precision in points, as it is written', () => {
    const { trials: _, ...untold } = kept;
    const text = otherRun({ ...untold, precision: 0.0005 }, kept);
    expect(text).toContain('  precision: 0.05 points then, not stated now\n');
    expect(text).toContain('To go on, run with --precision 0.05. ');
  });

  it('says where nothing was stated', () => {
    const { trials: _, ...untold } = kept;
    expect(otherRun(untold, kept)).toContain('\nTo go on, run without --trials and --precision. ');
  });

  it('names the other file, the other version and the other question', () => {
    expect(said({}, { file: 'a/x.yaml', holdfast: '0.0.9' })).toBe(
      [
        'the kept progress belongs to another run (of a/x.yaml). It differs in',
        `  the version of Holdfast: 0.0.9 then, ${kept.holdfast} now`,
        'Run without --resume to begin anew.',
      ].join('\n'),
    );
    expect(said({ stream: 2 })).toContain('  the random numbers: 1 then, 2 now\n');
    expect(said({ scenario: { ask: 'panic' } })).toContain('  ask: leadership then, panic now\n');
  });

  it('names fields that differ, those that are gone too, but not the title, and quotes no page', () => {
    const scenario = { ask: 'leadership', title: 'Other', unit: { models: 1, keywords: 'x'.repeat(200) } };
    const text = said({ scenario }, { scenario: { ask: 'leadership', leadership: 7 } });
    expect(text).toContain('\n  leadership: 7 then, not stated now\n');
    expect(text).toMatch(/\n {2}unit: not stated then, \{"models":1,"keywords":"x{10,}… now\n/);
    expect(text).not.toContain('title');
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(100);
    // Options alone do not help here.
    expect(text).not.toContain('To go on');
  });

  it('names rules that a file has changed under the same name', () => {
    const rules = presetValues('wfb8');
    const changed = { ...rules, values: { ...rules.values, 'leadership.naturalDoubleOne': 'off' } };
    expect(said({ rules: changed })).toMatch(/\n {2}leadership\.naturalDoubleOne: .* then, off now\n/);
  });

  it('owns up to what it cannot name', () => {
    expect(said({})).toContain('\n  something that the file names: profiles, or another rules file\n');
  });
});
