import type { Rules } from '../parameter.ts';
import type { Move, MovesFields } from './moves-fields.ts';
import type { Made } from './moves-made.ts';
import { nameOf } from './moves-rule.ts';
import { Sequence } from './moves-sequence.ts';
import { testOf } from './moves-tests.ts';

/** A sentence for each move, as it goes when all tests are passed: how far, or why not; and its test. */
export function movesNotes(fields: MovesFields, rules: Rules): string[] {
  const sequence = new Sequence(fields, rules);
  return fields.moves.flatMap((move, i) => {
    const results = '-'.repeat(i);
    const made = sequence.made(results, true);
    const test = 'why' in made ? undefined : testOf(move, sequence.after(results).situation, fields, rules);
    return [
      `${nameOf(move, i)}: ${went(move, made)}.`,
      ...(test === undefined ? [] : [`A test is due. ${test.sentences.join(' ')}`]),
    ];
  });
}

function went(move: Move, made: Made): string {
  if ('why' in made) return `not allowed, ${made.why}`;
  if (move.arrives) return 'allowed';
  const way = move.reform ? '' : `${inches(made.inches)} along its way, `;
  return `${way}the longest way of a model is ${inches(made.longest)}; the unit ${made.mayShoot ? 'may' : 'may not'} shoot`;
}

const inches = (n: number): string => `${Number(n.toFixed(2))} inches`;
