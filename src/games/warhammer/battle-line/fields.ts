import { z } from 'zod';
import { dice, leadership, models } from '../../../notation/fields.ts';
import { MOST_EVENTS, MOST_TURNS } from './rule/limits.ts';

// How a scenario file writes a table, the units on it and what happens to them.

const NUMBER = String.raw`\d{1,3}(?:\.\d{1,3})?`;
const pair = (name: string, unit: string, example: string) => {
  const form = new RegExp(`^(${NUMBER}) ?x ?(${NUMBER})${unit}$`);
  return z
    .string()
    .regex(form, { error: `expected a ${name} such as "${example}"`, abort: true })
    .transform((text) => {
      const [, first, second] = form.exec(text)!;
      return { first: Number(first), second: Number(second) };
    })
    .refine(({ first, second }) => first > 0 && second > 0, `a ${name} cannot be zero`);
};

const general = z.strictObject({
  leadership: leadership.describe('the Leadership that he lends'),
  large: z.boolean().default(false).describe('a large target: seen from further away'),
});

/** Keywords that change what a unit on the table does. Others of a profile play no part here. */
export const keywords = [
  'Cold-blooded',
  'Frenzy',
  'Immune to Psychology',
  'Stubborn',
  'Swiftstride',
  'Unbreakable',
] as const;
export type Keyword = (typeof keywords)[number];

export const unitFields = z.strictObject({
  profile: z.string().optional().describe('Army/Unit of the shipped tables'),
  leadership: leadership.describe('the Leadership of the unit itself'),
  models: models.default(1).describe('models at the start of the battle'),
  wide: z.int().min(1).max(100).optional().describe('models in a full rank'),
  base: pair('base', ' ?mm', '20 x 20 mm').optional().describe('a base, width x depth in millimetres'),
  size: pair('size', '', '4 x 2').optional().describe('width x depth in inches, instead of wide and base'),
  at: z.tuple([z.number(), z.number()]).describe('[x, y] in inches of the middle of its front'),
  turned: z.number().min(-360).max(360).default(0).describe('degrees clockwise from facing the other side'),
  general: general.optional().describe('the General stands in this unit'),
  standard: z.boolean().default(false).describe('the battle standard stands in this unit'),
  swiftstride: z.boolean().default(false).describe('flees three dice, the lowest dropped'),
  immune: z.boolean().default(false).describe('takes no panic test'),
  engaged: z.boolean().default(false).describe('in combat: takes no panic test'),
  fleeing: z.boolean().default(false).describe('has begun to flee before the battle'),
  keywords: z.array(z.enum(keywords)).default([]).describe('keywords of the profile that bear on nerves'),
  points: z.number().min(0).max(10_000).optional().describe('points of the whole unit'),
});

const sides = z.enum(['ours', 'theirs']);
export const phases = ['movement', 'magic', 'shooting', 'combat'] as const;

const share = z
  .string()
  .regex(/^\d{1,3} ?%$/, { error: 'expected a number, dice or a share such as "30 %"', abort: true })
  .transform((text) => ({ percent: Number.parseInt(text, 10) }))
  .refine(({ percent }) => percent >= 1 && percent <= 100, 'expected 1 % to 100 %');

export const eventFields = z
  .strictObject({
    turn: z
      .union([z.int().min(1).max(30), z.array(z.int().min(1).max(30)).min(1), z.literal('each')])
      .describe('the game turn, a list of them, or each'),
    of: sides.describe('in whose half of the turn it happens'),
    phase: z.enum(phases),
    unit: z.string().describe('the unit that it happens to'),
    is: z
      .enum(['destroyed', 'broken', 'terrified'])
      .optional()
      .describe('for certain; terrified: an enemy spell or special rule forces a panic test'),
    loses: z
      .union([dice, share])
      .optional()
      .describe('models lost: a number, dice, or a whole share such as 30 % of those it has'),
    'breaks by': dice.optional().describe('a combat lost by so much: a Break test; 0 is a draw, without one'),
    by: z.string().optional().describe('the enemy unit that did it'),
    with: z.enum(['spell', 'specialRule']).optional().describe('what terrified it'),
  })
  .refine(
    (event) =>
      [event.is, event.loses, event['breaks by']].filter((given) => given !== undefined).length === 1,
    'an event needs exactly one of is, loses and breaks by',
  )
  .refine(({ is, with: what }) => (is === 'terrified') === (what !== undefined), {
    message: 'terrified needs with: spell or with: specialRule, and nothing else does',
    path: ['with'],
  });

const side = z.record(z.string().min(1).max(40), unitFields);

export const battleLineFields = z.strictObject({
  table: pair('table', '', '72 x 48').default({ first: 72, second: 48 }).describe('width x height in inches'),
  ours: side
    .refine((units) => Object.keys(units).length > 0, 'our side needs a unit')
    .describe('our units by name'),
  theirs: side.default({}).describe('their units by name; without any, flight is in a random direction'),
  events: z.array(eventFields).min(1).max(MOST_EVENTS).describe('what happens, in this order within a phase'),
  turns: z
    .int()
    .min(1)
    .max(MOST_TURNS)
    .default(1)
    .describe('game turns of two halves; nothing is rolled after the last'),
});

export type UnitFields = z.output<typeof unitFields>;
export type EventFields = z.output<typeof eventFields>;
export type BattleLineFields = z.output<typeof battleLineFields>;
