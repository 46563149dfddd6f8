import { z } from 'zod';
import type { Question } from '../../games/question.ts';
import { valueName as written } from '../../report/words/value-name.ts';

/** The parts of a JSON Schema that are put into words. */
interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly minimum?: number;
  readonly maximum?: number;
}

/**
 * The fields that a scenario of this question can have, as a markdown list made from the question's own schema:
 * name, what it means, which values it takes, and what holds where it is left out.
 */
export function fieldList(question: Question): string {
  const schema = z.toJSONSchema(question.fields, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as Schema;
  return lines(schema, schema, '').join('\n');
}

function lines(schema: Schema, root: Schema, indent: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const resolved = resolve(field, root);
    const facts = [
      resolved.description,
      kind(resolved, root),
      schema.required?.includes(name) ? 'must be given' : undefined,
      resolved.default === undefined ? undefined : `left out: ${written(resolved.default)}`,
    ].filter((fact) => fact !== undefined && fact !== '');
    return [`${indent}- \`${name}\`: ${facts.join('; ')}`, ...inner(resolved, root, `${indent}  `)];
  });
}

/** Fields within a field; of maps and lists, those of an entry. Three levels are enough for a reader. */
function inner(schema: Schema, root: Schema, indent: string): string[] {
  if (indent.length > 6) return [];
  const found = [
    schema,
    schema.items,
    typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined,
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
  ]
    .filter((part) => part !== undefined)
    .map((part) => resolve(part, root))
    .find((part) => part.properties !== undefined);
  return found === undefined ? [] : lines(found, root, indent);
}

function resolve(schema: Schema, root: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const target = root.$defs?.[schema.$ref.replace('#/$defs/', '')];
  return { ...target, ...schema, ...(target?.type === undefined ? {} : { type: target.type }) };
}

/** The values that a field takes, where its description does not say them already or cannot be put shortly. */
function kind(schema: Schema, root: Schema): string | undefined {
  const { description = '' } = schema;
  const values = choices(schema, root);
  if (values === undefined) return range(schema);
  return values.every((value) => description.includes(value.replaceAll('`', '')))
    ? undefined
    : values.join(' or ');
}

/** All that can be written, where that is a short list. */
function choices(schema: Schema, root: Schema): string[] | undefined {
  if (schema.const !== undefined) return [`\`${written(schema.const)}\``];
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${written(value)}\``);
  if (schema.type === 'boolean') return ['`true`', '`false`'];
  const parts = (schema.anyOf ?? schema.oneOf ?? []).map((part) => choices(resolve(part, root), root));
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  return [...new Set(parts.flatMap((part) => part ?? []))];
}

/** The range of a number, where its description does not say it already. */
function range({ minimum, maximum, description = '', type }: Schema): string | undefined {
  if (type !== 'integer' && type !== 'number') return undefined;
  if (minimum === undefined || maximum === undefined || maximum > 1e9) {
    return type === 'integer' ? 'a whole number' : 'a number';
  }
  return description.includes(String(maximum)) ? undefined : `${minimum} to ${maximum}`;
}
