import { uncompiled } from '../notation/uncompiled.ts';
import type { Parameter, Rules, RuleValues } from './parameter.ts';
import type { Posed, Question } from './question.ts';
import { questionOf } from './registry.ts';
import { rulesOf } from './rules-of.ts';

export { rulesOf } from './rules-of.ts';

/**
 * Makes the question of a checked plan's cell ready: fills in the defaults of its fields and gives it its rules.
 *
 * @param read gathers the names of the parameters whose values have been read: now, and as the rule's steps are played.
 * Whatever the others are, the same follows.
 * @throws FieldError where the fields contradict each other in a way that only the rule can tell
 * @example pose('leadership', { leadership: 7 }, { preset: 'wfb8', values: presetValues('wfb8').values }).rule;
 */
export function pose(
  ask: string,
  fields: Readonly<Record<string, unknown>>,
  rules: RuleValues,
  read = new Set<string>(),
): Posed {
  const question = questionOf(ask);
  if (question === undefined) throw new Error(`There is no question "${ask}".`);
  return question.pose(
    question.fields.parse(fields, uncompiled),
    declaredOnly(question, rulesOf(rules), read),
  );
}

/** A rule may read only the parameters that its question lists, or files could not change what the rule reads. */
function declaredOnly(question: Question, rules: Rules, read: Set<string>): Rules {
  const declared = new Set(question.parameters.map(({ name }) => name));
  const known = new Map<unknown, unknown>();
  return {
    preset: rules.preset,
    of<Value>(parameter: Parameter<Value>): Value {
      // Rules read values as they are played, many million times a second.
      const value = known.get(parameter);
      if (value !== undefined) return value as Value;
      if (!declared.has(parameter.name)) {
        throw new Error(`The question "${question.ask}" reads "${parameter.name}" without listing it.`);
      }
      read.add(parameter.name);
      const first = rules.of(parameter);
      known.set(parameter, first);
      return first;
    },
  };
}
