import { z } from 'zod';
import { composite } from '../../dice/composite.ts';
import { outcome, type Rule } from '../../engine/rule.ts';
import { inches } from '../../notation/fields.ts';
import { parameter } from '../parameter.ts';
import { question } from '../question.ts';
import { isSwift, swiftstrideTypes, unitType } from './unit-type.ts';

const reaches = outcome('reaches the enemy', 'inches');
const fails = outcome('fails the charge', 'inches');

/** The kept dice as one number: their sum in eights, and the highest of them. */
const sumAndHighest = (sides: readonly number[], kept: number) =>
  composite(`charge dice, ${kept} of ${sides.length} kept`, sides, (dice) => {
    const best = [...dice].sort((a, b) => b - a).slice(0, kept);
    return 8 * best.reduce((sum, shown) => sum + shown, 0) + best[0]!;
  });

const chargeDice = {
  '2d6': sumAndHighest([6, 6], 2),
  '3d6 drop lowest': sumAndHighest([6, 6, 6], 2),
} as const;
const diceNames = Object.keys(chargeDice) as [keyof typeof chargeDice];

export const plainDice = parameter({
  name: 'charge.dice',
  type: z.enum(diceNames),
  default: '2d6',
  meaning: 'The dice that are added to the Movement for the range of a charge.',
  source: 'Warhammer 8th edition, summary: Movement and 2D6.',
});

export const swiftDice = parameter({
  name: 'charge.swiftstrideDice',
  type: z.enum(diceNames),
  default: '3d6 drop lowest',
  readings: ['2d6'],
  meaning: 'The dice of a unit with Swiftstride.',
  source: 'Warhammer 8th edition: the two highest of three dice, as read in summaries.',
});

export const failedChargeMoves = parameter({
  name: 'charge.failedMoves',
  type: z.enum(['highestDie', 'movement', 'nothing']),
  default: 'highestDie',
  readings: ['highestDie', 'movement', 'nothing'],
  meaning:
    'How far a unit goes whose charge has failed: as many inches as its highest die shows, its Movement, or nothing.',
  source: 'Warhammer 8th edition, as read in summaries: the highest die.',
});

/** How far a charge goes: the Movement and two dice. */
export const chargeQuestion = question({
  ask: 'charge',
  games: ['warhammer'],
  title: 'A charge',
  summary: 'The chance that a charge reaches the enemy, and how far one that fails stumbles on.',
  rule: [
    'A unit that charges goes as far as its Movement and two dice together. It reaches the enemy when that is not less than the distance.',
    'A unit with Swiftstride rolls three dice and drops the lowest. Its type says whether it has Swiftstride where the file does not.',
    'A charge that fails goes on as many inches as the highest of the kept dice shows, and never as far as the enemy.',
  ].join('\n\n'),
  sources: ['Warhammer 8th edition, summary of the charge'],
  parameters: [plainDice, swiftDice, failedChargeMoves, swiftstrideTypes],
  fields: z.strictObject({
    unit: z
      .strictObject({
        move: z.int().min(0).max(20).describe('Movement in inches'),
        type: unitType,
        swiftstride: z.boolean().optional().describe('has Swiftstride, whatever its type'),
      })
      .describe('the unit that charges'),
    away: inches.describe('inches to the enemy, edge to edge'),
  }),
  outcomes: [
    {
      name: 'reaches the enemy',
      clause: 'the charge reaches the enemy',
      meaning: 'The range is not less than the distance.',
      tone: 'good',
    },
    {
      name: 'fails the charge',
      clause: 'the charge fails',
      meaning: 'The range is less than the distance.',
      tone: 'bad',
    },
  ],
  quantities: [{ name: 'inches', unit: 'inch', clause: 'the inches moved' }],
  headline: 'reaches the enemy',
  template: `holdfast: 1
ask: charge
title: From how far may the knights charge?
rules: wfb8
unit: { move: 7, type: cavalry }       # cavalry rolls three dice and drops the lowest
away: 15
vary:
  away: [12, 15, 18]
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: charge
title: Eleven inches on foot
rules: wfb8
unit: { move: 4 }
away: 11
`,
    outcome: 'reaches the enemy',
    fraction: '7/12',
    because: '7 or more with two dice: 21 of 36 throws.',
  },
  pose({ unit, away }, rules) {
    const swift = isSwift(unit, rules);
    const written = rules.of(swift ? swiftDice : plainDice);
    const goesOn = rules.of(failedChargeMoves);
    const rule: Rule<Record<string, never>> = {
      start: {},
      step(_state, dice) {
        const rolled = dice.roll(chargeDice[written]);
        const sum = Math.floor(rolled / 8);
        if (unit.move + sum >= away) return reaches(away);
        if (goesOn === 'nothing') return fails(0);
        return fails(Math.min(goesOn === 'movement' ? unit.move : rolled % 8, away));
      },
    };
    return {
      rule,
      notes: [`The range is ${unit.move} + ${written} inches${swift ? ', with Swiftstride' : ''}.`],
    };
  },
});
