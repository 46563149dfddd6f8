import { z } from 'zod';
import { parameter } from '../parameter.ts';

// What the remaining moves leave to the rulebook besides marches and allowances.

export const unitSpacing = parameter({
  name: 'moves.unitSpacing',
  type: z.number().min(0).max(6),
  default: 1,
  readings: [0],
  meaning: 'Inches that a unit must keep from every other unit where its move ends.',
  source:
    'The Ninth Age of 2016, pages 31–32 names the rule of the distance between units; Warhammer and the Ninth Age: 1 inch.',
});

export const swiftReformTest = parameter({
  name: 'moves.swiftReformTest',
  type: z.boolean(),
  default: true,
  readings: [true, false],
  meaning:
    'Whether a swift reform needs a Leadership test; a unit that fails it has reformed and does not move any more.',
  source: 'Warhammer 8th edition, as commonly played; the Ninth Age of 2016, pages 31–32 names no test.',
});

export const reinforcementsMarch = parameter({
  name: 'moves.reinforcementsMarch',
  type: z.boolean(),
  default: true,
  readings: [true, false],
  meaning: 'Whether a unit that has arrived as a reinforcement may march in the same turn.',
  source: 'The Ninth Age of 2016, pages 31–32 sets no limit; some rulebooks forbid it.',
});

export const movesParameters = [unitSpacing, swiftReformTest, reinforcementsMarch] as const;
