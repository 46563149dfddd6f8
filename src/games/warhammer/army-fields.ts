import { z } from 'zod';
import { inches, models } from '../../notation/fields.ts';
import { characters, generalFields, lenderOrNone, standardFields } from './lending-fields.ts';
import { oneKindOfDice, testingUnitFields } from './testing-unit.ts';
import { unitType } from './unit-type.ts';

// The fields of `ask: army`: the units, who leads them and how far away, and what changes would cost.

const name = z.string().min(1).max(60);
const points = z.number().min(0).max(100_000);

/** A lender stands once for the whole army; how far he is away belongs to each unit. */
const { away: _away, joins: _joins, ...generalAlone } = generalFields;
const { away: __away, joins: __joins, ...standardAlone } = standardFields;

const price = points.optional();

const place = (whom: string) =>
  lenderOrNone(
    {
      away: inches.optional().describe('inches from the unit, edge to edge'),
      joins: z.literal('unit').optional().describe('has joined this unit; then no distance is given'),
    },
    `where ${whom} is, as this unit sees him; none where he is not near or no place is known`,
  );

const unit = z
  .strictObject({
    ...testingUnitFields,
    models: models.describe('models of the unit, without joined characters'),
    points: points.optional().describe('points of the whole unit'),
    type: unitType,
    stubborn: z.boolean().default(false).describe('takes break tests without the margin'),
    steadfast: z
      .boolean()
      .default(false)
      .describe('has more ranks than its enemies, and takes break tests without the margin'),
    unbreakable: z.boolean().default(false).describe('takes neither panic nor break tests'),
    immuneToPsychology: z.boolean().default(false).describe('takes no panic test'),
    frenzy: z.boolean().default(false).describe('is frenzied'),
    marchExempt: z.boolean().optional().describe('marches without a test, whatever its type'),
    cannotMarch: z.boolean().optional().describe('never marches, whatever its type'),
    characters,
    general: place('the General'),
    standard: place('the battle standard'),
  })
  .refine(...oneKindOfDice)
  .describe('a unit of the army');

const none = z.literal('none');

export const armyFields = z
  .strictObject({
    units: z
      .record(name, unit)
      .refine((all) => Object.keys(all).length >= 1, 'expected at least one unit')
      .refine((all) => Object.keys(all).length <= 20, 'expected at most 20 units')
      .describe('the units by name, 1 to 20'),
    general: z
      .union([none, z.strictObject({ ...generalAlone, points: price.describe('his points') })])
      .default('none')
      .describe('the General; none where he is dead or there is none'),
    standard: z
      .union([
        none,
        z.strictObject({
          ...standardAlone,
          points: price.describe('what the banner costs, without its bearer'),
        }),
      ])
      .default('none')
      .describe('the battle standard; none where it is lost or there is none'),
    lostBy: z
      .int()
      .min(1)
      .max(10)
      .default(5)
      .describe('break tests are taken for combats lost by 1 up to this, 1 to 10'),
    prices: z
      .strictObject({
        leadership: price.describe('points for one more Leadership of a unit'),
        coldBlooded: price.describe('points for making a unit cold-blooded'),
        stubborn: price.describe('points for making a unit stubborn'),
        standard: price.describe('points for a battle standard, where the army has none'),
      })
      .default({})
      .describe(
        'what changes to a unit would cost, for the gain per 10 points; left out where it has no price',
      ),
  })
  .superRefine(({ units }, context) => {
    for (const lender of ['general', 'standard'] as const) {
      const joined = Object.entries(units).filter(
        ([, { [lender]: place }]) => place !== 'none' && place.joins === 'unit',
      );
      for (const [unit] of joined.slice(1))
        context.addIssue({
          code: 'custom',
          message: `the ${lender === 'general' ? 'General' : 'battle standard'} has joined ${joined[0]![0]} already`,
          path: ['units', unit, lender],
        });
    }
  });

export type ArmyFields = z.output<typeof armyFields>;
export type ArmyUnit = ArmyFields['units'][string];
