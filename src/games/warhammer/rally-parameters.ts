import { z } from 'zod';
import { remainder } from '../../notation/remainder.ts';
import { parameter } from '../parameter.ts';

// What a fleeing unit needs to rally.

export const rallyQuarterRule = parameter({
  name: 'rally.rallyQuarterRule',
  type: z.enum(['none', 'double1', 'halfLd', 'cannot']),
  default: 'none',
  readings: ['none', 'double1', 'halfLd', 'cannot'],
  meaning:
    'What a unit with few survivors needs to rally: the usual test, a natural double 1, a test on half its Leadership rounded up, or it cannot rally.',
  source:
    'Warhammer 8th edition: double 1. A fan continuation: half. The 7th edition: it cannot. The early Ninth Age is not known to have such a rule.',
});

export const rallyQuarter = parameter({
  name: 'rally.fewSurvivors',
  type: remainder,
  default: 'at most 1/4',
  readings: ['less than 1/4', 'at most 1/2'],
  meaning: 'The share of the models with which the unit began the battle that counts as few survivors.',
  source:
    'Warhammer 8th edition with its errata: 25 % or less. An English summary sheet and a Russian page: less than 25 %.',
});

export const ownFleeingStandard = parameter({
  name: 'rally.ownFleeingStandard',
  type: z.enum(['on', 'off']),
  default: 'off',
  readings: ['on', 'off'],
  meaning: 'Whether a battle standard re-rolls the rally test of the fleeing unit he stands in.',
  source:
    'The Ninth Age of 2016, pages 31–32 bars others from a fleeing standard, and does not speak of his own unit.',
});

export const rallyParameters = [rallyQuarterRule, rallyQuarter, ownFleeingStandard] as const;
