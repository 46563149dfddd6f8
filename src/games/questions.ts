import { leadershipQuestion } from './leadership.ts';
import { allAloneQuestion } from './mordheim/all-alone.ts';
import { nervesQuestion } from './mordheim/nerves.ts';
import { routQuestion } from './mordheim/rout.ts';
import type { Question } from './question.ts';
import { armyQuestion } from './warhammer/army.ts';
import { battleLineQuestion } from './warhammer/battle-line.ts';
import { breakQuestion } from './warhammer/break.ts';
import { challengeQuestion } from './warhammer/challenge.ts';
import { chargeQuestion } from './warhammer/charge.ts';
import { fleeingQuestion } from './warhammer/fleeing.ts';
import { flightQuestion } from './warhammer/flight.ts';
import { formationQuestion } from './warhammer/formation.ts';
import { leavingQuestion } from './warhammer/leaving.ts';
import { lookOutSirQuestion } from './warhammer/look-out-sir.ts';
import { marchQuestion } from './warhammer/march.ts';
import { movesQuestion } from './warhammer/moves.ts';
import { panicQuestion } from './warhammer/panic.ts';
import { psychologyQuestion } from './warhammer/psychology.ts';

/** Every question there is, loaded: for what speaks of all of them, such as documentation and messages. */
export const questions: readonly Question[] = [
  leadershipQuestion,
  marchQuestion,
  panicQuestion,
  flightQuestion,
  fleeingQuestion,
  breakQuestion,
  psychologyQuestion,
  challengeQuestion,
  chargeQuestion,
  movesQuestion,
  formationQuestion,
  leavingQuestion,
  lookOutSirQuestion,
  battleLineQuestion,
  armyQuestion,
  routQuestion,
  allAloneQuestion,
  nervesQuestion,
];
