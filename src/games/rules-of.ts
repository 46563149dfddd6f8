import { uncompiled } from '../notation/uncompiled.ts';
import type { Parameter, Rules, RuleValues } from './parameter.ts';

/**
 * Gives rules the values in force. A value is read by the parameter's own type when it is first asked for.
 *
 * @throws when a value does not fit its parameter: values come from a checked plan, so this is a fault of the caller.
 */
export function rulesOf({ preset, values }: RuleValues): Rules {
  const read = new Map<string, unknown>();
  return {
    preset,
    of<Value>(parameter: Parameter<Value>): Value {
      if (!read.has(parameter.name)) {
        const written = Object.hasOwn(values, parameter.name) ? values[parameter.name] : parameter.default;
        read.set(parameter.name, parameter.type.parse(written, uncompiled));
      }
      return read.get(parameter.name) as Value;
    },
  };
}
