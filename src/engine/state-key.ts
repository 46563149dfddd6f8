import { RuleFault } from './budget.ts';
import type { State } from './rule.ts';

/** A function that gives equal states, and only those, the same text. States must have the properties of `start`. */
export function stateKeys<S extends State>(start: S): (state: S) => string {
  const names = Object.keys(start);
  return (state) => {
    let key = '';
    let found = 0;
    for (const _ in state) found++;
    for (const name of names) {
      const value = state[name];
      if (typeof value === 'number') key += `${value},`;
      else if (typeof value === 'string') key += `${JSON.stringify(value)},`;
      else if (typeof value === 'boolean') key += value ? 'T,' : 'F,';
      else throw differs(start, state);
    }
    if (found !== names.length) throw differs(start, state);
    return key;
  };
}

function differs(start: State, state: State): RuleFault {
  return new RuleFault(
    `the state ${JSON.stringify(state)} has not the same properties as the first, ${JSON.stringify(start)}; states are numbers, texts and truth values by the same names`,
  );
}
