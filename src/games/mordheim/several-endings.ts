import { type Outcome, outcome } from '../../engine/rule.ts';
import type { OutcomeDeclaration } from '../question.ts';
import type { How, SideEnd } from './rout-endings.ts';

// Who is gone first of two warbands, and who is left of more.

/** What the ends of several warbands come to, told from the side of one of them: it is played last. */
export interface BattleEnds<Others> {
  /** Before any other side has been played. */
  readonly nobody: Others;
  key(others: Others): string;
  /** One more of the other sides has been played to its own end. */
  with(others: Others, end: Pick<SideEnd, 'side' | 'turn' | 'how'>): Others;
  /** Are all others gone before this turn of the side? */
  isAlone(others: Others, side: number, turn: number): boolean;
  /** Are all others gone after the last turn? */
  isLeft(others: Others): boolean;
  outcome(others: Others, end: Pick<SideEnd, 'side' | 'turn' | 'how'>): Outcome;
  readonly outcomes: readonly OutcomeDeclaration[];
}

type Moment = { readonly side: number; readonly turn: number };

/** Of equal turns that of the side that stands later in the file comes later. */
const isBefore = (one: Moment, other: Moment): boolean =>
  one.turn === other.turn ? one.side < other.side : one.turn < other.turn;

type WayToGo = Extract<How, 'routs' | 'leaves' | 'wiped out'>;
const ways: readonly WayToGo[] = ['routs', 'leaves', 'wiped out'];
const isWayToGo = (how: How): how is WayToGo => (ways as readonly How[]).includes(how);

const fightOn = outcome('fights on')();

const onward = (who: string): OutcomeDeclaration => ({
  name: 'fights on',
  clause: `${who} warbands are still fighting after the last turn`,
  meaning: `After the last turn that was asked for ${who} warbands are left.`,
  tone: 'neutral',
});

/** The other side's end; undefined: it has not been played, or fights on. */
export type OtherEnd = (Moment & { readonly how: WayToGo }) | undefined;

/** Two warbands: the outcome says which is gone first, how and in which turn. */
export function endsOfTwo(names: readonly string[]): BattleEnds<OtherEnd> {
  const gone = names.map((name) => ({
    routs: outcome(`${name} routs`, 'turn'),
    leaves: outcome(`${name} leaves`, 'turn'),
    'wiped out': outcome(`${name} wiped out`, 'turn'),
  }));
  const does = { routs: 'rout', leaves: 'leave of its own will', 'wiped out': 'be wiped out' };
  return {
    nobody: undefined,
    key: (other) => (other === undefined ? '' : `${other.how} ${other.turn}`),
    with: (_, { side, turn, how }) => (isWayToGo(how) ? { side, turn, how } : undefined),
    isAlone: (other, side, turn) => other !== undefined && isBefore(other, { side, turn }),
    isLeft: (other) => other !== undefined,
    outcome(other, { side, turn, how }) {
      if (isWayToGo(how)) return gone[side]![how](turn);
      return other === undefined ? fightOn : gone[other.side]![other.how](other.turn);
    },
    outcomes: [
      ...names.flatMap((name) =>
        ways.map(
          (way): OutcomeDeclaration => ({
            name: `${name} ${way}`,
            clause: `the first to ${does[way]} is ${name}`,
            meaning: `${name} goes so while the other is still fighting.`,
            tone: 'neutral',
          }),
        ),
      ),
      onward('both'),
    ],
  };
}

/** Of the sides played so far: which lasted longest, until when, when the next to last was gone, how many fight on. */
export interface Lasting extends Moment {
  readonly before: number;
  readonly fightingOn: number;
}

/** As soon as two are known to fight on nobody will hold the field, and nothing else matters. */
const undecided: Lasting = { side: -1, turn: 0, before: 0, fightingOn: 2 };

/** Three or more warbands: who routs is gone and the others fight on, until one holds the field. */
export function endsOfMany(names: readonly string[]): BattleEnds<Lasting> {
  const holds = names.map((name) => outcome(`${name} holds the field`, 'turn'));
  return {
    nobody: { side: -1, turn: 0, before: 0, fightingOn: 0 },
    key: ({ side, turn, before, fightingOn }) => `${side} ${turn} ${before} ${fightingOn}`,
    with: longest,
    isAlone: (others, side, turn) => others.fightingOn === 0 && isBefore(others, { side, turn }),
    isLeft: ({ fightingOn }) => fightingOn === 0,
    outcome(others, { side, turn, how }) {
      const all = longest(others, { side, turn, how });
      return all.fightingOn > 1 ? fightOn : holds[all.side]!(all.before);
    },
    outcomes: [
      ...names.map(
        (name): OutcomeDeclaration => ({
          name: `${name} holds the field`,
          clause: `the field falls to ${name}`,
          meaning: `All others are gone before ${name}; the turn is that in which the last of them goes.`,
          tone: 'neutral',
        }),
      ),
      onward('two or more'),
    ],
  };
}

function longest(others: Lasting, { side, turn, how }: Pick<SideEnd, 'side' | 'turn' | 'how'>): Lasting {
  const stays = !isWayToGo(how);
  const fightingOn = others.fightingOn + (stays ? 1 : 0);
  if (fightingOn > 1) return undecided;
  const isLongest = stays || (others.fightingOn === 0 && isBefore(others, { side, turn }));
  return {
    side: isLongest ? side : others.side,
    turn: isLongest ? turn : others.turn,
    before: isLongest ? others.turn : Math.max(others.before, turn),
    fightingOn,
  };
}
