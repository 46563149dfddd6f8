import { outcome } from '../../engine/rule.ts';
import type { OutcomeDeclaration, QuantityDeclaration } from '../question.ts';

// How a game of nerves can end, and what is noted on the way.

const left = ['standing', 'losses', 'heroes', 'gone'] as const;

export const routs = outcome('routs', 'turn', ...left);
export const leaves = outcome('leaves', 'turn', ...left);
export const wipedOut = outcome('wiped out', 'turn', ...left);
export const fightsOn = outcome('fights on', ...left);

export const stillFighting = outcome('still fighting', 'turn');
export const savedByLeader = outcome('saved by the leader', 'turn');
export const breaks = outcome('a warrior breaks', 'turn');
export const withoutLeader = outcome('tests without the leader', 'turn');

export const nervesOutcomes: readonly OutcomeDeclaration[] = [
  { name: 'routs', clause: 'the warband routs', meaning: 'A Rout test is failed.', tone: 'bad' },
  {
    name: 'leaves',
    clause: 'the warband leaves of its own will',
    meaning: 'The player leaves instead of taking a Rout test that is due.',
    tone: 'bad',
  },
  {
    name: 'wiped out',
    clause: 'nobody of the warband is left on the table',
    meaning: 'All are out of action or have run off the table.',
    tone: 'bad',
  },
  {
    name: 'fights on',
    clause: 'the warband is still fighting after the last turn',
    meaning: 'After the last turn that was asked for it is neither gone nor wiped out.',
    tone: 'good',
  },
];

export const nervesEvents: readonly OutcomeDeclaration[] = [
  {
    name: 'still fighting',
    clause: 'the warband is still fighting after its Rout test',
    meaning: 'In this own turn it had no test to take, or passed it.',
    tone: 'good',
  },
  {
    name: 'saved by the leader',
    clause: "the leader's Leadership saves the warband",
    meaning: 'The roll that passed this Rout test would have failed on the Leadership of the others.',
    tone: 'good',
  },
  {
    name: 'tests without the leader',
    clause: 'the warband tests without its leader',
    meaning: 'A Rout test is rolled in this own turn on the Leadership of someone else.',
    tone: 'bad',
  },
  {
    name: 'a warrior breaks',
    clause: 'a warrior who is caught alone breaks',
    meaning: 'At least one All Alone test is failed in this own turn.',
    tone: 'bad',
  },
];

export const nervesQuantities: readonly QuantityDeclaration[] = [
  { name: 'turn', unit: 'turn', clause: 'the own turn in which it ends', isTime: true },
  { name: 'standing', unit: 'warrior', clause: 'warriors on the table, fallen and fleeing ones among them' },
  { name: 'losses', unit: 'warrior', clause: 'warriors out of action' },
  { name: 'heroes', unit: 'hero', clause: 'heroes on the table, the leader among them' },
  { name: 'gone', unit: 'warrior', clause: 'warriors who ran off the table' },
];
