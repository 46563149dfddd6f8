import { z } from 'zod';
import { dice, inches, leadership, models, turns } from '../../notation/fields.ts';
import { characters, generalFields, lenderOrNone, standardFields } from './lending-fields.ts';
import { oneKindOfDice, testingUnitFields } from './testing-unit.ts';

// The fields of `ask: flight`: the fleeing unit, its way to the edge, who lends, who chases it.

const name = z.string().min(1).max(60);
const place = z.number().min(-200).max(200);

const alongTheLine = {
  ahead: place
    .optional()
    .describe(
      'instead of away: stands still so many inches ahead of where the flight began, along its line; negative: behind',
    ),
  aside: inches.optional().describe('and so many inches beside the line'),
} as const;

const unit = z
  .strictObject({
    ...testingUnitFields,
    models: models.default(10).describe('models left when it begins to flee, without joined characters'),
    startedWith: models
      .optional()
      .describe('models with which it began the battle; the same where not given'),
    swiftstride: z.boolean().default(false).describe('has Swiftstride'),
    depth: inches.default(0).describe('depth of the unit in inches, for running through others'),
  })
  .refine(...oneKindOfDice)
  .refine(({ models, startedWith = models }) => startedWith >= models, {
    message: 'the unit cannot have more models than it began the battle with',
    path: ['startedWith'],
  })
  .describe('the unit that flees');

const obstacle = z
  .strictObject({
    is: z
      .enum(['friend', 'enemy', 'impassable'])
      .default('friend')
      .describe('friend, enemy or impassable ground'),
    ahead: place.describe(
      'inches from where the front of the fleeing unit stood to this, along the line of flight',
    ),
    aside: inches.default(0).describe('inches beside the way; more than 0 is not run through'),
    depth: inches.default(0).describe('its depth along the line of flight'),
    leadership: leadership.optional().describe('of a friend: he then tests for panic himself'),
    reroll: z.boolean().default(false).describe('the friend re-rolls a failed test'),
  })
  .refine(
    ({ is, leadership }) => is === 'friend' || leadership === undefined,
    'only a friend takes a panic test: leave leadership away',
  );

const charger = z.strictObject({
  turn: turns.describe('the enemy turn in which it charges; enemy turn 1 follows own turn 1'),
  behind: place.describe('inches behind the place where the flight began; it stands there until it charges'),
  move: z.number().min(0).max(20).describe('its Movement in inches'),
  dice: dice.prefault('2d6').describe('added to its Movement: 2d6, or 3d6 drop lowest with Swiftstride'),
});

export const flightFields = z
  .strictObject({
    unit,
    edge: inches.min(0.5).describe('inches to the table edge, straight ahead'),
    began: z
      .enum(['enemy turn', 'own turn', 'earlier'])
      .default('enemy turn')
      .describe(
        'when it began to flee: just now in the enemy turn; just now in the own turn 1, so that it cannot rally before own turn 2; or earlier, so that the first thing is a rally test',
      ),
    voluntary: z.boolean().default(false).describe('it flees by choice, from a charge'),
    pursuit: dice.optional().describe('it breaks from combat and is pursued: the dice of the pursuers, 2d6'),
    turns: turns.default(6).describe('own turns that are followed'),
    characters,
    general: lenderOrNone(
      { ...generalFields, ...alongTheLine },
      'the General; none where he is dead or there is none',
    ),
    standard: lenderOrNone(
      { ...standardFields, ...alongTheLine },
      'the battle standard; none where it is lost or there is none',
    ),
    onTheWay: z
      .record(name, obstacle)
      .refine((all) => Object.keys(all).length <= 6, 'expected at most 6 of them')
      .default({})
      .describe('friends, enemies and impassable ground on the way or near it, by name'),
    charges: z
      .record(name, charger)
      .refine((all) => Object.keys(all).length <= 6, 'expected at most 6 charges')
      .default({})
      .describe('enemies that charge the fleeing unit, by name'),
  })
  .refine(({ began, pursuit }) => began !== 'earlier' || pursuit === undefined, {
    message: 'a unit that began to flee earlier is no longer pursued: leave pursuit away',
    path: ['pursuit'],
  });

export type FlightFields = z.output<typeof flightFields>;
