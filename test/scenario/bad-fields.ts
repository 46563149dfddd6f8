import { type BadCase, head, unit } from './bad-case.ts';

/** Fields of the question: misspelt, missing, of the wrong kind, out of range, and profiles. */
export const fieldCases: readonly BadCase[] = [
  ['a typo', `${head}unit: { leadreship: 7 }\n`, '4:9: unknown key "leadreship", did you mean "leadership"?'],
  ['a typo at the top', `${unit}genral: none\n`, '5:1: unknown key "genral", did you mean "general"?'],
  ['a typo in a common key', `${unit}sed: 3\n`, '5:1: unknown key "sed", did you mean "seed"?'],
  [
    'a key like no other',
    `${head}unit: { leadership: 7, zzz: 1 }\n`,
    '4:24: unknown key "zzz"; known here: leadership, models, move, toughness, strength, coldBlooded, keywords, type, at, profile',
  ],
  [
    'a typo in an item',
    `${unit}turns: [ { shooting: [ { loses: 3, bye: Orcs } ] } ]\n`,
    '5:36: unknown key "bye", did you mean "by"?',
  ],
  [
    'a typo in a union',
    `${unit}turns: [ { shooting: [ { loses: { shots: 3, hitt: 4+ } } ] } ]\n`,
    '5:45: unknown key "hitt", did you mean "hit"?',
  ],
  [
    'a typo in an optional map',
    `${unit}general: { leadership: 9, awy: 3 }\n`,
    '5:27: unknown key "awy", did you mean "away"?',
  ],
  [
    'a typo by name',
    `${unit}friends: { Orcs: { leadership: 7, modles: 3 } }\n`,
    '5:35: unknown key "modles", did you mean "models"?',
  ],
  [
    'capitals',
    `${head}unit: { Leadership: 7 }\n`,
    '4:9: unknown key "Leadership", did you mean "leadership"?',
  ],
  [
    'two typos in two places',
    `${head}unit: { leadership: 7, modls: 3 }\nhorizn: 3\n`,
    '4:24: unknown key "modls", did you mean "models"?',
    '5:1: unknown key "horizn", did you mean "horizon"?',
  ],
  [
    'a word for a number',
    `${head}unit: { leadership: seven }\n`,
    '4:21: leadership: expected a whole number from 0 to 12, got "seven"',
  ],
  [
    'quotes round a number',
    `${head}unit: { leadership: "7" }\n`,
    '4:21: leadership: expected a whole number from 0 to 12, got "7"',
  ],
  [
    'Leadership 99',
    `${head}unit: { leadership: 99 }\n`,
    '4:21: leadership: expected a whole number from 0 to 12, got 99',
  ],
  [
    '-3 models',
    `${head}unit: { leadership: 7, models: -3 }\n`,
    '4:32: models: expected a whole number from 1 to 500, got -3',
  ],
  [
    'half a model',
    `${head}unit: { leadership: 7, models: 2.5 }\n`,
    '4:32: models: expected a whole number from 1 to 500, got 2.5',
  ],
  [
    'a billion turns',
    `${unit}horizon: 1e9\n`,
    '5:10: horizon: expected a whole number from 1 to 30, got 1000000000',
  ],
  ['no turns', `${unit}horizon: 0\n`, '5:10: horizon: expected a whole number from 1 to 30, got 0'],
  [
    'too far',
    `${head}unit: { leadership: 7, move: 900 }\n`,
    '4:30: move: expected a number from 0 to 20, got 900',
  ],
  [
    'yes for true',
    `${head}unit: { leadership: 7, coldBlooded: yes }\n`,
    '4:37: coldBlooded: expected true or false, got "yes"',
  ],
  [
    'a wrong word',
    `${head}unit: { leadership: 7, type: cavallry }\n`,
    '4:30: type: expected "infantry", "cavalry" or "war machine", got "cavallry"; did you mean "cavalry"?',
  ],
  [
    'a word like no other',
    `${head}unit: { leadership: 7, type: boat }\n`,
    '4:30: type: expected "infantry", "cavalry" or "war machine", got "boat"',
  ],
  [
    'a list for a word',
    `${head}unit: { leadership: 7, type: [infantry] }\n`,
    '4:30: type: expected "infantry", "cavalry" or "war machine", got a list of 1',
  ],
  [
    'a list for a map',
    `${head}unit: [7]\n`,
    '4:7: unit: expected a map with leadership, models, move, toughness, strength or coldBlooded, got a list of 1',
  ],
  [
    'a number for a map',
    `${head}unit: 7\n`,
    '4:7: unit: expected a map with leadership, models, move, toughness, strength or coldBlooded, got 7',
  ],
  [
    'a map for a number',
    `${head}unit: { leadership: { value: 7 } }\n`,
    '4:21: leadership: expected a whole number from 0 to 12, got a map',
  ],
  ['a map for a list', `${unit}turns: { shooting: [] }\n`, '5:8: turns: expected a list, got a map'],
  [
    'a pair of one',
    `${head}unit: { leadership: 7, at: [1] }\n`,
    '4:28: at: expected a list of 2, got a list of 1',
  ],
  [
    'a pair of three',
    `${head}unit: { leadership: 7, at: [1, 2, 3] }\n`,
    '4:28: at: expected a list of 2, got a list of 3',
  ],
  [
    'a pair of words',
    `${head}unit: { leadership: 7, at: [1, b] }\n`,
    '4:32: at: expected a number from 0 to 200, got "b"',
  ],
  [
    'no target',
    `${unit}turns: [ { shooting: [ { loses: { shots: 3, hit: 4 } } ] } ]\n`,
    '5:50: hit: expected "2+" to "6+", got 4',
  ],
  [
    'a target of 7',
    `${unit}turns: [ { shooting: [ { loses: { shots: 3, hit: 7+ } } ] } ]\n`,
    '5:50: hit: expected "2+" to "6+", got "7+"',
  ],
  [
    'no save',
    `${unit}turns: [ { shooting: [ { loses: { shots: 3, hit: 4+, save: nope } } ] } ]\n`,
    '5:60: save: expected "2+" to "6+", got "nope"',
  ],
  [
    'no dice',
    `${unit}turns: [ { shooting: [ { loses: 2d } ] } ]\n`,
    '5:33: loses: "2d" is no dice; write 2d6, d3-1, 3d6 drop highest or a number',
  ],
  [
    'true for dice',
    `${unit}turns: [ { shooting: [ { loses: true } ] } ]\n`,
    '5:33: loses: expected dice such as 2d6, d3-1 or 3d6 drop highest, or a number from 0 to 100 or a map with shots, hit or save, got true',
  ],
  [
    'neither word nor list',
    `${unit}does: run\n`,
    '5:7: does: expected "march" or "stay" or a list, got "run"',
  ],
  [
    'a wrong word in a list',
    `${unit}does: [march, stai]\n`,
    '5:15: does: expected "march" or "stay", got "stai"; did you mean "stay"?',
  ],
  ['an empty list', `${unit}does: []\n`, '5:7: does: expected at least 1 item'],
  [
    'too long a list',
    `${unit}turns: [ { shooting: [ { loses: 1 }, { loses: 1 }, { loses: 1 }, { loses: 1 } ] } ]\n`,
    '5:22: shooting: expected at most 3 items',
  ],
  [
    'too long a name',
    `${unit}friends: { A name that is far too long: { leadership: 7 } }\n`,
    '5:12: "A name that is far too long" cannot be a name here: expected at most 20 characters',
  ],
  [
    'too long a text',
    `${unit}turns: [ { shooting: [ { loses: 1, by: The ones with the very long name } ] } ]\n`,
    '5:40: by: expected at most 20 characters',
  ],
  [
    'neither none nor a general',
    `${unit}general: nobody\n`,
    '5:10: general: expected a map with leadership or away or "none", got "nobody"',
  ],
  [
    'a missing field',
    `${head}unit: { models: 5 }\n`,
    '4:1: missing "leadership" (Leadership, 0 to 12), or a profile: Army/Unit',
  ],
  [
    'a missing map',
    `${head}horizon: 3\n`,
    '1:1: missing "unit" (a map with leadership, models, move, toughness, strength or coldBlooded)',
  ],
  [
    'a missing field in an item',
    `${unit}turns: [ { shooting: [ { by: Orcs } ] } ]\n`,
    '5:24: missing "loses" (dice such as 2d6, d3-1 or 3d6 drop highest, or a number from 0 to 100 or a map with shots, hit or save)',
  ],
  [
    'a missing field in a union',
    `${unit}turns: [ { shooting: [ { loses: { shots: 3 } } ] } ]\n`,
    '5:26: missing "hit" ("2+" to "6+")',
  ],
  ['a contradiction', `${head}unit: { leadership: 7, models: 3 }\n`, '4:32: fewer models than turns'],
  [
    'an unknown army',
    `${head}unit: { profile: Empyre/Halberdiers }\n`,
    '4:18: there is no army "Empyre", did you mean "Empire"?; armies: Beastmen, Bretonnia, Chaos Dwarfs, Daemons of Chaos, Dark Elves, Dwarfs, Empire, High Elves, Lizardmen, Ogre Kingdoms, Orcs and Goblins, Skaven, Tomb Kings, Vampire Counts, Warriors of Chaos, Wood Elves',
  ],
  [
    'an unknown unit',
    `${head}unit: { profile: Empire/Halbardiers }\n`,
    '4:18: there is no profile "Empire/Halbardiers", did you mean "Empire/Halberdiers"?',
  ],
  [
    'a unit of another army',
    `${head}unit: { profile: Empire/Clanrats }\n`,
    '4:18: there is no profile "Empire/Clanrats"; elsewhere: Skaven/Clanrats; Empire has Arch Lector, Arch Lector of Sigmar, Archers, Balthasar Gelt, Balthasar Gelt, Incarnate of Metal, Balthasar Gelt, The Supreme Patriarch, Battle Wizard, Battle Wizard Lord, Captain of the Empire, Crossbowmen, Demigryph Knights, Flagellants and 80 more',
  ],
  [
    'a unit without an army',
    `${head}unit: { profile: Halberdiers }\n`,
    '4:18: "Halberdiers" is no profile; write Army/Unit, for example Empire/Halberdiers',
  ],
  [
    'an ambiguous profile',
    `${head}unit: { profile: High Elves/Crew x1 }\n`,
    '4:18: "High Elves/Crew x1" stands 2 times in the tables: (weaponSkill 5, ballisticSkill 4, strength 4, initiative 5, attacks 1, leadership 8), (weaponSkill 4, ballisticSkill 4, strength 3, initiative 5, attacks 1, leadership 8); write the values that are meant instead',
  ],
  ['a profile that is a number', `${head}unit: { profile: 7 }\n`, '4:18: profile: expected Army/Unit, got 7'],
  [
    'a profile where none is taken',
    `${unit}profile: Empire/Halberdiers\n`,
    '5:1: unknown key "profile"; known here: unit, friends, general, turns, does, horizon, holdfast, ask, title, trials, precision, seed, rules, compare, vary',
  ],
  [
    'a profile without what is needed',
    'holdfast: 1\nask: other\nrules: mordheim\nleader: { profile: Characters/Wardog, toughnes: 3 }\n',
    '4:39: unknown key "toughnes", did you mean "toughness"?',
  ],
  [
    'a profile whose value does not fit',
    `${head}unit: { profile: Orcs and Goblins/Mangler Squigs }\n`,
    '4:18: move: expected a number from 0 to 20, got "3d6" (from the profile "Orcs and Goblins/Mangler Squigs"; write your own)',
  ],
  [
    'a unit strength that only a profile would give',
    `${head}unit: { profile: Empire/Halberdiers, strength: weak }\n`,
    '4:48: strength: expected a whole number from 1 to 100, got "weak"',
  ],
  [
    'the same fault under every alternative once',
    `${head}unit: { leadership: 99 }\ncompare: { brave: { horizon: 3 } }\nvary: { horizon: 1..5 }\n`,
    '4:21: leadership: expected a whole number from 0 to 12, got 99',
  ],
  [
    'a profile that lacks what is needed',
    'holdfast: 1\nask: third\nrules: wfb8\nunit: { profile: Beastmen/Ungor Herd }\n',
    '4:1: missing "move" (inches, edge to edge); the tables have no move of Beastmen/Ungor Herd',
  ],
];
