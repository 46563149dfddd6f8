import type { Rules } from '../parameter.ts';
import type { MovesFields } from './moves-fields.ts';
import { type Made, make, type Situation } from './moves-made.ts';
import { standingAtFirst } from './moves-table.ts';

/** A move among the others: the table before it and what has happened until then. */
export interface Moment {
  readonly situation: Situation;
  readonly short: boolean;
  readonly refused: boolean;
}

/**
 * The moves one after the other. The state is how many are over and which of their tests were failed; where everybody
 * stands follows from that, so it is found once for each state and kept.
 */
export class Sequence {
  private readonly known = new Map<string, Moment>();
  private readonly fields: MovesFields;
  private readonly rules: Rules;

  constructor(fields: MovesFields, rules: Rules) {
    this.fields = fields;
    this.rules = rules;
  }

  /** The moment after as many moves as there are letters: `f` for a failed test, `-` for none or a passed one. */
  after(results: string): Moment {
    let moment = this.known.get(results);
    if (moment === undefined) {
      moment = results === '' ? this.first() : this.next(results.slice(0, -1), results.at(-1) === '-');
      this.known.set(results, moment);
    }
    return moment;
  }

  /** The next move after these results, with its test passed or failed. */
  made(results: string, passed: boolean): Made {
    return make(
      this.fields.moves[results.length]!,
      this.after(results).situation,
      passed,
      this.fields,
      this.rules,
    );
  }

  private first(): Moment {
    const situation = {
      standing: standingAtFirst(this.fields, this.rules),
      moved: new Set<string>(),
      arrived: new Set<string>(),
    };
    return { situation, short: false, refused: false };
  }

  private next(results: string, passed: boolean): Moment {
    const { situation, ...before } = this.after(results);
    const made = this.made(results, passed);
    if ('why' in made) return { situation, ...before, refused: true };
    const { unit, arrives } = this.fields.moves[results.length]!;
    return {
      situation: {
        standing: new Map([...situation.standing, [unit, made.block]]),
        moved: arrives ? situation.moved : new Set([...situation.moved, unit]),
        arrived: arrives ? new Set([...situation.arrived, unit]) : situation.arrived,
      },
      refused: before.refused,
      short: before.short || !made.asPlanned,
    };
  }
}
