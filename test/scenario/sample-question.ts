import { z } from 'zod';
import { FieldError } from '../../src/errors/field-error.ts';
import { parameter } from '../../src/games/parameter.ts';
import { question } from '../../src/games/question.ts';
import {
  characteristic,
  dice,
  inches,
  leadership,
  models,
  save,
  target,
  turns,
} from '../../src/notation/fields.ts';
import { orNone } from '../../src/notation/none.ts';
import { notFromProfile } from '../../src/notation/profile-fields.ts';
import { threshold } from '../../src/notation/threshold.ts';

// A question with a field of every kind, so that the loader's tests do not depend on the shipped questions.

const heavy = parameter({
  name: 'sample.heavy',
  type: threshold,
  default: 'at least 1/4',
  meaning: 'From which share.',
  source: 'This test.',
});
const reading = parameter({
  name: 'sample.reading',
  type: z.enum(['strict', 'lenient']),
  default: 'strict',
  readings: ['strict', 'lenient'],
  meaning: 'How it is read.',
  source: 'This test.',
});
const elsewhere = parameter({
  name: 'sample.elsewhere',
  type: z.int().min(0).max(9),
  default: 3,
  meaning: 'Plays a part in another question only.',
  source: 'This test.',
});

const event = z.strictObject({
  loses: z.union([dice, z.strictObject({ shots: models, hit: target, save: save.optional() })]),
  by: z.string().min(1).max(20).optional(),
});

const unit = z.strictObject({
  leadership,
  models: models.optional(),
  move: inches.max(20).optional(),
  toughness: characteristic.optional(),
  strength: notFromProfile(z.int().min(1).max(100)).optional().describe('unit strength'),
  coldBlooded: z.boolean().default(false),
  keywords: z.array(z.enum(['Fear', 'Terror'])).default([]),
  type: z.enum(['infantry', 'cavalry', 'war machine']).default('infantry'),
  at: z.tuple([inches, inches]).optional(),
});

const outcomes = [{ name: 'ends', clause: 'it ends', meaning: 'It ends.', tone: 'neutral' }] as const;
const words = {
  title: 'A sample',
  summary: 'A sample.',
  rule: 'A sample.',
  sources: [],
  outcomes,
  quantities: [],
  headline: 'ends',
  template: '',
  example: { scenario: '', outcome: 'ends', fraction: '1', because: '' },
} as const;

export const sampleQuestion = question({
  ...words,
  ask: 'sample',
  games: ['warhammer'],
  parameters: [heavy, reading],
  fields: z.strictObject({
    unit,
    friends: z.record(z.string().min(1).max(20), unit).optional(),
    general: orNone(z.strictObject({ leadership, away: inches })),
    turns: z.array(z.strictObject({ shooting: z.array(event).max(3).default([]) })).optional(),
    does: z.union([z.enum(['march', 'stay']), z.array(z.enum(['march', 'stay'])).min(1)]).default('march'),
    horizon: turns.default(6),
  }),
  pose({ unit, horizon }) {
    if (unit.models !== undefined && unit.models < horizon)
      throw new FieldError(['unit', 'models'], 'fewer models than turns');
    return { rule: { start: {}, step: () => ({ is: 'ends' }) }, notes: [] };
  },
});

export const otherQuestion = question({
  ...words,
  ask: 'other',
  games: ['mordheim'],
  parameters: [],
  fields: z.strictObject({ leader: z.strictObject({ leadership, toughness: characteristic }) }),
  pose: () => ({ rule: { start: {}, step: () => ({ is: 'ends' }) }, notes: [] }),
});

export const thirdQuestion = question({
  ...words,
  ask: 'third',
  games: ['warhammer'],
  parameters: [elsewhere],
  fields: z.strictObject({ unit: z.strictObject({ move: inches }) }),
  pose: () => ({ rule: { start: {}, step: () => ({ is: 'ends' }) }, notes: [] }),
});
