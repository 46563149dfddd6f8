import { RuleFault } from './budget.ts';
import { Lists } from './lists.ts';
import type { InPlace, State, Value } from './rule.ts';

/** Values that are not whole numbers of 32 bits. */
const BROKEN = 1;
const TEXT = 2;
const TRUTH = 3;

const float = new Float64Array(1);
const halves = new Int32Array(float.buffer);

/** Numbers states from 0 on in the order in which they are first met; equal states, and only those, have one number. */
export class StateNumbers {
  private readonly lists = new Lists();
  private readonly texts = new Map<string, number>();
  /**
   * The list of the state that is looked up, in the first places: how many values, a word for each, then one or two more
   * for each that is no whole number, so that no two states give the same list.
   */
  private readonly words: number[] = [];
  private length = 0;

  of(values: readonly Value[]): number {
    const { words } = this;
    const count = values.length;
    // Without a gap before what is added behind them.
    while (words.length <= count) words.push(0);
    words[0] = count;
    this.length = count + 1;
    for (let i = 0; i < count; ) {
      const value = values[i++]!;
      const whole = typeof value === 'number' ? value | 0 : undefined;
      // States are mostly whole numbers; this loop runs for every step that compiling plays.
      if (whole === value) words[i] = whole;
      else this.write(value, i);
    }
    return this.lists.of(words, this.length);
  }

  private write(value: Value, place: number): void {
    const { words } = this;
    if (typeof value === 'number') {
      float[0] = value;
      words[place] = halves[0]!;
      words[this.length++] = 4 * place + BROKEN;
      words[this.length++] = halves[1]!;
    } else {
      words[place] = typeof value === 'boolean' ? Number(value) : this.textNumber(value);
      words[this.length++] = 4 * place + (typeof value === 'boolean' ? TRUTH : TEXT);
    }
  }

  private textNumber(value: string): number {
    const known = this.texts.get(value) ?? this.texts.size;
    if (known === this.texts.size) this.texts.set(value, known);
    return known;
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
      if (typeof value !== 'number' && !isValue(value)) throw differs(start, state);
      values[i] = value;
    }
    return values;
  };
}

const isValue = (value: unknown): value is string | boolean =>
  typeof value === 'string' || typeof value === 'boolean';

function differs(start: State, state: State): RuleFault {
  return new RuleFault(
    `the state ${JSON.stringify(state)} has not the same properties as the first, ${JSON.stringify(start)}; states are numbers, texts and truth values by the same names`,
  );
}
