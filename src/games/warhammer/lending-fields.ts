import { z } from 'zod';
import { inches, leadership } from '../../notation/fields.ts';

// Who lends a unit his Leadership or his re-roll, as scenario files write it.

const person = {
  refused: z
    .boolean()
    .default(false)
    .describe('has refused a challenge: his unit may not use his Leadership'),
  verminousValour: z
    .boolean()
    .default(false)
    .describe('his Leadership stays usable after a refusal, by a rule of his own'),
  wounds: z.int().min(1).max(20).default(1).describe('Wounds of the model, 1 to 20'),
} as const;

const lender = {
  ...person,
  away: inches.optional().describe('inches from the unit, edge to edge'),
  joins: z.literal('unit').optional().describe('has joined the unit; then no distance is given'),
  fleeing: z.boolean().default(false).describe('flees, and lends nothing to other units'),
} as const;

export const characters = z
  .record(z.string().min(1).max(60), z.strictObject({ leadership, ...person }))
  .refine((all) => Object.keys(all).length <= 10, 'expected at most 10 characters')
  .default({})
  .describe('characters who have joined the unit, by name; the General and the battle standard stand apart');

export const generalFields = {
  leadership,
  large: z.boolean().default(false).describe('is a Large Target'),
  ...lender,
} as const;

export const standardFields = {
  leadership: leadership.optional().describe('of its bearer; counts where he has joined the unit'),
  ...lender,
} as const;

/** A lender or `none`. He stands with the unit, at a distance from it, or (where the fields have it) in a place of his own. */
export const lenderOrNone = <Shape extends z.core.$ZodLooseShape>(shape: Shape, meaning: string) =>
  z
    .union([
      z.literal('none'),
      z.strictObject(shape).superRefine((lender: Record<string, unknown>, context) => {
        const places = ['away', 'joins', 'ahead'].filter((key) => key in shape);
        const given = places.filter((key) => lender[key] !== undefined);
        if (given.length !== 1)
          context.addIssue({ code: 'custom', message: `expected exactly one of ${places.join(', ')}` });
        if (lender.aside !== undefined && lender.ahead === undefined)
          context.addIssue({ code: 'custom', message: 'aside goes with ahead', path: ['aside'] });
      }),
    ])
    .default('none')
    .describe(meaning);

export const general = lenderOrNone(generalFields, 'the General; none where he is dead or there is none');
export const standard = lenderOrNone(
  standardFields,
  'the battle standard; none where it is lost or there is none',
);

/** The fields of every question in which a unit tests its Leadership. */
export const lendingFields = { characters, general, standard } as const;

export interface Lending {
  readonly characters: z.output<typeof characters>;
  readonly general: z.output<typeof general>;
  readonly standard: z.output<typeof standard>;
}
