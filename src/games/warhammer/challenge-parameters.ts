import { z } from 'zod';
import { parameter } from '../parameter.ts';

// Challenges: who can meet whom, and what a refusal costs.

export const challengeReach = parameter({
  name: 'challenge.challengeReach',
  type: z.enum(['doubledMovements', 'inContact']),
  default: 'doubledMovements',
  readings: ['doubledMovements', 'inContact'],
  meaning:
    'Who can accept a challenge: one no further from the challenger than twice the Movement of both together (doubledMovements), or anyone whose unit is in contact with that of the challenger (inContact).',
  source:
    'The Russian text on characters: the sum of their doubled Movements. Warhammer 8th edition as printed: units in contact.',
});

export const challengeMovements = parameter({
  name: 'challenge.movements',
  type: z.int().min(1).max(4),
  default: 2,
  readings: [1],
  meaning: 'How many times his Movement each of the two may go to meet the other.',
  source: 'The Russian text on characters: twice.',
});

export const cannotBePlaced = parameter({
  name: 'challenge.cannotBePlaced',
  type: z.enum(['cannotAccept', 'countsAsInContact']),
  default: 'cannotAccept',
  readings: ['cannotAccept', 'countsAsInContact'],
  meaning:
    'What becomes of a challenge when the two cannot be moved into base contact: it cannot be accepted, or they fight as if they were in contact.',
  source:
    'The Russian text on characters: it cannot be accepted. Warhammer 8th edition, as read in its questions and answers: as if in contact.',
});

export const refusalNeedsRearRank = parameter({
  name: 'challenge.refusalNeedsRearRank',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning:
    'Whether a challenge that would send a character to the rear can be refused only where his unit has a second rank for him; else he must accept.',
  source:
    'The Russian text on characters sends him to the rear rank; a fan edition says that he may not refuse where he cannot be moved away.',
});

export const refusedLdUntil = parameter({
  name: 'challenge.refusedLdUntil',
  type: z.enum(['round', 'turn', 'combatEnds']),
  default: 'round',
  readings: ['round', 'turn', 'combatEnds'],
  meaning:
    'How long a unit may not use the Leadership of a character who has refused: to the end of the combat round, of the player turn, or of the turn in which the combat ends. In the last case he makes his unit no more stubborn, and a battle standard that he bears gives no re-roll.',
  source:
    'The Russian text on characters: the round. A fan continuation of the 8th edition: the turn. A later Ninth Age: until the combat ends.',
});

export const challengeParameters = [
  challengeReach,
  challengeMovements,
  cannotBePlaced,
  refusalNeedsRearRank,
  refusedLdUntil,
] as const;
