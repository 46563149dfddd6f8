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
