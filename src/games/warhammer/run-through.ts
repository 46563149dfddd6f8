import { z } from 'zod';
import { parameter, type Rules } from '../parameter.ts';

export const endWithinOneInch = parameter({
  name: 'flight.endWithinOneInch',
  type: z.enum(['extended', 'stops']),
  default: 'extended',
  readings: ['extended', 'stops'],
  meaning:
    'Whether a flight that would end an inch or less short of a unit goes on to beyond it, or stops there; it always goes on where it would end upon the unit.',
  source: 'Warhammer 8th edition: it goes on.',
});

/** The fewest inches of flight with which a unit runs through another one so many inches ahead. */
export const leastToRunThrough = (gap: number, rules: Rules): number =>
  rules.of(endWithinOneInch) === 'extended' ? gap - 1 : gap;
