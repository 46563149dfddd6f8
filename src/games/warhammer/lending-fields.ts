import { z } from 'zod';
import { inches, leadership } from '../../notation/fields.ts';

// Who lends a unit his Leadership or his re-roll, as scenario files write it.

const refused = z
  .boolean()
  .default(false)
  .describe('has refused a challenge: his unit may not use his Leadership');
const verminousValour = z
  .boolean()
  .default(false)
  .describe('his Leadership stays usable after a refusal, by a rule of his own');
const fleeing = z.boolean().default(false).describe('flees, and lends nothing to other units');
const wounds = z.int().min(1).max(20).default(1).describe('Wounds of the model, 1 to 20');
const joins = z.literal('unit').optional().describe('has joined the unit; then no distance is given');
const away = inches.optional().describe('inches from the unit, edge to edge');

/** Either with the unit or at a distance from it, and never both. */
const placed = [
  ({ joins, away }: { joins?: 'unit' | undefined; away?: number | undefined }): boolean =>
    (joins === undefined) !== (away === undefined),
  'expected either "away: <inches>" or "joins: unit"',
] as const;

export const character = z.strictObject({
  leadership,
  wounds,
  refused,
  verminousValour,
});

export const characters = z
  .record(z.string().min(1).max(60), character)
  .refine((all) => Object.keys(all).length <= 10, 'expected at most 10 characters')
  .default({})
  .describe('characters who have joined the unit, by name; the General and the battle standard stand apart');

export const general = z
  .union([
    z.literal('none'),
    z
      .strictObject({
        leadership,
        away,
        joins,
        large: z.boolean().default(false).describe('is a Large Target'),
        fleeing,
        refused,
        verminousValour,
        wounds,
      })
      .refine(...placed),
  ])
  .default('none')
  .describe('the General; none where he is dead or there is none');

export const standard = z
  .union([
    z.literal('none'),
    z
      .strictObject({
        away,
        joins,
        leadership: leadership.optional().describe('of its bearer; counts where he has joined the unit'),
        fleeing,
        refused,
        verminousValour,
        wounds,
      })
      .refine(...placed),
  ])
  .default('none')
  .describe('the battle standard; none where it is lost or there is none');

/** The fields of every question in which a unit tests its Leadership. */
export const lendingFields = { characters, general, standard } as const;

export interface Lending {
  readonly characters: z.output<typeof characters>;
  readonly general: z.output<typeof general>;
  readonly standard: z.output<typeof standard>;
}
