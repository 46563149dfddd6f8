import { z } from 'zod';
import { inches, leadership, models } from '../../notation/fields.ts';
import { notFromProfile } from '../../notation/profile-fields.ts';
import { lendingFields } from './lending-fields.ts';
import { losses, shotsInRange } from './losses.ts';
import { type Phase, phases } from './panic-parameters.ts';
import { oneKindOfDice, testingUnitFields } from './testing-unit.ts';

// The fields of `ask: panic`: the unit, who lends, who stands near, and what happens phase by phase.

const name = z.string().min(1).max(60);

/** What can happen; each event is exactly one of these. */
const happenings = ['loses', 'friend', 'test', 'dies', 'flees', 'unit'] as const;

const centre = z
  .tuple([z.number().min(-200).max(200), z.number().min(-200).max(200)])
  .optional()
  .describe('its centre on the table, [x, y] in inches, for the direction of the flight');

const event = z
  .strictObject({
    loses: losses.refine(shotsInRange, 'expected at most 200 shots').optional(),
    by: name
      .optional()
      .describe('the enemy unit that does it; none: terrain, a miscast, anything of our own'),
    friend: z
      .enum(['destroyed', 'broken', 'runs through', 'panics'])
      .optional()
      .describe(
        'a friendly unit is destroyed (or leaves the table), is broken, runs through this unit, or takes a panic test itself and would run through',
      ),
    away: inches.optional().describe('inches from the friend, before it is removed or flees'),
    voluntary: z.boolean().default(false).describe('the friend flees by choice, from a charge'),
    strength: notFromProfile(z.int().min(1).max(500)).optional().describe('unit strength of the friend'),
    leadership: leadership.optional().describe('Leadership of the friend who tests'),
    reroll: z.boolean().default(false).describe('the friend who tests has a re-roll'),
    coldBlooded: z.boolean().default(false).describe('the friend who tests is cold-blooded'),
    swiftstride: z.boolean().default(false).describe('the friend who tests flees with Swiftstride'),
    gap: inches.optional().describe('inches between the friend who tests and this unit on his way'),
    test: z
      .enum(['spell', 'specialRule'])
      .optional()
      .describe("an enemy's spell or special rule (Terror) forces a test"),
    dies: name.optional().describe('general, standard, champion, or the name of a joined character'),
    flees: z.enum(['general', 'standard']).optional().describe('flees, and lends nothing from then on'),
    unit: z.enum(['engaged', 'free']).optional().describe('this unit comes into combat or out of it'),
  })
  .superRefine((event, context) => {
    const fault = (message: string) => context.addIssue({ code: 'custom', message });
    const given = happenings.filter((key) => event[key] !== undefined);
    if (given.length !== 1) return fault(`expected exactly one of ${happenings.join(', ')} in an event`);
    const near = event.friend === 'destroyed' || event.friend === 'broken';
    if (near !== (event.away !== undefined))
      fault('away goes with "friend: destroyed" and "friend: broken", and must be given there');
    const tests = event.friend === 'panics';
    if (tests !== (event.leadership !== undefined) || tests !== (event.gap !== undefined))
      fault('leadership and gap go with "friend: panics", and must be given there');
    if (!tests && (event.reroll || event.coldBlooded || event.swiftstride))
      fault('reroll, coldBlooded and swiftstride go with "friend: panics"');
    if (event.by !== undefined && given[0] !== 'loses' && given[0] !== 'test' && given[0] !== 'dies')
      fault('by goes with loses, test and dies');
    if (event.voluntary && event.friend !== 'runs through')
      fault('voluntary goes with "friend: runs through"');
    if (event.strength !== undefined && (event.friend === undefined || event.friend === 'destroyed'))
      fault('strength goes with "friend: broken", "friend: runs through" and "friend: panics"');
  })
  .describe('one thing that happens in a phase');

export type PanicEvent = z.output<typeof event>;

const events = z.array(event).max(20).default([]);

const turn = z
  .strictObject({
    of: z.enum(['own', 'enemy']).default('enemy').describe('whose turn it is: own or enemy'),
    ...(Object.fromEntries(phases.map((phase) => [phase, events])) as Record<Phase, typeof events>),
  })
  .describe('a player turn: the events of its phases, each in order');

const unit = z
  .strictObject({
    ...testingUnitFields,
    models: models.describe('models of the unit, without joined characters'),
    startedWith: models
      .optional()
      .describe('models with which it began the battle; the same where not given'),
    wounds: z.int().min(1).max(20).default(1).describe('Wounds of each model'),
    immuneToPsychology: z.boolean().default(false).describe('takes no panic test'),
    unbreakable: z.boolean().default(false).describe('takes no panic test'),
    frenzy: z.boolean().default(false).describe('is frenzied'),
    engaged: z.boolean().default(false).describe('is in combat when the first turn begins'),
    fleeing: z.boolean().default(false).describe('flees when the first turn begins'),
    centre,
  })
  .refine(...oneKindOfDice)
  .refine(({ models, startedWith = models }) => startedWith >= models, {
    message: 'the unit cannot have more models than it began the battle with',
    path: ['startedWith'],
  })
  .describe('the unit that may panic');

export const panicFields = z
  .strictObject({
    unit,
    ...lendingFields,
    enemies: z
      .union([
        z.literal('none'),
        z
          .record(name, z.strictObject({ away: inches, centre }))
          .refine((all) => Object.keys(all).length <= 12, 'expected at most 12 enemy units'),
      ])
      .optional()
      .describe('the enemy units by name and how far away they are; none where the table is empty of them'),
    turns: z.array(turn).min(1).max(12).describe('player turns, one after the other, 1 to 12'),
  })
  .superRefine((fields, context) => {
    for (const { message, path } of contradictions(fields))
      context.addIssue({ code: 'custom', message, path });
  });

export type PanicFields = z.output<typeof panicFields>;

type Contradiction = { message: string; path: (string | number)[] };

/** Events about somebody who is not there, or who cannot do it. */
function contradictions({
  turns,
  enemies,
  characters,
  general,
  standard,
  unit,
}: PanicFields): Contradiction[] {
  const there = new Set(Object.keys(characters));
  if (general !== 'none') there.add('general');
  if (standard !== 'none') there.add('standard');
  if (unit.champion !== undefined) there.add('champion');
  const found: Contradiction[] = [];
  turns.forEach((turn, t) => {
    for (const phase of phases) {
      turn[phase].forEach((event, e) => {
        const path = ['turns', t, phase, e];
        const { by, dies, flees } = event;
        if (by !== undefined && enemies !== undefined && (enemies === 'none' || !Object.hasOwn(enemies, by)))
          found.push({ message: `"${by}" is none of the enemies`, path: [...path, 'by'] });
        if (dies !== undefined && !there.delete(dies))
          found.push({ message: `there is no "${dies}" who could die now`, path: [...path, 'dies'] });
        if (flees === undefined) return;
        const lender = flees === 'general' ? general : standard;
        if (!there.has(flees)) found.push({ message: `there is no ${flees} who could flee now`, path });
        else if (lender !== 'none' && lender.joins === 'unit')
          found.push({ message: `the ${flees} has joined the unit and flees only with it`, path });
      });
    }
  });
  return found;
}
