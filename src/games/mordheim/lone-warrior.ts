import { z } from 'zod';
import { characteristic, inches, leadership, save } from '../../notation/fields.ts';
import type { Condition } from './condition.ts';
import { groupName } from './warband.ts';

// A warrior caught alone, his opponents and his friends, as scenario files write them.

const coordinate = z.number().min(0).max(200);
/** A place on the table: inches from its left and from its near side. */
export const place = z.tuple([coordinate, coordinate]).describe('[x, y] in inches, middle of the base');

/** Off the table and out of action nobody is near enough to matter. */
const present = z
  .enum(['standing', 'knockedDown', 'stunned', 'fleeing', 'offTable', 'outOfAction'])
  .default('standing') satisfies z.ZodType<Condition>;

const TABLE = /^(\d{2,3}) ?x ?(\d{2,3})$/;

/** A table, `48 x 48`: width, then depth, 12 to 200 inches each. */
export const table = z
  .string()
  .regex(TABLE, { error: 'expected width x depth in inches such as "48 x 48"', abort: true })
  .transform((text): readonly [number, number] => {
    const [, width, depth] = TABLE.exec(text)!;
    return [Number(width), Number(depth)];
  })
  .refine((sides) => sides.every((side) => side >= 12 && side <= 200), 'expected 12 to 200 inches each')
  .describe('width x depth in inches; [0, 0] is its near left corner');

export const warrior = z
  .strictObject({
    leadership,
    toughness: characteristic,
    wounds: z.int().min(1).max(10).default(1).describe('wounds left, 1 to 10'),
    save: save.prefault('none').describe('armour save, 2+ to 6+, or none'),
    helmet: z.boolean().default(false),
    state: z.enum(['standing', 'knockedDown', 'stunned']).default('standing'),
    immune: z
      .boolean()
      .default(false)
      .describe('never takes All Alone tests (loner, combat master, hardened)'),
    causesFear: z.boolean().default(false).describe('who would charge him must pass a Leadership test'),
    at: place.optional(),
  })
  .describe('the warrior who may be caught alone');

/** In the line form: inches towards the edge (behind the warrior: negative) and beside the line. */
const onTheLine = {
  ahead: z.number().min(-200).max(200).optional().describe('one-line form: inches nearer to the edge'),
  aside: inches.optional().describe('one-line form: inches beside the line to the edge'),
} as const;

const places = z
  .union([place, z.array(place).min(1).max(20)])
  .optional()
  .describe('[x, y] in inches, middle of the base; a list of them where there are several');

export const enemies = z
  .record(
    groupName,
    z.strictObject({
      strength: characteristic.optional(),
      saveModifier: z
        .int()
        .min(-6)
        .max(2)
        .default(0)
        .describe('of the weapon: -1 for an axe, +1 for a dagger'),
      count: z.int().min(1).max(20).default(1),
      state: present,
      fights: z.boolean().default(true).describe('false: on the table, but not in contact with the warrior'),
      hidden: z.boolean().default(false).describe('a hidden enemy bars nobody from rallying'),
      at: places,
      ...onTheLine,
    }),
  )
  .refine((groups) => Object.keys(groups).length <= 20, 'expected at most 20 groups')
  .refine((groups) => Object.keys(groups).length > 0, 'expected at least one enemy')
  .describe('enemies by name, first of all the opponents in contact with the warrior');

export const friends = z
  .record(
    groupName,
    z.strictObject({
      leadership: leadership.optional(),
      leader: z.boolean().default(false).describe('lends his Leadership to warriors near him'),
      reach: inches.optional().describe('of his Leadership in inches, where equipment widens it'),
      state: present,
      at: place.optional(),
      ...onTheLine,
    }),
  )
  .refine((all) => Object.keys(all).length <= 20, 'expected at most 20 friends')
  .refine((all) => Object.values(all).filter(({ leader }) => leader).length <= 1, 'a warband has one leader')
  .default({})
  .describe('friends on the table by name');
