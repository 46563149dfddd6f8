import { type BadCase, unit } from './bad-case.ts';

/** Keys that every file has: the version, the question, the rules, title, trials, precision and seed. */
export const headerCases: readonly BadCase[] = [
  [
    'no version',
    'ask: sample\nrules: wfb8\nunit: { leadership: 7 }\n',
    '1:1: missing "holdfast" (version of the format: 1)',
  ],
  [
    'another version',
    'holdfast: 2\nask: sample\nrules: wfb8\nunit: { leadership: 7 }\n',
    '1:11: holdfast: this release reads files of version 1; write "holdfast: 1"',
  ],
  [
    'a version in words',
    'holdfast: one\nask: sample\nrules: wfb8\nunit: { leadership: 7 }\n',
    '1:11: holdfast: this release reads files of version 1; write "holdfast: 1"',
  ],
  [
    'no question',
    'holdfast: 1\nrules: wfb8\nunit: { leadership: 7 }\n',
    '1:1: missing "ask" (what is asked: see "holdfast rules")',
  ],
  [
    'an unknown question',
    'holdfast: 1\nask: sampel\nrules: wfb8\n',
    '2:6: there is no question "sampel", did you mean "sample"? There are: sample, other, third',
  ],
  [
    'a question like no other',
    'holdfast: 1\nask: weather\nrules: wfb8\n',
    '2:6: there is no question "weather"; there are: sample, other, third',
  ],
  [
    'a question that is no text',
    'holdfast: 1\nask: [sample]\nrules: wfb8\n',
    '2:6: ask: expected text, got a list of 1',
  ],
  [
    'no rules',
    'holdfast: 1\nask: sample\nunit: { leadership: 7 }\n',
    '1:1: missing "rules": a preset (t9a-2016, wfb8), a rules file, or { base: …, change: … }',
  ],
  [
    'an unknown preset',
    'holdfast: 1\nask: sample\nrules: wfb\nunit: { leadership: 7 }\n',
    '3:8: there is no preset "wfb", did you mean "wfb8"?',
  ],
  [
    'a preset like no other',
    'holdfast: 1\nask: sample\nrules: chess\nunit: { leadership: 7 }\n',
    '3:8: there is no preset "chess"; there are: mordheim, mordheim-lrb, t9a-2016, wfb8',
  ],
  [
    'a preset of another game',
    'holdfast: 1\nask: sample\nrules: mordheim\nunit: { leadership: 7 }\n',
    '3:8: "sample" is a question of warhammer, and these rules are of mordheim; presets for it: t9a-2016, wfb8',
  ],
  [
    'rules that are a number',
    'holdfast: 1\nask: sample\nrules: 8\nunit: { leadership: 7 }\n',
    '3:8: rules: expected a map with base or change, got 8',
  ],
  [
    'rules that are a list',
    'holdfast: 1\nask: sample\nrules: [wfb8]\nunit: { leadership: 7 }\n',
    '3:8: rules: expected a map with base or change, got a list of 1',
  ],
  [
    'rules without a base',
    'holdfast: 1\nask: sample\nrules: { change: { sample.reading: strict } }\nunit: { leadership: 7 }\n',
    '3:1: missing "base" (a preset, or a rules file (.yaml))',
  ],
  [
    'an unknown key of the rules',
    'holdfast: 1\nask: sample\nrules: { base: wfb8, changes: { sample.reading: strict } }\nunit: { leadership: 7 }\n',
    '3:22: unknown key "changes", did you mean "change"?',
  ],
  [
    'an unknown parameter',
    'holdfast: 1\nask: sample\nrules: { base: wfb8, change: { sample.readng: strict } }\nunit: { leadership: 7 }\n',
    '3:32: there is no rule parameter "sample.readng", did you mean "sample.reading"?',
  ],
  [
    'a parameter like no other',
    'holdfast: 1\nask: sample\nrules: { base: wfb8, change: { x: 1 } }\nunit: { leadership: 7 }\n',
    '3:32: there is no rule parameter "x"; there are: sample.heavy, sample.reading, sample.elsewhere',
  ],
  [
    'a parameter of another question',
    'holdfast: 1\nask: sample\nrules: { base: wfb8, change: { sample.elsewhere: 4 } }\nunit: { leadership: 7 }\n',
    '3:32: "sample.elsewhere" plays no part in "sample"',
  ],
  [
    "a parameter's wrong value",
    'holdfast: 1\nask: sample\nrules: { base: wfb8, change: { sample.reading: lenent, sample.heavy: 1/4 } }\nunit: { leadership: 7 }\n',
    '3:48: sample.reading: expected "strict" or "lenient", got "lenent"; did you mean "lenient"?',
    '3:70: sample.heavy: expected "at least 1/4" or "more than 1/4", got "1/4"',
  ],
  [
    "a parameter's map",
    'holdfast: 1\nask: sample\nrules: { base: wfb8, change: { sample: { heavy: 1/4 } } }\nunit: { leadership: 7 }\n',
    '3:32: there is no rule parameter "sample"; there are: sample.heavy, sample.reading, sample.elsewhere',
  ],
  [
    'a rules file that cannot be read here',
    'holdfast: 1\nask: sample\nrules: house.yaml\nunit: { leadership: 7 }\n',
    '3:8: the rules file "house.yaml" cannot be read from here; name a preset',
  ],
  ['an empty title', `${unit}title: ""\n`, '5:8: title: expected at least 1 character'],
  ['no trials', `${unit}trials: 0\n`, '5:9: trials: expected a whole number from 1 to 1000000000000, got 0'],
  [
    'too many trials',
    `${unit}trials: 1e13\n`,
    '5:9: trials: expected a whole number from 1 to 1000000000000, got 10000000000000',
  ],
  [
    'half a trial',
    `${unit}trials: 10.5\n`,
    '5:9: trials: expected a whole number from 1 to 1000000000000, got 10.5',
  ],
  [
    'trials in words',
    `${unit}trials: a million\n`,
    '5:9: trials: expected a whole number from 1 to 1000000000000, got "a million"',
  ],
  [
    'a precision without a unit',
    `${unit}precision: 0.05\n`,
    '5:12: precision: expected "0.05 points" or the like, got 0.05',
  ],
  [
    'a precision of nothing',
    `${unit}precision: 0 points\n`,
    '5:12: precision: expected between 0.0001 and 50 points, got "0 points"',
  ],
  [
    'a precision in percent',
    `${unit}precision: 5%\n`,
    '5:12: precision: expected "0.05 points" or the like, got "5%"',
  ],
  [
    'trials and a precision',
    `${unit}trials: 100\nprecision: 0.05 points\n`,
    '6:1: give either trials or a precision, not both',
  ],
  ['a negative seed', `${unit}seed: -1\n`, '5:7: seed: expected a whole number from 0 to 4294967295, got -1'],
  [
    'too large a seed',
    `${unit}seed: 4294967296\n`,
    '5:7: seed: expected a whole number from 0 to 4294967295, got 4294967296',
  ],
  ['a typo in ask', 'holdfast: 1\naks: sample\nrules: wfb8\n', '2:1: unknown key "aks", did you mean "ask"?'],
  [
    'typos in holdfast and rules',
    'holdfst: 1\nask: sample\nrule: wfb8\nunit: { leadership: 7 }\n',
    '1:1: unknown key "holdfst", did you mean "holdfast"?',
    '3:1: unknown key "rule", did you mean "rules"?',
  ],
];
