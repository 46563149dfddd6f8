import { type Outcome, outcome } from '../../engine/rule.ts';
import type { OutcomeDeclaration } from '../question.ts';
import type { How, RoutEndings, SideEnd } from './rout-endings.ts';

// Who is gone first of two warbands, and who is left of more.

const fightOn = outcome('fights on')();
const bothFighting = outcome('both fighting', 'turn');
const ways = ['routs', 'leaves', 'wiped out'] as const;

export const eventsOfTwo: readonly OutcomeDeclaration[] = [
  {
    name: 'both fighting',
    clause: 'both warbands are still fighting',
    meaning: 'At the end of the Rout tests of this turn neither of the two is gone.',
    tone: 'neutral',
  },
];

/** The first side's end, while the second is played; undefined: it has not been played, or fights on. */
type First = { readonly how: Exclude<How, 'fights on'>; readonly turn: number } | undefined;

/** Two warbands: the outcome says which is gone first, how and in which turn. The first in the file has its turn first. */
export function endingsOfTwo(names: readonly [string, string]): RoutEndings<First> {
  const gone = names.map((name) => ({
    routs: outcome(`${name} routs`, 'turn'),
    leaves: outcome(`${name} leaves`, 'turn'),
    'wiped out': outcome(`${name} wiped out`, 'turn'),
  }));
  return {
    nobody: undefined,
    key: (first) => (first === undefined ? '' : `${first.how} ${first.turn}`),
    decidedBefore: (side, turn, first) =>
      side === 1 && first !== undefined && turn >= first.turn ? gone[0]![first.how](first.turn) : undefined,
    ended({ side, turn, how }) {
      if (side === 0) return { others: how === 'fights on' ? undefined : { how, turn } };
      return { over: how === 'fights on' ? fightOn : gone[1]![how](turn) };
    },
    note(dice, { side, turn, others: first }) {
      // The first side was played before: while the second is, it is known whether both are still there.
      if (side === 1 && (first === undefined || turn < first.turn)) dice.note(bothFighting(turn));
    },
    outcomes: names.flatMap((name) =>
      ways.map((way): OutcomeDeclaration => {
        const does = { routs: 'routs', leaves: 'leaves of its own will', 'wiped out': 'is wiped out' }[way];
        return {
          name: `${name} ${way}`,
          clause: `${name} ${does}`,
          meaning: `${name} ${does} while the other is still fighting.`,
          tone: 'neutral',
        };
      }),
    ),
  };
}

/** Of the sides played so far: which lasted longest, until when, when the next to last was gone, how many fight on. */
interface Lasting {
  readonly side: number;
  readonly turn: number;
  readonly before: number;
  readonly fightingOn: number;
}

/** Three or more warbands: who routs is gone and the others fight on, until one holds the field. */
export function endingsOfMany(names: readonly string[]): RoutEndings<Lasting> {
  const holds = names.map((name) => outcome(`${name} holds the field`, 'turn'));
  return {
    nobody: { side: -1, turn: 0, before: 0, fightingOn: 0 },
    key: ({ side, turn, before, fightingOn }) => `${side} ${turn} ${before} ${fightingOn}`,
    decidedBefore: () => undefined,
    ended({ side, turn, how }, lasting) {
      const next = last(lasting, { side, turn, how });
      // As soon as two are known to fight on, nobody will hold the field.
      if (next.fightingOn > 1) return { over: fightOn };
      if (side < names.length - 1) return { others: next };
      return { over: holds[next.side]!(next.before) as Outcome };
    },
    note: () => {},
    outcomes: names.map((name) => ({
      name: `${name} holds the field`,
      clause: `${name} holds the field`,
      meaning: `All others are gone before ${name}; the turn is that in which the last of them goes.`,
      tone: 'neutral',
    })),
  };
}

function last(lasting: Lasting, { side, turn, how }: Pick<SideEnd, 'side' | 'turn' | 'how'>): Lasting {
  const fightsOn = how === 'fights on';
  // In one turn the sides go in the order of the file, so that of equal turns the later side lasted longer.
  const longest = fightsOn || (lasting.fightingOn === 0 && turn >= lasting.turn);
  return {
    side: longest ? side : lasting.side,
    turn: longest ? turn : lasting.turn,
    before: longest ? lasting.turn : Math.max(lasting.before, turn),
    fightingOn: lasting.fightingOn + (fightsOn ? 1 : 0),
  };
}
