import { z } from 'zod';
import { parameter } from '../parameter.ts';

// What a unit that has lost a combat tests on.

export const steadfast = parameter({
  name: 'break.steadfast',
  type: z.boolean(),
  default: true,
  readings: [true, false],
  meaning: 'Whether a unit with more ranks than every enemy in the combat tests without the margin.',
  source: 'Warhammer 8th edition and the Ninth Age, steadfast; not in older books.',
});

export const steadfastGeneralLd = parameter({
  name: 'leadership.steadfastGeneralLd',
  type: z.enum(['allowed', 'lessMargin']),
  default: 'allowed',
  readings: ['allowed', 'lessMargin'],
  meaning:
    "Whether a steadfast unit may use the General's Leadership without the margin, or only with it, if that is still higher than its own.",
  source: 'Warhammer 8th edition makes no exception; a fan continuation: with the margin.',
});

export const standardLostWhenBroken = parameter({
  name: 'break.standardLostWhenBroken',
  type: z.boolean(),
  default: true,
  readings: [true, false],
  meaning: 'Whether the battle standard is lost when the unit he has joined breaks from combat.',
  source: 'Warhammer 8th edition, the battle standard.',
});

export const breakParameters = [steadfast, steadfastGeneralLd, standardLostWhenBroken] as const;
