import type { Candidate } from './whose-leadership.ts';

/** A character who has joined the unit. */
export interface JoinedCharacter {
  readonly leadership: number;
  /** He has refused a challenge and stands in the rear rank. */
  readonly refused?: boolean | undefined;
  /** His Leadership stays usable after a refusal, by a rule of his own (Verminous Valour). */
  readonly verminousValour?: boolean | undefined;
}

/** Where a lender stands: with the unit, or so many inches from it, edge to edge. */
export interface Lender {
  readonly joins?: 'unit' | undefined;
  readonly away?: number | undefined;
  readonly fleeing?: boolean | undefined;
}

export interface General extends Lender, JoinedCharacter {
  /** A Large Target, whose presence reaches further in some rulebooks. */
  readonly large?: boolean | undefined;
}

/** How far presence reaches, in inches; at the limit counts as within. */
export interface Reach {
  readonly general: number;
  readonly largeGeneral: number;
  readonly standard: number;
  /** May units other than his own still use the Leadership of a General who has refused a challenge? */
  readonly refusedGeneralLends: boolean;
}

/** A joined character as a source of Leadership. */
export function characterCandidate(name: string, character: JoinedCharacter): Candidate {
  return { who: name, leadership: character.leadership, barred: refusal(character) };
}

/**
 * The General as a source of Leadership for a unit near him or for the one he has joined. The unit he stands in uses
 * his Leadership even while it flees with him: only others are barred from a fleeing General (the Ninth Age of 2016, pages 31–32).
 */
export function generalCandidate(general: General, reach: Reach): Candidate {
  const { leadership, joins, away = 0, fleeing = false, large = false, refused = false } = general;
  if (joins === 'unit') return { who: 'the General in the unit', leadership, barred: refusal(general) };
  const within = large ? reach.largeGeneral : reach.general;
  const who = `the General at ${inches(away)}`;
  if (fleeing) return { who, leadership, barred: 'flees' };
  if (away > within) return { who, leadership, barred: `is out of reach (${inches(within)})` };
  return {
    who,
    leadership,
    barred: refused && !reach.refusedGeneralLends ? 'has refused a challenge' : undefined,
  };
}

/** Why a battle standard gives no re-roll: `flees`; undefined where it gives one. */
export function standardBarred(
  { joins, away = 0, fleeing = false }: Lender,
  reach: Reach,
): string | undefined {
  if (fleeing) return 'flees';
  if (joins === 'unit' || away <= reach.standard) return undefined;
  return `is out of reach (${inches(reach.standard)})`;
}

const refusal = ({ refused, verminousValour }: JoinedCharacter): string | undefined =>
  refused && !verminousValour ? 'has refused a challenge and stands in the rear' : undefined;

/** `1 inch`, `10 inches`, `2.5 inches`. */
export const inches = (n: number): string => `${Number(n.toFixed(2))} ${n === 1 ? 'inch' : 'inches'}`;
