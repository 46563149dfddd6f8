import { z } from 'zod';
import { base } from '../../notation/base.ts';
import { leadership } from '../../notation/fields.ts';
import { battleLineFields } from './battle-line/fields.ts';
import { lendersWithin, oneOfEach } from './lenders-within.ts';
import { oneKindOfDice, testingUnitFields } from './testing-unit.ts';
import { unitType } from './unit-type.ts';

// Units on the table and their remaining moves, as scenario files write them.

const name = z.string().min(1).max(60);
const degrees = z.number().min(-360).max(360);
const longWay = z.number().min(0).max(100);
const at = z
  .tuple([z.number().min(-100).max(200), z.number().min(-100).max(200)])
  .describe('[x, y] in inches of the middle of its front; y grows towards the enemy');

const inRanks = {
  models: z.int().min(1).max(100).describe('models, 1 to 100, joined characters not counted'),
  wide: z.int().min(1).max(50).describe('models in a full rank'),
  base,
  at: at.optional(),
  turned: degrees.default(0).describe('degrees clockwise from facing the other side'),
} as const;

/** What a unit has done or is doing that keeps it from the remaining moves. */
export const bars = ['charged', 'failed a charge', 'rallied', 'flees', 'is in combat', 'has moved'] as const;

const unit = z
  .strictObject({
    ...inRanks,
    move: z.int().min(0).max(20).describe('Movement in inches'),
    ...testingUnitFields,
    type: unitType,
    marchExempt: z.boolean().optional().describe('marches without a test, whatever its type'),
    cannotMarch: z.boolean().optional().describe('never marches, whatever its type'),
    musician: z.boolean().default(false).describe('has a musician: it can reform swiftly'),
    characters: z
      .record(
        name,
        z.strictObject({
          leadership,
          move: z.int().min(0).max(20).describe('his own Movement in inches'),
          file: z.int().min(1).max(50).optional().describe('his file in the front rank, from 1 at the left'),
        }),
      )
      .default({})
      .describe('characters who have joined it, by name'),
    ...lendersWithin,
    already: z.enum(bars).optional().describe('why it has no remaining move this turn'),
  })
  .refine(...oneKindOfDice);

const step = z
  .strictObject({
    forward: longWay.optional().describe('inches'),
    backward: longWay.optional().describe('inches'),
    sideways: z.number().min(-100).max(100).optional().describe('inches to the right; below 0 to the left'),
    wheel: degrees
      .optional()
      .describe('degrees to the right about the right front corner; below 0 to the left'),
    pivot: degrees.optional().describe('degrees on the spot, for units of one model'),
  })
  .refine(
    (given) => Object.values(given).filter((value) => value !== undefined).length === 1,
    'expected one of forward, backward, sideways, wheel and pivot in each step',
  );
const steps = z.array(step).min(1).max(12);

const drawnUp = z.strictObject({
  wide: z
    .int()
    .min(1)
    .max(50)
    .optional()
    .describe('models in a full rank from now on; as before where absent'),
  turned: degrees.default(0).describe('degrees clockwise from where it faced'),
});

const move = z
  .strictObject({
    unit: name.describe('the unit that moves'),
    arrives: z
      .strictObject({
        edge: z
          .enum(['ours', 'left', 'right', 'theirs'])
          .default('ours')
          .describe('the edge that its rear touches'),
        along: z
          .number()
          .min(0)
          .max(200)
          .describe('inches along that edge to its middle, from the corner at our left or nearest to us'),
      })
      .optional()
      .describe('comes on as a reinforcement, before all other moves; it may be moved later'),
    advance: steps.optional().describe('forward, backward or sideways, in one direction only'),
    march: steps.optional().describe('forward only'),
    reform: drawnUp.optional().describe('about its centre, in any formation and facing'),
    swiftReform: drawnUp.optional().describe('before an advance'),
  })
  .refine(
    ({ arrives, advance, march, reform }) =>
      [arrives, advance, march, reform].filter((given) => given !== undefined).length === 1,
    'expected one of arrives, advance, march and reform',
  )
  .refine(({ advance, swiftReform }) => advance !== undefined || swiftReform === undefined, {
    message: 'a swift reform goes with an advance',
    path: ['swiftReform'],
  });

const enemy = z.strictObject({
  ...inRanks,
  at,
  fleeing: z.boolean().default(false).describe('the enemy unit flees'),
});

export const movesFields = z.strictObject({
  table: battleLineFields.shape.table,
  units: oneOfEach(
    z
      .record(name, unit)
      .refine(
        (all) => Object.keys(all).length >= 1 && Object.keys(all).length <= 12,
        'expected 1 to 12 units',
      ),
  ).describe('our units by name; one without "at" is still to arrive'),
  enemies: z
    .record(name, enemy)
    .refine((all) => Object.keys(all).length <= 12, 'expected at most 12 enemy units')
    .default({})
    .describe('enemy units by name'),
  moves: z.array(move).min(1).max(24).describe('the remaining moves in their order'),
});

export type MovesFields = z.output<typeof movesFields>;
export type MovingUnit = MovesFields['units'][string];
export type Move = MovesFields['moves'][number];
export type Step = z.output<typeof step>;
