/** Somebody whose Leadership a unit uses, if it is the highest and nothing bars it. */
export interface Candidate {
  /** As it follows "Leadership 9 from": `the General at 10 inches`. */
  readonly who: string;
  readonly leadership: number;
  /** Why it cannot be used, as it follows "who" or "which": `flees`. Absent where it can. */
  readonly barred?: string | undefined;
}

/** The Leadership that a unit tests on, before any modifier. */
export interface WhoseLeadership {
  readonly leadership: number;
  /** Of the rank and file: undefined. Else the candidate's `who`. */
  readonly from: string | undefined;
  /** For the report: what is used and why, and what is barred and why. */
  readonly sentences: readonly string[];
}

/**
 * The highest usable Leadership: that of the unit's own rank and file (0 to 12; undefined where none is left) or of a
 * candidate: a champion, a joined character, the General near by. Of equals the unit's own comes first, then the
 * candidates in their order.
 *
 * Sources: Warhammer 8th edition, Leadership tests and Inspiring Presence; the Russian text on characters and the Ninth Age of 2016, pages 31–32 for what is barred.
 *
 * @throws {RangeError} nobody is left whose Leadership could be used
 * @example
 * whoseLeadership(7, [{ who: 'the General at 10 inches', leadership: 9 }]).sentences;
 * // ["Leadership 9 from the General at 10 inches; the unit's own is 7."]
 */
export function whoseLeadership(own: number | undefined, candidates: readonly Candidate[]): WhoseLeadership {
  const usable = candidates.filter(({ barred }) => barred === undefined);
  const best = usable.reduce<Candidate | undefined>(
    (highest, next) => (highest === undefined || next.leadership > highest.leadership ? next : highest),
    undefined,
  );
  const ownBest = own !== undefined && (best === undefined || own >= best.leadership);
  const leadership = ownBest ? own : best?.leadership;
  if (leadership === undefined) throw new RangeError('nobody is left whose Leadership the unit could use');
  const used = ownBest ? undefined : best;
  const unused = usable
    .filter((candidate) => candidate !== used)
    .map(({ who, leadership }) => `${whose(who)} is ${leadership}`);
  const others = used !== undefined && own !== undefined ? [`the unit's own is ${own}`, ...unused] : unused;
  return {
    leadership,
    from: used?.who,
    sentences: [
      `${[`Leadership ${leadership}${used ? ` from ${used.who}` : ", the unit's own"}`, ...others].join('; ')}.`,
      ...candidates
        .filter(({ barred }) => barred !== undefined)
        .map(
          ({ who, leadership, barred }) => `Not used: Leadership ${leadership} from ${who}, who ${barred}.`,
        ),
    ],
  };
}

const whose = (who: string): string => `that of ${who}`;
