import { z } from 'zod';
import { threeD6DropLowest, twoD6 } from '../../dice/common.ts';
import type { Die } from '../../dice/die.ts';
import { parseDice } from '../../dice/notation.ts';
import { parameter, type Rules } from '../parameter.ts';

// How far and over what a fleeing unit runs.

const flightDice = {
  '2d6': twoD6,
  '3d6 drop lowest': threeD6DropLowest,
  '3d6': parseDice('3d6'),
} as const satisfies Record<string, Die>;
const diceNames = Object.keys(flightDice) as [keyof typeof flightDice];

export const plainFlightDice = parameter({
  name: 'flight.dice',
  type: z.enum(diceNames),
  default: '2d6',
  meaning: 'The dice that say how many inches a unit flees.',
  source: 'Warhammer 8th edition and the Ninth Age: 2D6, whatever its Movement.',
});

export const swiftFlightDice = parameter({
  name: 'flight.swiftstrideDice',
  type: z.enum(diceNames),
  default: '3d6 drop lowest',
  readings: ['2d6', '3d6'],
  meaning: 'The dice of a fleeing unit with Swiftstride.',
  source:
    'Warhammer 8th edition: the two highest of three dice. The 6th and 7th editions, for a Movement above 6, and the Old World: all three.',
});

export const offTableMeasuredFrom = parameter({
  name: 'flight.offTableMeasuredFrom',
  type: z.enum(['exitPoint', 'startPoint']),
  default: 'exitPoint',
  readings: ['exitPoint', 'startPoint'],
  meaning:
    'From where the friends of a unit that flees off the table are measured, who must test for it: where it touched the edge, or where it began that flight.',
  source: 'Not stated in the source texts or in Warhammer 8th edition.',
});

export const dangerousUpTo = parameter({
  name: 'flight.dangerousUpTo',
  type: z.int().min(0).max(6),
  default: 1,
  readings: [0],
  meaning: 'Each model that flees across an enemy or impassable ground dies if its D6 shows this or less.',
  source: 'Warhammer 8th edition, dangerous terrain, as commonly played: 1.',
});

export const flightParameters = [
  plainFlightDice,
  swiftFlightDice,
  offTableMeasuredFrom,
  dangerousUpTo,
] as const;

/** The dice of the unit's flight. */
export const flightDie = (swiftstride: boolean, rules: Rules): Die =>
  flightDice[rules.of(swiftstride ? swiftFlightDice : plainFlightDice)];
