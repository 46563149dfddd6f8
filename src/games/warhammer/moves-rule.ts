import { type Dice, type Outcome, outcome, type Rule } from '../../engine/rule.ts';
import { passes } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import type { Move, MovesFields } from './moves-fields.ts';
import { Sequence } from './moves-sequence.ts';
import { testOf } from './moves-tests.ts';

const all = outcome('every move is made');
const short = outcome('a move falls short');
const refused = outcome('a move is not allowed');

/** `2. Knights march`: the events of a result begin so. */
export const nameOf = ({ unit, arrives, march, reform, swiftReform }: Move, i: number): string => {
  const way = arrives
    ? 'arrive'
    : march
      ? 'march'
      : reform
        ? 'reform'
        : swiftReform
          ? 'swift reform'
          : 'advance';
  return `${i + 1}. ${unit} ${way}`;
};

/** Each move in its order, with the test that it needs; then whether all were made. */
export function movesRule(fields: MovesFields, rules: Rules): Rule<{ results: string }> {
  const sequence = new Sequence(fields, rules);
  const notes = fields.moves.map((move, i) => ({
    asPlanned: outcome(`${nameOf(move, i)} as planned`, 'inches'),
    short: outcome(`${nameOf(move, i)} falls short`, 'inches'),
    notAllowed: outcome(`${nameOf(move, i)} is not allowed`),
    cannotShoot: outcome(`${nameOf(move, i)} costs its shooting`),
  }));

  function take(results: string, dice: Dice): boolean {
    if ('why' in sequence.made(results, true)) return true;
    const due = testOf(fields.moves[results.length]!, sequence.after(results).situation, fields, rules);
    return due === undefined || passes(due.test, dice);
  }

  return {
    start: { results: '' },
    step({ results }, dice): Outcome | { results: string } {
      if (results.length === fields.moves.length) {
        const end = sequence.after(results);
        return end.refused ? refused() : end.short ? short() : all();
      }
      const passed = take(results, dice);
      const made = sequence.made(results, passed);
      const note = notes[results.length]!;
      if ('why' in made) {
        dice.note(note.notAllowed());
      } else {
        dice.note((made.asPlanned ? note.asPlanned : note.short)(thousandths(made.longest)));
        if (!made.mayShoot) dice.note(note.cannotShoot());
      }
      return { results: results + (passed ? '-' : 'f') };
    },
  };
}

const thousandths = (inches: number): number => Math.round(inches * 1000) / 1000;
