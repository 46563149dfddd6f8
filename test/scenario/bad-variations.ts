import { type BadCase, unit } from './bad-case.ts';

/** `vary` and `compare`, and faults that more than one part of a file has. */
export const variationCases: readonly BadCase[] = [
  [
    'vary that is a list',
    `${unit}vary: [leadership]\n`,
    '5:7: vary: expected a map of paths, such as { unit.models: [20, 25, 30] }',
  ],
  [
    'vary without values',
    `${unit}vary: { unit.leadership: [] }\n`,
    '5:26: unit.leadership: the list is empty',
  ],
  [
    'vary with one number',
    `${unit}vary: { unit.leadership: 7 }\n`,
    '5:26: unit.leadership: expected a list, or a range such as 6..9 or 12..48 step 4, got 7',
  ],
  [
    'vary with a word',
    `${unit}vary: { unit.leadership: many }\n`,
    '5:26: unit.leadership: expected a list, or a range such as 6..9 or 12..48 step 4, got "many"',
  ],
  [
    'vary with a map',
    `${unit}vary: { unit: { leadership: [7, 8] } }\n`,
    '5:15: unit: expected a list, or a range such as 6..9 or 12..48 step 4, got a map',
  ],
  [
    'vary with a backward range',
    `${unit}vary: { unit.leadership: 9..6 }\n`,
    '5:26: unit.leadership: the range 9..6 runs backwards; write 6..9',
  ],
  [
    'vary with a range that misses its end',
    `${unit}vary: { unit.models: 10..20 step 3 }\n`,
    '5:22: unit.models: the range 10..20 step 3 ends at 19; write 10..19 step 3',
  ],
  [
    'vary with no step',
    `${unit}vary: { unit.models: 10..20 step 0 }\n`,
    '5:22: unit.models: the step of a range must be more than 0',
  ],
  [
    'vary with too long a range',
    `${unit}vary: { unit.move: 0..20 step 0.001 }\n`,
    '5:20: unit.move: the range 0..20 step 0.001 has 20001 values; at most 2000',
  ],
  [
    'vary with a value twice',
    `${unit}vary: { unit.leadership: [7, 8, 7] }\n`,
    '5:33: unit.leadership: 7 is listed twice',
  ],
  [
    'vary of an unknown field',
    `${unit}vary: { unit.leadreship: 6..8 }\n`,
    '5:9: vary: there is no field "unit.leadreship", did you mean "unit.leadership"?',
  ],
  [
    'vary of an unknown field at the top',
    `${unit}vary: { unti.leadership: 6..8 }\n`,
    '5:9: vary: there is no field "unti.leadership", did you mean "unit.leadership"?',
  ],
  [
    'vary of what is not written',
    `${unit}vary: { general.away: 6..8 }\n`,
    '5:9: vary: "general.away": the file has no "general"; write it, then vary it',
  ],
  [
    'vary of an item that is not there',
    `${unit}turns: [ { shooting: [ { loses: 3 } ] } ]\nvary: { turns.1.shooting.0.loses: [1, 2] }\n`,
    '6:9: vary: "turns.1.shooting.0.loses": turns is a list of 1, counted from 0',
  ],
  [
    'vary inside a plain value',
    `${unit}vary: { horizon.x: [1, 2] }\n`,
    '5:9: vary: "horizon.x": the file has no "horizon"; write it, then vary it',
  ],
  [
    'vary of a common key',
    `${unit}vary: { seed: [1, 2] }\n`,
    '5:9: vary: there is no field "seed"; known here: unit, friends, general, turns, does, horizon, rules',
  ],
  [
    'vary of an empty path',
    `${unit}vary: { "": [1, 2] }\n`,
    '5:9: vary: a path names a field, such as unit.models',
  ],
  [
    'vary with an impossible value',
    `${unit}vary: { unit.leadership: [7, 99] }\n`,
    '5:30: leadership: expected a whole number from 0 to 12, got 99 (where unit.leadership is 99)',
  ],
  [
    'vary of an unknown parameter',
    `${unit}vary: { rules.sample.haevy: [at least 1/3] }\n`,
    '5:9: vary: there is no rule parameter "sample.haevy", did you mean "sample.heavy"?',
  ],
  [
    'vary of a parameter of another question',
    `${unit}vary: { rules.sample.elsewhere: [1, 2] }\n`,
    '5:9: vary: "sample.elsewhere" plays no part in "sample"',
  ],
  [
    "vary with a parameter's wrong value",
    `${unit}vary: { rules.sample.heavy: [at least 1/3, 1/2] }\n`,
    '5:44: sample.heavy: expected "at least 1/4" or "more than 1/4", got "1/2" (where rules.sample.heavy is "1/2")',
  ],
  [
    'vary of presets, one unknown',
    `${unit}vary: { rules: [wfb8, t9a] }\n`,
    '5:23: there is no preset "t9a"; there are: mordheim, mordheim-lrb, t9a-2016, wfb8 (where rules is "t9a")',
  ],
  [
    'vary that overlaps',
    `${unit}vary: { unit: [{ leadership: 7 }], unit.leadership: [7] }\n`,
    '5:36: vary: "unit.leadership" and "unit" overlap',
  ],
  [
    'too many cells',
    `${unit}vary: { unit.move: 0..19, unit.models: 1..101 }\n`,
    '5:7: vary and compare together make 2020 cells; at most 2000 are run',
  ],
  [
    'compare that is a list',
    `${unit}compare: [standard]\n`,
    '5:1: compare: expected a map of named alternatives, each laid over the file',
  ],
  [
    'compare without alternatives',
    `${unit}compare: {}\n`,
    '5:1: compare: there are no alternatives; leave it out',
  ],
  [
    'an alternative that is a word',
    `${unit}compare: { brave: yes }\n`,
    '5:12: the alternative "brave" must be a map of what is different',
  ],
  [
    'an empty alternative',
    `${unit}compare: { brave: {} }\n`,
    '5:12: the alternative "brave" must be a map of what is different',
  ],
  [
    'an alternative called as written',
    `${unit}compare: { as written: { horizon: 3 } }\n`,
    '5:12: "as written" is the file itself; give the alternative another name',
  ],
  [
    'an alternative without a name',
    `${unit}compare: { "": { horizon: 3 } }\n`,
    '5:12: the name of an alternative has 1 to 80 characters',
  ],
  [
    'an alternative with a typo',
    `${unit}compare: { brave: { unit: { leadrship: 9 } } }\n`,
    '5:29: unknown key "leadrship", did you mean "leadership"? (in "brave")',
  ],
  [
    'an alternative with a typo at its top',
    `${unit}compare: { brave: { horizn: 9 } }\n`,
    '5:21: unknown key "horizn", did you mean "horizon"?',
  ],
  [
    'an alternative with a seed',
    `${unit}compare: { brave: { seed: 9 } }\n`,
    '5:21: an alternative cannot have its own seed',
  ],
  [
    'an alternative with alternatives',
    `${unit}compare: { brave: { compare: { more: { horizon: 3 } } } }\n`,
    '5:21: an alternative cannot have its own compare',
  ],
  [
    'an alternative with an impossible value',
    `${unit}compare: { brave: { unit: { leadership: 99 } } }\n`,
    '5:41: leadership: expected a whole number from 0 to 12, got 99 (in "brave")',
  ],
  [
    'an alternative whose cost is a word',
    `${unit}compare: { brave: { horizon: 3, cost: free } }\n`,
    '5:39: cost: expected a number from -100000 to 100000, got "free"',
  ],
  [
    'a contradiction of what is varied and an alternative',
    `${unit}compare: { long: { horizon: 9 } }\nvary: { unit.models: [8, 20] }\n`,
    '6:23: fewer models than turns (where unit.models is 8, in "long")',
  ],
  [
    'an alternative with an unknown preset',
    `${unit}compare: { brave: { rules: wfb9 } }\n`,
    '5:28: there is no preset "wfb9", did you mean "wfb8"? (in "brave")',
  ],
  [
    'an alternative with an unknown parameter',
    `${unit}compare: { brave: { rules: { change: { sample.hevy: at least 1/3 } } } }\n`,
    '5:40: there is no rule parameter "sample.hevy", did you mean "sample.heavy"? (in "brave")',
  ],
  [
    'an alternative with an unknown profile',
    `${unit}compare: { brave: { unit: { profile: Empire/Halbardiers } } }\n`,
    '5:38: there is no profile "Empire/Halbardiers", did you mean "Empire/Halberdiers"? (in "brave")',
  ],
  [
    'many faults at once',
    'holdfast: 3\nask: sample\nrules: wfb9\nunit: { leadreship: 7, models: many }\nhorizon: 99\ntrials: 0\n',
    '1:11: holdfast: this release reads files of version 1; write "holdfast: 1"',
    '3:8: there is no preset "wfb9", did you mean "wfb8"?',
    '4:9: unknown key "leadreship", did you mean "leadership"?',
    '4:32: models: expected a whole number from 1 to 500, got "many"',
    '5:10: horizon: expected a whole number from 1 to 30, got 99',
    '6:9: trials: expected a whole number from 1 to 1000000000000, got 0',
  ],
  [
    'vary inside a plain value that is written',
    `${unit}horizon: 6\nvary: { horizon.x: [1, 2] }\n`,
    '6:9: vary: "horizon.x": horizon holds nothing that could be varied by itself',
  ],
];
