import { outcome } from '../../engine/rule.ts';
import type { OutcomeDeclaration, QuantityDeclaration } from '../question.ts';

// How a warrior caught alone can end, and what is noted on the way.

export const notTested = outcome('is not tested');
export const holds = outcome('holds');
export const walksAway = outcome('walks away', 'turn');
export const escapes = outcome('escapes', 'turn');
export const knockedDown = outcome('knocked down', 'turn');
export const stunned = outcome('stunned', 'turn');
export const outOfAction = outcome('out of action', 'turn');
export const rallies = outcome('rallies', 'turn', 'distance', 'wounds');
export const leavesTable = outcome('leaves the table', 'turn', 'wounds');
export const stillFleeing = outcome('still fleeing', 'distance', 'wounds');

export const breaks = outcome('breaks', 'turn');
export const runsDown = outcome('runs although down');

export const allAloneOutcomes: readonly OutcomeDeclaration[] = [
  {
    name: 'is not tested',
    clause: 'the warrior takes no All Alone test',
    meaning: 'In none of the turns is a test due: too few opponents, a friend near by, immune, or fallen.',
    tone: 'good',
  },
  {
    name: 'holds',
    clause: 'the warrior holds',
    meaning: 'All tests are passed; he fights on.',
    tone: 'good',
  },
  {
    name: 'walks away',
    clause: 'the warrior walks out of the combat',
    meaning: 'His opponents are knocked down or stunned, and he leaves them.',
    tone: 'good',
  },
  {
    name: 'escapes',
    clause: 'the warrior escapes from combat',
    meaning: 'He passes the test for it and moves up to twice his Movement away.',
    tone: 'good',
  },
  {
    name: 'rallies',
    clause: 'the warrior runs and rallies',
    meaning:
      'He breaks, survives and passes a test at the start of a later own turn; in that turn he can only cast.',
    tone: 'neutral',
  },
  {
    name: 'still fleeing',
    clause: 'the warrior is still fleeing',
    meaning: 'He neither rallies nor leaves in the turns that were followed.',
    tone: 'bad',
  },
  {
    name: 'knocked down',
    clause: 'the warrior is knocked down as he breaks',
    meaning: 'The automatic hits knock him down and he stays where he fell.',
    tone: 'bad',
  },
  {
    name: 'stunned',
    clause: 'the warrior is stunned as he breaks',
    meaning: 'The automatic hits stun him and he stays where he fell.',
    tone: 'bad',
  },
  {
    name: 'leaves the table',
    clause: 'the warrior runs off the table',
    meaning: 'He reaches an edge before he has rallied; he is out of this battle, though not out of action.',
    tone: 'bad',
  },
  {
    name: 'out of action',
    clause: 'the warrior is put out of action',
    meaning: 'The automatic hits take him out of action as he breaks.',
    tone: 'bad',
  },
];

export const allAloneEvents: readonly OutcomeDeclaration[] = [
  {
    name: 'breaks',
    clause: 'the warrior breaks',
    meaning: 'He fails his test in this own turn.',
    tone: 'bad',
  },
  {
    name: 'runs although down',
    clause: 'the warrior runs although he is knocked down or stunned',
    meaning: 'Where fallen warriors run: his injury lasts, and he runs and tests like an unhurt one.',
    tone: 'neutral',
  },
];

export const allAloneQuantities: readonly QuantityDeclaration[] = [
  { name: 'turn', unit: 'turn', clause: 'the own turn in which it happens', isTime: true },
  { name: 'distance', unit: 'inch', clause: 'how far he has run, in inches' },
  { name: 'wounds', unit: 'wound', clause: 'wounds he has left' },
];
