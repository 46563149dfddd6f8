import { profileKeys } from '../army/profiles.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The places of a schema that hold schemas by name, one schema, or a list of them. */
const BY_NAME = ['properties', 'definitions', 'patternProperties'];
const ONE = ['items', 'additionalItems', 'additionalProperties', 'not', 'if', 'then', 'else'];
const LIST = ['anyOf', 'oneOf', 'allOf', 'items'];

/** A schema with each of its inner schemas changed, and then itself. */
function mapped(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const inner = (value: unknown): unknown => (isSchema(value) ? mapped(value, change) : value);
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (BY_NAME.includes(key) && isSchema(value))
      return [key, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inner(each)]))];
    if (LIST.includes(key) && Array.isArray(value)) return [key, value.map(inner)];
    return [key, ONE.includes(key) ? inner(value) : value];
  });
  return change(Object.fromEntries(entries));
}

const PROFILE: JsonSchema = {
  type: 'string',
  pattern: '^[^/]+/.+$',
  description: 'Army/Unit: lays the values of the shipped tables beneath what is stated here',
};

/** Lets `profile: Army/Unit` stand wherever it can give something; what it can give need then not be stated. */
export const acceptingProfiles = (schema: JsonSchema): JsonSchema =>
  mapped(schema, (each) => {
    const { properties, required, ...rest } = each;
    if (!isSchema(properties) || !Object.keys(properties).some((key) => profileKeys.includes(key)))
      return each;
    const needed = Array.isArray(required) ? (required as string[]) : [];
    const given = needed.filter((key) => profileKeys.includes(key));
    return {
      ...rest,
      properties: { profile: PROFILE, ...properties },
      required: needed.filter((key) => !given.includes(key)),
      ...(given.length === 0 ? {} : { anyOf: [{ required: ['profile'] }, { required: given }] }),
    };
  });

/** The same with nothing required at any depth: what may be laid over a file. */
export const partial = (schema: JsonSchema): JsonSchema =>
  mapped(schema, ({ required: _, anyOf, ...rest }) => {
    if (!Array.isArray(anyOf)) return rest;
    const forms = anyOf.filter((form) => !isSchema(form) || Object.keys(form).length > 0);
    return forms.length === 0 ? rest : { ...rest, anyOf: forms };
  });
