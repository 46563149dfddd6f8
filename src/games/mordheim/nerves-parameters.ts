import { z } from 'zod';
import { parameter } from '../parameter.ts';

export const ralliedCaughtAlone = parameter({
  name: 'nerves.ralliedCaughtAlone',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning:
    'Whether a warrior who has rallied in a turn can be caught alone in the same turn of a game of nerves.',
  source: 'Not stated in the texts; a convention of this program.',
});

export const leaderRecoversFirst = parameter({
  name: 'nerves.leaderRecoversFirst',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning:
    'Whether the leader recovers before the others test to rally, and then lends his Leadership if he stands; else his state is that in which recovery began.',
  source:
    'Not stated; the living rulebook rallies first, then lets the fallen recover. A convention of this program.',
});
