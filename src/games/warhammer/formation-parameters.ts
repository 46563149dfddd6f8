import { z } from 'zod';
import { parameter } from '../parameter.ts';

// What a unit in combat must keep when casualties come off it, and what counts as contact.

export const engagedKeep = parameter({
  name: 'formation.engagedKeep',
  type: z.enum(['enemyUnits', 'enemyModels', 'nothing']),
  default: 'enemyUnits',
  readings: ['enemyUnits', 'enemyModels', 'nothing'],
  meaning:
    'What casualties from one rank must keep: first the most enemy units in contact and then the most enemy models; the most enemy models alone; or nothing, when all come from the right.',
  source: 'The Ninth Age of 2016, pages 64–65: enemy units first, then enemy models.',
});

export const cornersTouch = parameter({
  name: 'formation.cornersTouch',
  type: z.boolean(),
  default: true,
  readings: [true, false],
  meaning: 'Whether models that touch only at a corner of their bases are in contact.',
  source: 'Settled by this project: Warhammer counts corner to corner.',
});

export const rankWidth = parameter({
  name: 'formation.rankWidth',
  type: z.int().min(1).max(20),
  default: 5,
  readings: [4, 6],
  meaning: 'Models that a rank must have to count as a rank.',
  source: 'Warhammer 8th edition: five.',
});
