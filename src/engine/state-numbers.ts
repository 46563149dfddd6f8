import { RuleFault } from './budget.ts';
import { Lists } from './lists.ts';
import type { InPlace, State, Value } from './rule.ts';

/** How a value is written into a list: in one word, or in the two words of a float64. */
const WHOLE = 0;
const BROKEN = 1;
const TEXT = 2;
const TRUTH = 3;
/** Two bits each in one word. */
const KINDS_A_WORD = 15;

const float = new Float64Array(1);
const halves = new Int32Array(float.buffer);

/** Numbers states from 0 on in the order in which they are first met; equal states, and only those, have one number. */
export class StateNumbers {
  private readonly lists = new Lists();
  private readonly texts = new Map<string, number>();
  /** The list of the state that is looked up, in the first `length` places. */
  private readonly words: number[] = [];
  private length = 0;

  of(values: readonly Value[]): number {
    const { words } = this;
    this.length = 0;
    let kinds = 0;
    for (let i = 0; i < values.length; i++) {
      if (i % KINDS_A_WORD === 0) {
        kinds = this.length++;
        words[kinds] = 0;
      }
      words[kinds]! |= this.write(values[i]!) << (2 * (i % KINDS_A_WORD));
    }
    return this.lists.of(words, this.length);
  }

  /** Adds the words of a value to the list. The kind of the value, so that no two values give the same list. */
  private write(value: Value): number {
    const { words } = this;
    if (typeof value === 'number') {
      if ((value | 0) === value) {
        words[this.length++] = value;
        return WHOLE;
      }
      float[0] = value;
      words[this.length++] = halves[0]!;
      words[this.length++] = halves[1]!;
      return BROKEN;
    }
    if (typeof value === 'boolean') {
      words[this.length++] = value ? 1 : 0;
      return TRUTH;
    }
    let text = this.texts.get(value);
    if (text === undefined) {
      text = this.texts.size;
      this.texts.set(value, text);
    }
    words[this.length++] = text;
    return TEXT;
  }
}

/** All that tells the states of a rule apart, as a list that the next call writes anew. */
export function valuesOfStates<S extends State>(
  start: S,
  inPlace: InPlace<S> | undefined,
): (state: S) => readonly Value[] {
  if (inPlace === undefined) return flatValues(start);
  return (state) => {
    const key = inPlace.key(state);
    return typeof key === 'string' ? [key] : key;
  };
}

function flatValues<S extends State>(start: S): (state: S) => readonly Value[] {
  const names = Object.keys(start);
  const values: Value[] = [];
  return (state) => {
    let found = 0;
    for (const _ in state) found++;
    if (found !== names.length) throw differs(start, state);
    for (let i = 0; i < names.length; i++) {
      const value: unknown = state[names[i]!];
      if (!isValue(value)) throw differs(start, state);
      values[i] = value;
    }
    return values;
  };
}

const isValue = (value: unknown): value is Value =>
  typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';

function differs(start: State, state: State): RuleFault {
  return new RuleFault(
    `the state ${JSON.stringify(state)} has not the same properties as the first, ${JSON.stringify(start)}; states are numbers, texts and truth values by the same names`,
  );
}
