import { z } from 'zod';
import { parameter } from '../parameter.ts';

// How far the General's and the battle standard's presence reaches, and whom it helps.

const radius = z.number().min(0).max(72);

export const generalRadius = parameter({
  name: 'leadership.generalRadius',
  type: radius,
  default: 12,
  readings: [6, 18],
  meaning: 'A unit at this many inches or fewer from a General who does not flee may use his Leadership.',
  source:
    'Warhammer 8th edition, Inspiring Presence: 12 inches. The early Ninth Age is taken to have the same.',
});

export const largeGeneralRadius = parameter({
  name: 'leadership.largeGeneralRadius',
  type: radius,
  default: 12,
  readings: [18],
  meaning: 'The same for a General who is a Large Target.',
  source: 'Warhammer 8th edition: 18 inches.',
});

export const standardRadius = parameter({
  name: 'leadership.standardRadius',
  type: radius,
  default: 12,
  readings: [6, 18],
  meaning:
    'A unit at this many inches or fewer from a battle standard that does not flee re-rolls failed tests.',
  source:
    'Warhammer 8th edition, Hold Your Ground: 12 inches. The early Ninth Age is taken to have the same.',
});

export const bsbScope = parameter({
  name: 'leadership.bsbScope',
  type: z.enum(['all', 'panicAndBreak', 'break', 'none']),
  default: 'all',
  readings: ['all', 'panicAndBreak', 'break', 'none'],
  meaning:
    'Which failed tests the battle standard re-rolls: all, only panic and break tests, only break tests, or none.',
  source:
    'Warhammer 8th edition: any Leadership test. A fan continuation: panic and break tests. The 4th and 6th editions: break tests.',
});

export const refusedGeneralAura = parameter({
  name: 'leadership.refusedGeneralAura',
  type: z.enum(['on', 'off']),
  default: 'on',
  readings: ['on', 'off'],
  meaning:
    'Whether units near a General who has refused a challenge may still use his Leadership; the unit he stands in may not.',
  source: 'The Russian text on characters bars only his own unit.',
});

export const coldBloodedScope = parameter({
  name: 'leadership.coldBloodedScope',
  type: z.enum(['all', 'psychology']),
  default: 'all',
  readings: ['all', 'psychology'],
  meaning:
    'Whether cold-blooded units roll a third die, and drop the highest, in all Leadership tests or only against panic, fear and terror.',
  source: 'Warhammer 6th and 8th editions: all tests. The Old World: fear, panic and terror.',
});

export const lendingParameters = [
  generalRadius,
  largeGeneralRadius,
  standardRadius,
  bsbScope,
  refusedGeneralAura,
  coldBloodedScope,
] as const;
