// What keeps a character in his unit: as scenario files write it, and as reports say it.

/** What keeps every character of a unit in it. */
export const unitBars = {
  flees: 'his unit flees',
  'is in combat': 'his unit is in combat',
  'failed a charge': 'his unit has failed a charge this turn',
  'cannot move': 'his unit cannot move',
  'is held by a spell': 'a spell holds his unit',
} as const;

/** What keeps him in it besides. */
export const characterBars = {
  'is held by a spell': 'a spell holds him',
  'joined this turn': 'he has joined the unit this turn',
} as const;
