import { z } from 'zod';
import { parameter } from '../parameter.ts';

// Who need not take the tests against fear and terror.

export const fearImmunity = parameter({
  name: 'psychology.causersAreImmune',
  type: z.boolean(),
  default: true,
  readings: [true, false],
  meaning:
    'Whether a unit that causes fear is immune to fear, and one that causes terror to both fear and terror.',
  source: 'Warhammer 8th edition, as commonly played.',
});

export const psychologyParameters = [fearImmunity] as const;
