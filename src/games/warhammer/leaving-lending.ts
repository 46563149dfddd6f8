import type { LeavingFields } from './leaving-fields.ts';
import type { Lending } from './lending-fields.ts';

/** Where the character is: in his unit, in the one he joins, by himself, or fallen. */
export type Whereabouts = 'in his unit' | 'in the other unit' | 'alone' | 'fallen';

/** How far a character by himself is from a unit; 0 in it. */
interface Seen {
  readonly joined: boolean;
  readonly away: number;
}

/** Who lends to his unit. `went` is how far he has gone from it. */
export function lendingToHisUnit(fields: LeavingFields, where: Whereabouts, went: number): Lending {
  const { characters, general, standard, joins } = fields;
  const away = where === 'in the other unit' ? joins!.away : went;
  return withHim(
    { characters, general, standard },
    fields,
    where === 'fallen' ? undefined : { joined: where === 'in his unit', away },
  );
}

/** Who lends to the unit that he joins or would have joined. */
export function lendingToOther(fields: LeavingFields, where: Whereabouts, went: number): Lending {
  const { characters, general, standard, away } = fields.joins!;
  // Where he has not come as far as he would, the rest of his way lies between them; a charge leads elsewhere.
  const onHisWay = where === 'alone' && fields.leaves === 'on foot';
  const apart = onHisWay ? fields.goes - went : away;
  return withHim(
    { characters, general, standard },
    fields,
    where === 'fallen' ? undefined : { joined: where === 'in the other unit', away: apart },
  );
}

function withHim(lending: Lending, { character }: LeavingFields, seen: Seen | undefined): Lending {
  if (seen === undefined) return lending;
  const { role, leadership, wounds, large } = character;
  const himself = { leadership, wounds, refused: false, verminousValour: false } as const;
  const place = seen.joined ? { joins: 'unit' as const } : { away: seen.away };
  if (role === 'general') return { ...lending, general: { ...himself, ...place, large, fleeing: false } };
  if (role === 'standard') return { ...lending, standard: { ...himself, ...place, fleeing: false } };
  return seen.joined
    ? { ...lending, characters: { ...lending.characters, 'the character': himself } }
    : lending;
}
