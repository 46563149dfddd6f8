import type { FlightFields } from './flight-fields.ts';

/** What comes next for a fleeing unit. */
export type FlightMoment =
  | { readonly is: 'first flight'; readonly turn: number }
  | { readonly is: 'rally'; readonly turn: number }
  | { readonly is: 'charge'; readonly turn: number; readonly by: Charger };

export type Charger = FlightFields['charges'][string];

/**
 * The order of things: the flight in which it begins, then by turns the own turn (rally test) and the enemy's
 * (charges, in the order of the file). A flight that begins in the enemy turn before own turn 1 is of turn 0.
 */
export function flightMoments({
  began,
  turns,
  charges,
}: Pick<FlightFields, 'began' | 'turns' | 'charges'>): FlightMoment[] {
  const moments: FlightMoment[] = [];
  if (began === 'enemy turn') moments.push({ is: 'first flight', turn: 0 });
  for (let turn = 1; turn <= turns; turn++) {
    const beginsNow = turn === 1 && began === 'own turn';
    moments.push({ is: beginsNow ? 'first flight' : 'rally', turn });
    for (const by of Object.values(charges)) if (by.turn === turn) moments.push({ is: 'charge', turn, by });
  }
  return moments;
}
