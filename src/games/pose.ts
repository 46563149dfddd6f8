import type { Rules, RuleValues } from './parameter.ts';
import type { Posed, Question } from './question.ts';
import { questionOf } from './registry.ts';
import { rulesOf } from './rules-of.ts';

export { rulesOf } from './rules-of.ts';

/**
 * Makes the question of a checked plan's cell ready: fills in the defaults of its fields and gives it its rules.
 *
 * @throws FieldError where the fields contradict each other in a way that only the rule can tell
 * @example pose('leadership', { leadership: 7 }, { preset: 'wfb8', values: presetValues('wfb8').values }).rule;
 */
export function pose(ask: string, fields: Readonly<Record<string, unknown>>, rules: RuleValues): Posed {
  const question = questionOf(ask);
  if (question === undefined) throw new Error(`There is no question "${ask}".`);
  return question.pose(question.fields.parse(fields), declaredOnly(question, rulesOf(rules)));
}

/** A rule may read only the parameters that its question lists, or files could not change what the rule reads. */
function declaredOnly(question: Question, rules: Rules): Rules {
  const declared = new Set(question.parameters.map(({ name }) => name));
  return {
    preset: rules.preset,
    of(parameter) {
      if (declared.has(parameter.name)) return rules.of(parameter);
      throw new Error(`The question "${question.ask}" reads "${parameter.name}" without listing it.`);
    },
  };
}
