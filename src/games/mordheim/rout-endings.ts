import { type Dice, type Outcome, outcome } from '../../engine/rule.ts';
import type { OutcomeDeclaration, QuantityDeclaration } from '../question.ts';

/** How a warband's battle ends: lost, not yet after the last turn, or won because it is the only one left. */
export type How = 'routs' | 'leaves' | 'wiped out' | 'fights on' | 'is left';

/** The end of one side. */
export interface SideEnd {
  readonly side: number;
  readonly turn: number;
  readonly how: How;
  /** Warriors left on the table, and heroes among them; warriors out of action. */
  readonly standing: number;
  readonly heroes: number;
  readonly losses: number;
}

/** What the ends of the sides, played one after the other, come to. */
export interface RoutEndings<Others> {
  /** Before any side has been played. */
  readonly nobody: Others;
  key(others: Others): string;
  /** The battle is over for this side before it begins this turn: it is left. */
  isOverBefore(side: number, turn: number, others: Others): boolean;
  /** It is over before the first of all sides begins this turn. */
  isOverBeforeRound(side: number, turn: number, others: Others): boolean;
  ended(end: SideEnd, others: Others, dice: Dice): { readonly over: Outcome } | { readonly others: Others };
  /** A side is still fighting after its test in this turn. */
  note(dice: Dice, now: { readonly side: number; readonly turn: number; readonly others: Others }): void;
}

const left = ['standing', 'losses', 'heroes'] as const;

const gone = {
  routs: outcome('routs', 'turn', ...left),
  leaves: outcome('leaves', 'turn', ...left),
  'wiped out': outcome('wiped out', 'turn', ...left),
};
const fightsOn = outcome('fights on', ...left);
const stillFighting = outcome('still fighting', 'turn');

export const routOutcomes: readonly OutcomeDeclaration[] = [
  {
    name: 'routs',
    clause: 'the warband routs',
    meaning: 'A Rout test is failed: the battle is lost.',
    tone: 'bad',
  },
  {
    name: 'leaves',
    clause: 'the warband leaves of its own will',
    meaning: 'The player leaves instead of taking a Rout test that is due: the battle is lost.',
    tone: 'bad',
  },
  {
    name: 'wiped out',
    clause: 'the warband is wiped out',
    meaning: 'Nobody is left on the table, before any test is failed.',
    tone: 'bad',
  },
  {
    name: 'fights on',
    clause: 'the warband is still fighting after the last turn',
    meaning: 'After the last turn that was asked for it is neither gone nor wiped out.',
    tone: 'good',
  },
];

export const routEvents: readonly OutcomeDeclaration[] = [
  {
    name: 'still fighting',
    clause: 'the warband is still fighting after its Rout test',
    meaning: 'In this own turn it had no test to take, or passed it.',
    tone: 'good',
  },
];

export const routQuantities: readonly QuantityDeclaration[] = [
  { name: 'turn', unit: 'turn', clause: 'the own turn in which it ends', isTime: true },
  { name: 'standing', unit: 'warrior', clause: 'warriors left on the table' },
  { name: 'losses', unit: 'warrior', clause: 'warriors out of action' },
  { name: 'heroes', unit: 'hero', clause: 'heroes left on the table, the leader among them' },
];

/** One warband: its end is the end. */
export const endingsOfOne: RoutEndings<undefined> = {
  nobody: undefined,
  key: () => '',
  isOverBefore: () => false,
  isOverBeforeRound: () => false,
  ended: ({ how, turn, standing, losses, heroes }) => ({
    over:
      how === 'fights on' || how === 'is left'
        ? fightsOn(standing, losses, heroes)
        : gone[how](turn, standing, losses, heroes),
  }),
  note: (dice, { turn }) => dice.note(stillFighting(turn)),
};
