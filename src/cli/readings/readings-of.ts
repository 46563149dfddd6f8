import { FieldError } from '../../errors/field-error.ts';
import type { Parameter } from '../../games/parameter.ts';
import { questionOf } from '../../games/registry.ts';
import type { Plan } from '../../scenario/plan.ts';
import type { Result } from '../../study/result.ts';

/** What one other reading of the rules does to a scenario. */
export interface Reading {
  /** The name of the parameter. */
  readonly switch: string;
  readonly meaning: string;
  readonly source: string;
  readonly inForce: unknown;
  readonly reading: unknown;
  /** The scenario under this reading; absent where the scenario contradicts it. */
  readonly result?: Result;
  /** Why there is none. */
  readonly impossible?: string;
}

export interface Readings {
  readonly asWritten: Result;
  readonly readings: readonly Reading[];
}

/** Answers a plan, and gathers the names of all parameters whose values it has read on the way. */
export type Study = (plan: Plan, read?: Set<string>) => Promise<Result>;

/**
 * Flips every switch that bears on a plan's question, one at a time, all else as it was. A switch whose value was never
 * read changes nothing, and the answer is not sought again.
 */
export async function readingsOf(plan: Plan, study: Study): Promise<Readings> {
  const parameters = questionOf(plan.ask)?.parameters ?? [];
  const read = new Set<string>();
  const asWritten = await study(plan, read);
  const readings: Reading[] = [];
  for (const parameter of parameters) {
    const inForce = valueIn(plan, parameter);
    for (const reading of parameter.readings ?? []) {
      if (JSON.stringify(reading) === JSON.stringify(inForce)) continue;
      const about = { parameter, inForce, reading };
      readings.push(
        read.has(parameter.name)
          ? await readAnew(plan, about, study)
          : { ...wordsOf(about), result: asWritten },
      );
    }
  }
  return { asWritten, readings };
}

interface Flip {
  readonly parameter: Parameter;
  readonly inForce: unknown;
  readonly reading: unknown;
}

const wordsOf = ({ parameter: { name, meaning, source }, inForce, reading }: Flip) => ({
  switch: name,
  meaning,
  source,
  inForce,
  reading,
});

async function readAnew(plan: Plan, flip: Flip, study: Study): Promise<Reading> {
  try {
    const changed = withValue(plan, flip.parameter.name, flip.reading);
    return { ...wordsOf(flip), result: await study(changed) };
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    return { ...wordsOf(flip), impossible: error.message };
  }
}

const valueIn = ({ rules }: Plan, { name, default: fallback }: Parameter): unknown =>
  Object.hasOwn(rules.values, name) ? rules.values[name] : fallback;

/** The plan with one value of its rules changed, in all cells. */
function withValue(plan: Plan, name: string, value: unknown): Plan {
  const changed = (rules: Plan['rules']): Plan['rules'] => ({
    ...rules,
    values: { ...rules.values, [name]: value },
  });
  return {
    ...plan,
    rules: changed(plan.rules),
    cells: plan.cells.map((cell) => ({ ...cell, rules: changed(cell.rules) })),
  };
}
