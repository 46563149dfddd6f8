import { z } from 'zod';
import { parameter, type Rules } from '../parameter.ts';
import type { Phase } from './panic-parameters.ts';

// What units do in a turn, and which of it a unit that flees, or has just rallied, cannot do.

/** Each action with its words, and the turn and phase that it belongs to; where none is given, any. */
export const actions = {
  charge: { noun: 'charge', of: 'own', phase: 'movement' },
  advance: { noun: 'advance', of: 'own', phase: 'movement' },
  march: { noun: 'march', of: 'own', phase: 'movement' },
  reform: { noun: 'reform', of: 'own', phase: 'movement' },
  hold: { noun: 'reaction to hold', of: 'enemy', phase: 'movement' },
  'stand and shoot': { noun: 'reaction to stand and shoot', of: 'enemy', phase: 'movement' },
  flee: { noun: 'reaction to flee', of: 'enemy', phase: 'movement' },
  channel: { noun: 'channelling', phase: 'magic' },
  cast: { noun: 'spell', of: 'own', phase: 'magic' },
  dispel: { noun: 'dispelling', of: 'enemy', phase: 'magic' },
  shoot: { noun: 'shooting', of: 'own', phase: 'shooting' },
  'use an item': { noun: 'one-use item' },
} as const satisfies Record<string, { noun: string; of?: 'own' | 'enemy'; phase?: Phase }>;

export type Action = keyof typeof actions;
export const actionNames = Object.keys(actions) as [Action, ...Action[]];

const list = z.array(z.enum(actionNames)).max(actionNames.length);

export const fleeingCannot = parameter({
  name: 'fleeing.cannot',
  type: list,
  default: actionNames.filter((action) => action !== 'flee'),
  readings: [['charge', 'advance', 'march', 'reform', 'hold', 'stand and shoot', 'shoot']],
  meaning: 'What a fleeing unit cannot do, even where it would have to.',
  source:
    'The Ninth Age of 2016, pages 31–32: nothing at all but to flee; the list there is not meant to be complete.',
});

export const ralliedCannot = parameter({
  name: 'fleeing.ralliedCannot',
  type: list,
  default: ['charge', 'advance', 'march', 'reform', 'shoot'],
  readings: [[]],
  meaning: 'What a unit that has rallied cannot do in the same turn.',
  source: 'Warhammer 8th edition: no further move and no shooting; it may cast.',
});

export const fleeingParameters = [fleeingCannot, ralliedCannot] as const;

/** How a unit stands: steady, fleeing since this player turn or an earlier one, rallied this turn, or gone. */
export type Status = 'steady' | 'fled' | 'fleeing' | 'rallied' | 'gone';

export const isFleeing = (status: Status): boolean => status === 'fled' || status === 'fleeing';

/** Is the action dropped? */
export function isLost(action: Action, status: Status, rules: Rules): boolean {
  if (status === 'gone') return true;
  if (isFleeing(status)) return rules.of(fleeingCannot).includes(action);
  return status === 'rallied' && rules.of(ralliedCannot).includes(action);
}
