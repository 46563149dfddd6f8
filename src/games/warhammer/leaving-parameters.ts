import { z } from 'zod';
import { parameter } from '../parameter.ts';

// What a rulebook may say otherwise about characters who leave their units.

export const leaverInBase = parameter({
  name: 'leaving.leaverInBase',
  type: z.boolean(),
  default: true,
  readings: [true, false],
  meaning:
    'Whether a character who left his unit in this phase still counts among the models that it had at the start of the phase, for heavy casualties.',
  source:
    'The Ninth Age of 2016, pages 64–65 counts the models at the start of the phase; that the leaver stays counted is settled by this project.',
});

export const mayLeaveAfterJoining = parameter({
  name: 'leaving.mayLeaveAfterJoining',
  type: z.boolean(),
  default: true,
  readings: [true, false],
  meaning: 'Whether a character may leave a unit in the turn in which he joined it.',
  source: 'The Russian text on characters sets no such bar; Warhammer 8th edition as printed forbids it.',
});

export const joinedUnitMayMove = parameter({
  name: 'leaving.joinedUnitMayMove',
  type: z.boolean(),
  default: true,
  readings: [true, false],
  meaning: 'Whether the unit that a character joins may still move in this phase.',
  source: 'The Russian text on characters says nothing of it; Warhammer 8th edition as printed forbids it.',
});

export const leavingParameters = [leaverInBase, mayLeaveAfterJoining, joinedUnitMayMove] as const;
