import { z } from 'zod';
import { outcome, type Rule } from '../../engine/rule.ts';
import { inches } from '../../notation/fields.ts';
import { question } from '../question.ts';
import { hitsOnCharacter, hitsThrough, woundsOf } from './hits-on-character.ts';
import {
  lookOutSirParameters,
  protectionChargingOut,
  protectionFromTemplate,
} from './look-out-sir-target.ts';
import { lookOutSirTypes, unitType } from './unit-type.ts';

const unhurt = outcome('is not hit');
const lives = outcome('is hit and lives', 'wounds');
const falls = outcome('falls');

/** Hits that would strike a character: who of his unit takes them for him. */
export const lookOutSirQuestion = question({
  ask: 'look-out-sir',
  games: ['warhammer'],
  title: 'Look Out, Sir',
  summary:
    'The chance that a character or champion is hit, is wounded or falls, when others may step before him.',
  rule: [
    'When a template covers a character or champion in a unit of five or more rank and file, roll a D6 for each hit on him: on 2+ one of the rank and file takes it. Musicians and standard bearers count among the five, the champion does not.',
    'When a character charges out of his unit and the enemy stands and shoots, he is shot at like a unit of his own; for each hit roll a D6: on 4+ it is taken for him. Where `lookOutSir.lookOutSirChargingOut` is `sameTroopType`, only if he is of the type of his unit.',
    'Under some rules a character who stands alone, close to a friendly unit of his own type, is protected from templates too.',
    'Every hit that reaches him wounds on the roll given, unless a save is made. He falls when he has lost all his Wounds.',
  ].join('\n\n'),
  sources: ['The Russian text on characters: leaving a unit', 'Warhammer 8th edition: Look Out Sir'],
  parameters: [...lookOutSirParameters, lookOutSirTypes],
  fields: z.strictObject({
    against: z.enum(['template', 'stand and shoot']).describe('what he is hit by'),
    shooting: hitsOnCharacter,
    character: z
      .strictObject({
        type: unitType,
        wounds: z.int().min(1).max(20).default(1).describe('Wounds that he has left'),
      })
      .prefault({})
      .describe('the character or champion'),
    unit: z
      .strictObject({
        rankAndFile: z
          .int()
          .min(0)
          .max(500)
          .describe('rank and file, musician and standard bearer with them, the champion without'),
        type: unitType,
        away: inches.default(0).describe('inches from him where he stands alone; 0 where he stands in it'),
      })
      .describe('the unit that he stands in, charges out of, or stands near'),
  }),
  outcomes: [
    {
      name: 'is not hit',
      clause: 'no hit reaches him',
      meaning: 'All hits are taken for him.',
      tone: 'good',
    },
    {
      name: 'is hit and lives',
      clause: 'he is hit and lives',
      meaning: 'A hit reaches him, and he keeps a Wound.',
      tone: 'neutral',
    },
    { name: 'falls', clause: 'he falls', meaning: 'He has lost all his Wounds.', tone: 'bad' },
  ],
  quantities: [{ name: 'wounds', unit: 'wound', clause: 'the Wounds that he loses' }],
  headline: 'falls',
  template: `holdfast: 1
ask: look-out-sir
title: Does the Captain live through a stone thrower's shot?
rules: wfb8
against: template            # or stand and shoot
shooting: { hits: 1, wound: 2+, save: none }
character: { wounds: 2 }
unit: { rankAndFile: 20 }
vary:
  shooting.hits: [1, 2, 3]
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: look-out-sir
title: Two template hits
rules: wfb8
against: template
shooting: { hits: 2 }
character: { wounds: 3 }
unit: { rankAndFile: 20 }
`,
    outcome: 'is not hit',
    fraction: '25/36',
    because: 'Both hits must be taken for him, each on 2+: 5/6 · 5/6 = 25/36.',
  },
  pose({ against, shooting, character, unit }, rules) {
    const { target, sentence } =
      against === 'template'
        ? protectionFromTemplate(character.type, unit, rules)
        : protectionChargingOut(character.type, unit.type, rules);
    const rule: Rule<{ stage: 'hits' | 'through' | 'wounds'; hits: number }> = {
      start: { stage: 'hits', hits: 0 },
      step({ stage, hits }, dice) {
        if (stage === 'hits') return { stage: 'through', hits: dice.roll(shooting.hits) };
        if (stage === 'through') return { stage: 'wounds', hits: hitsThrough(hits, target, dice) };
        if (hits === 0) return unhurt();
        const wounds = woundsOf(hits, shooting, dice);
        return wounds >= character.wounds ? falls() : lives(wounds);
      },
    };
    return { rule, notes: [sentence] };
  },
});
