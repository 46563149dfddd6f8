import { z } from 'zod';
import { threshold } from '../../notation/threshold.ts';
import { parameter } from '../parameter.ts';

// When a unit must take a panic test, and when it need not.

export const triggers = ['destroyed', 'broken', 'runs through', 'heavyCasualties', 'forced'] as const;
export type Trigger = (typeof triggers)[number];
export const phases = ['movement', 'magic', 'shooting', 'combat'] as const;
export type Phase = (typeof phases)[number];

export const panicTriggers = parameter({
  name: 'panic.triggers',
  type: z.array(z.enum(triggers)),
  default: [...triggers],
  readings: [['runs through', 'heavyCasualties', 'forced']],
  meaning:
    'What makes a unit take a panic test: a friend destroyed or broken near by, a friend who runs through it, heavy casualties, a test forced by a spell or special rule.',
  source:
    'The Ninth Age of 2016, pages 64–65 and Warhammer 8th edition: all of them. A newer Ninth Age has dropped friends destroyed and broken.',
});

export const friendWithin = parameter({
  name: 'panic.friendWithin',
  type: z.number().min(0).max(48),
  default: 6,
  readings: [4, 8, 12],
  meaning: 'A friend destroyed or broken at this many inches or fewer makes a unit test.',
  source: 'The Ninth Age of 2016, pages 64–65: 6 inches.',
});

export const heavyCasualties = parameter({
  name: 'panic.heavyCasualties',
  type: threshold,
  default: 'at least 1/4',
  readings: ['more than 1/4', 'at least 1/3', 'at least 1/2'],
  meaning:
    'The share of those in the unit at the start of a phase whose loss in that one phase counts as heavy casualties.',
  source: 'The Ninth Age of 2016, pages 64–65: a quarter or more. The Old World: more than a quarter.',
});

export const heavyCasualtiesLeast = parameter({
  name: 'panic.heavyCasualtiesLeast',
  type: z.int().min(1).max(20),
  default: 1,
  readings: [3],
  meaning: 'Fewer losses than this in a phase are never heavy casualties, whatever their share.',
  source: 'The Ninth Age of 2016, pages 64–65 knows no such limit. A newer Ninth Age: three hit points.',
});

export const heavyCasualtiesPhases = parameter({
  name: 'panic.heavyCasualtiesPhases',
  type: z.array(z.enum(phases)),
  default: [...phases],
  readings: [['movement', 'magic', 'shooting']],
  meaning: 'The phases in which heavy casualties make a unit test.',
  source: 'The Ninth Age of 2016, pages 64–65: all. The Old World: not the Combat phase.',
});

export const heavyCasualtiesSingleModel = parameter({
  name: 'panic.heavyCasualtiesSingleModel',
  type: z.boolean(),
  default: true,
  readings: [true, false],
  meaning: 'Whether a unit that began the battle as a single model can suffer heavy casualties.',
  source:
    'The Ninth Age of 2016, pages 64–65 makes no exception; it matters only where hit points are counted. The Ninth Age, second edition: it cannot.',
});

export const heavyCasualtiesWhileEngaged = parameter({
  name: 'panic.heavyCasualtiesWhileEngaged',
  type: z.enum(['count', 'ignored']),
  default: 'count',
  readings: ['count', 'ignored'],
  meaning:
    'Whether losses in combat are added to those of the same phase that come after it, when a unit has got out of the combat.',
  source:
    'The Ninth Age of 2016, pages 64–65 adds up all losses of a phase. The Ninth Age, second edition, ignores those in combat.',
});

export const casualtyUnit = parameter({
  name: 'panic.casualtyUnit',
  type: z.enum(['models', 'hp']),
  default: 'models',
  readings: ['models', 'hp'],
  meaning: 'Whether heavy casualties count models or hit points.',
  source:
    'The Ninth Age of 2016, pages 64–65 and Warhammer 8th edition: models. The Ninth Age, second edition: hit points.',
});

export const panicOncePerPhase = parameter({
  name: 'panic.panicOncePerPhase',
  type: z.enum(['tested', 'passed']),
  default: 'tested',
  readings: ['tested', 'passed'],
  meaning:
    'Whether any panic test taken in a phase exempts from another, or only a passed one. They differ only where a unit that failed is not left fleeing.',
  source:
    'The Ninth Age of 2016, pages 64–65: took a test. Warhammer 8th edition and the Ninth Age: passed one.',
});

export const voluntaryFleeCauses = parameter({
  name: 'panic.voluntaryFleeCauses',
  type: z.boolean(),
  default: true,
  readings: [true, false],
  meaning:
    'Whether a friend who flees by choice, as a reaction to a charge, causes a test in units he runs through.',
  source: 'The Ninth Age of 2016, pages 64–65 makes no exception; a newer Ninth Age does.',
});

export const minUnitStrength = parameter({
  name: 'panic.minUnitStrength',
  type: z.int().min(0).max(100),
  default: 0,
  readings: [5, 10],
  meaning: 'Friends broken or running through cause no test where their unit strength is less than this.',
  source: 'None in the source texts. The Old World: 5. A fan continuation: 10.',
});

export const frenzyIsImmune = parameter({
  name: 'panic.frenzyIsImmune',
  type: z.boolean(),
  default: true,
  readings: [true, false],
  meaning: 'Whether a frenzied unit takes no panic test.',
  source: 'Warhammer 8th edition: Immune to Psychology as long as the frenzy lasts.',
});

export const survivorsTest = parameter({
  name: 'panic.survivorsTest',
  type: z.boolean(),
  default: true,
  readings: [true, false],
  meaning:
    'Whether characters who survive the destruction of their unit take a panic test for it, as a unit of their own.',
  source: 'Warhammer 8th edition, official FAQ 1.8.',
});

export const fallsBackWith = parameter({
  name: 'panic.fallsBackWith',
  type: z.union([threshold, z.literal('never')]),
  default: 'never',
  readings: ['never', 'more than 1/2'],
  meaning:
    'With this share of the models it began with, a unit that fails falls back in good order and plays on instead of fleeing.',
  source: 'None in the source texts. The Old World: more than half.',
});

export const panicParameters = [
  panicTriggers,
  friendWithin,
  heavyCasualties,
  heavyCasualtiesLeast,
  heavyCasualtiesPhases,
  heavyCasualtiesSingleModel,
  heavyCasualtiesWhileEngaged,
  casualtyUnit,
  panicOncePerPhase,
  voluntaryFleeCauses,
  minUnitStrength,
  frenzyIsImmune,
  survivorsTest,
  fallsBackWith,
] as const;
