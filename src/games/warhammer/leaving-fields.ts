import { z } from 'zod';
import { inches, leadership, models } from '../../notation/fields.ts';
import { hitsOnCharacter } from './hits-on-character.ts';
import { characterBars, unitBars } from './leaving-bars.ts';
import { lendingFields } from './lending-fields.ts';
import { losses, shotsInRange } from './losses.ts';
import { oneKindOfDice, testingUnitFields } from './testing-unit.ts';
import { unitType } from './unit-type.ts';

// A character, the unit he leaves and the unit he joins, as scenario files write them.

const wounds = z.int().min(1).max(20).default(1).describe('Wounds of each model');
const suffered = losses.refine(shotsInRange, 'expected at most 200 shots').prefault(0);
const loses = z
  .strictObject({
    movement: suffered.describe('lost in this Movement phase, after he has left'),
    shooting: suffered.describe('lost in the next Shooting phase'),
  })
  .prefault({})
  .describe('what the unit loses: models, wounds or shots');
const inPanic = {
  ...testingUnitFields,
  models: models.describe('models, joined characters not counted'),
  wounds,
  immuneToPsychology: z.boolean().default(false).describe('takes no panic test'),
  unbreakable: z.boolean().default(false).describe('takes no panic test'),
  loses,
} as const;

const unit = z
  .strictObject({
    ...inPanic,
    type: unitType,
    is: z
      .array(z.enum(keysOf(unitBars)))
      .max(5)
      .default([])
      .describe('what keeps him in the unit'),
    hasMoved: z.boolean().default(false).describe('the unit has made its remaining move'),
  })
  .refine(...oneKindOfDice)
  .describe('the unit that he is in');

const character = z
  .strictObject({
    leadership,
    move: z.int().min(0).max(20).describe('his own Movement in inches'),
    wounds: z.int().min(1).max(20).default(1).describe('Wounds that he has left'),
    type: unitType,
    role: z
      .enum(['character', 'general', 'standard'])
      .default('character')
      .describe('general or standard where he is the General or bears the battle standard'),
    large: z.boolean().default(false).describe('is a Large Target'),
    is: z
      .array(z.enum(keysOf(characterBars)))
      .max(2)
      .default([])
      .describe('what keeps him in the unit'),
    marchExempt: z.boolean().optional().describe('marches without a test, whatever his type'),
    cannotMarch: z.boolean().optional().describe('never marches, whatever his type'),
  })
  .describe('the character; he is not among the unit’s models or characters');

const joins = z
  .strictObject({
    ...inPanic,
    away: inches.describe('inches between the two units'),
    ...lendingFields,
  })
  .refine(...oneKindOfDice)
  .describe('the unit that he joins when he leaves on foot');

export const leavingFields = z.strictObject({
  unit,
  ...lendingFields,
  character,
  leaves: z.enum(['by charge', 'on foot', 'not at all']).describe('by charge, on foot, or not at all'),
  goes: inches.default(0).describe('inches that he goes, from his own place in the unit'),
  enemyAway: inches
    .optional()
    .describe('inches from him to the closest enemy unit that makes a march test necessary'),
  standAndShoot: hitsOnCharacter.optional().describe('those who stand and shoot at him as he charges'),
  joins: joins.optional(),
});

export type LeavingFields = z.output<typeof leavingFields>;

function keysOf<Key extends string>(of: Readonly<Record<Key, string>>): [Key, ...Key[]] {
  return Object.keys(of) as [Key, ...Key[]];
}
