import { type Outcome, outcome } from '../../engine/rule.ts';
import type { OutcomeDeclaration, QuantityDeclaration } from '../question.ts';

/** A side is gone: turn, warriors left on the table, out of action, heroes left on the table. */
type Gone = (side: number, turn: number, standing: number, losses: number, heroes: number) => Outcome;

/** The outcomes of a battle, and what is noted on the way, for one warband or several. */
export interface RoutEndings {
  readonly routs: Gone;
  readonly leaves: Gone;
  readonly wipedOut: Gone;
  /** Three or more warbands: the others are gone. */
  readonly holds: (side: number, turn: number) => Outcome;
  readonly fightsOn: (standing: number, losses: number, heroes: number) => Outcome;
  readonly stillFighting: (side: number, turn: number) => Outcome;
  /** What depends on the scenario's names; empty for one warband. */
  readonly outcomes: readonly OutcomeDeclaration[];
  readonly events: readonly OutcomeDeclaration[];
}

const left = ['turn', 'standing', 'losses', 'heroes'] as const;

const routs = outcome('routs', ...left);
const leaves = outcome('leaves', ...left);
const wipedOut = outcome('wiped out', ...left);
const fightsOn = outcome('fights on', 'standing', 'losses', 'heroes');
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
    clause: 'the warband fights on',
    meaning: 'It is still fighting after the last turn that was asked for.',
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

/** One warband: the outcomes that the question declares. */
export const endingsOfOne: RoutEndings = {
  routs: (_, ...quantities) => routs(...quantities),
  leaves: (_, ...quantities) => leaves(...quantities),
  wipedOut: (_, ...quantities) => wipedOut(...quantities),
  holds: () => fightsOn(0, 0, 0),
  fightsOn,
  stillFighting: (_, turn) => stillFighting(turn),
  outcomes: [],
  events: [],
};

/**
 * Several warbands. Of two, the outcome says which is gone first and how; of more, the one that is left holds the
 * field, and how each other went is noted.
 */
export function endingsOf(names: readonly string[]): RoutEndings {
  const routs = names.map((name) => outcome(`${name} routs`, ...left));
  const leaves = names.map((name) => outcome(`${name} leaves`, ...left));
  const wipedOut = names.map((name) => outcome(`${name} wiped out`, ...left));
  const holds = names.map((name) => outcome(`${name} holds the field`, 'turn'));
  const stillFighting = names.map((name) => outcome(`${name} still fighting`, 'turn'));
  const fightOn = outcome('fights on')();
  const goings = names.flatMap((name): OutcomeDeclaration[] => [
    {
      name: `${name} routs`,
      clause: `${name} routs`,
      meaning: `${name} fails a Rout test.`,
      tone: 'neutral',
    },
    {
      name: `${name} leaves`,
      clause: `${name} leaves of its own will`,
      meaning: `The player of ${name} leaves instead of taking a Rout test.`,
      tone: 'neutral',
    },
    {
      name: `${name} wiped out`,
      clause: `${name} is wiped out`,
      meaning: `Nobody of ${name} is left on the table.`,
      tone: 'neutral',
    },
  ]);
  const holding = names.map(
    (name): OutcomeDeclaration => ({
      name: `${name} holds the field`,
      clause: `${name} holds the field`,
      meaning: `All others are gone before ${name}.`,
      tone: 'neutral',
    }),
  );
  const fighting = names.map(
    (name): OutcomeDeclaration => ({
      name: `${name} still fighting`,
      clause: `${name} is still fighting after its Rout test`,
      meaning: `In this own turn ${name} had no test to take, or passed it.`,
      tone: 'neutral',
    }),
  );
  return {
    routs: (side, ...quantities) => routs[side]!(...quantities),
    leaves: (side, ...quantities) => leaves[side]!(...quantities),
    wipedOut: (side, ...quantities) => wipedOut[side]!(...quantities),
    holds: (side, turn) => holds[side]!(turn),
    fightsOn: () => fightOn,
    stillFighting: (side, turn) => stillFighting[side]!(turn),
    outcomes: names.length > 2 ? holding : goings,
    events: names.length > 2 ? [...goings, ...fighting] : fighting,
  };
}
