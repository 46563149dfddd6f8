import { type ZodType, z } from 'zod';
import type { Located } from './located.ts';
import { listOf, scalarOf } from './located.ts';
import { descriptionOf, optionsOf } from './shape.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const known = new WeakMap<ZodType, string>();

/** What a value should be, in words that follow "expected": `a whole number from 0 to 12`, `"on" or "off"`. */
export function expectation(schema: ZodType): string {
  let words = known.get(schema);
  if (words === undefined) {
    words = ownWords(schema) ?? schemaWords(schema);
    known.set(schema, words);
  }
  return words;
}

/** Some kinds of value say themselves what they expect, when asked to read what nothing could read. */
function ownWords(schema: ZodType): string | undefined {
  const issues = schema.safeParse('\u0000').error?.issues ?? [];
  const said = issues.find(({ path, message }) => path.length === 0 && message.startsWith('expected '));
  return said?.message.slice('expected '.length);
}

function schemaWords(schema: ZodType): string {
  const options = optionsOf(schema);
  if (options !== undefined) return descriptionOf(schema) ?? either(options.map(expectation));
  return inWords(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

/** `"a", "b" or "c"` */
export function either(parts: readonly string[]): string {
  const each = [...new Set(parts)];
  const last = each.pop() ?? '';
  return each.length === 0 ? last : `${each.join(', ')} or ${last}`;
}

function inWords(schema: JsonSchema): string {
  if (schema.const !== undefined) return quoted(schema.const);
  if (schema.enum !== undefined) return either(schema.enum.map(quoted));
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return either(options.map((option) => inWords(option as JsonSchema)));
  switch (schema.type) {
    case 'integer':
      return `a whole number${range(schema)}`;
    case 'number':
      return `a number${range(schema)}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return schema.prefixItems === undefined ? 'a list' : `a list of ${schema.prefixItems.length}`;
    case 'object': {
      const keys = Object.keys(schema.properties ?? {});
      return keys.length === 0 ? 'a map by name' : `a map with ${either(keys.slice(0, 6))}`;
    }
    default:
      return 'text';
  }
}

function range({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): string {
  const least = bound(minimum);
  const most = bound(maximum);
  if (least !== undefined && most !== undefined) return ` from ${least} to ${most}`;
  return [
    least !== undefined ? ` of at least ${least}` : '',
    most !== undefined ? ` of at most ${most}` : '',
    exclusiveMinimum !== undefined ? ` above ${exclusiveMinimum}` : '',
    exclusiveMaximum !== undefined ? ` below ${exclusiveMaximum}` : '',
  ].join('');
}

/** Limits that only say "a safe integer" are not worth telling. */
const bound = (limit: number | undefined): number | undefined =>
  limit === undefined || Math.abs(limit) >= Number.MAX_SAFE_INTEGER ? undefined : limit;

const quoted = (value: unknown): string => JSON.stringify(value);

/** What was written, in words that follow "got": `"seven"`, `99`, `a list`. */
export function received(node: Located): string {
  const scalar = scalarOf(node);
  const items = listOf(node);
  if (items !== undefined) return items.length === 0 ? 'an empty list' : `a list of ${items.length}`;
  if (scalar === undefined) return 'a map';
  if (typeof scalar !== 'string') return String(scalar);
  return JSON.stringify(scalar.length > 60 ? `${scalar.slice(0, 57)}...` : scalar);
}
