import { type ZodType, z } from 'zod';
import type { Parameter } from '../games/parameter.ts';
import { presetNames } from '../games/presets.ts';
import type { Question } from '../games/question.ts';
import { questions } from '../games/questions.ts';
import { cost, headerFields } from './header.ts';
import { acceptingProfiles, type JsonSchema, partial } from './schema-shapes.ts';

/**
 * The JSON Schema (draft 7) of scenario files, for editors: `# yaml-language-server: $schema=…`. One branch for each
 * question. The loader checks more than it can say: profiles' names, paths of what is varied, contradictions.
 */
export function scenarioJsonSchema(): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Holdfast scenario',
    type: 'object',
    required: ['holdfast', 'ask', 'rules'],
    properties: {
      ask: {
        description: 'what is asked',
        oneOf: questions.map(({ ask, summary }) => ({ const: ask, description: summary })),
      },
    },
    allOf: questions.map(({ ask }) => ({
      if: { required: ['ask'], properties: { ask: { const: ask } } },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own word
      then: { $ref: `#/definitions/${ask}` },
    })),
    definitions: Object.fromEntries(
      questions.flatMap((question) => [
        [question.ask, fileSchema(question)],
        [`${question.ask}-alternative`, alternativeSchema(question)],
        [`${question.ask}-changes`, changesSchema(question)],
      ]),
    ),
  };
}

/** As written in a file: what goes into a schema, not what comes out of it. */
function jsonSchema(schema: ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
  }) as JsonSchema;
  return rest;
}

function fileSchema(question: Question): JsonSchema {
  const { anyOf: _, ...fields } = acceptingProfiles(jsonSchema(question.fields));
  const header = Object.entries(headerFields).map(([key, schema]) => [key, jsonSchema(schema)]);
  return {
    ...fields,
    description: question.summary,
    properties: {
      ...Object.fromEntries(header),
      ask: { const: question.ask },
      rules: rulesSchema(question, true),
      ...(fields.properties as JsonSchema),
      compare: {
        description: 'named alternatives, each laid over the file; the file itself is "as written"',
        type: 'object',
        minProperties: 1,
        additionalProperties: { $ref: `#/definitions/${question.ask}-alternative` },
      },
      vary: {
        description: 'paths of fields to lists or ranges; every combination is run',
        type: 'object',
        additionalProperties: {
          anyOf: [
            { type: 'array', minItems: 1 },
            { type: 'string', pattern: '^-?[0-9.]+\\.\\.-?[0-9.]+( step [0-9.]+)?$' },
          ],
        },
      },
    },
    required: ['holdfast', 'ask', 'rules', ...requiredFields(fields, question)],
  };
}

/** What is varied need not be written besides, so a file may lack any field that is not a map. */
function requiredFields(fields: JsonSchema, question: Question): string[] {
  const shape = question.fields.shape as Readonly<Record<string, ZodType>>;
  return ((fields.required as string[] | undefined) ?? []).filter(
    (key) => jsonSchema(shape[key]!).type === 'object',
  );
}

function alternativeSchema(question: Question): JsonSchema {
  const fields = partial(acceptingProfiles(jsonSchema(question.fields)));
  return {
    ...fields,
    minProperties: 1,
    properties: {
      ...(fields.properties as JsonSchema),
      rules: rulesSchema(question, false),
      cost: jsonSchema(cost),
    },
  };
}

function rulesSchema({ ask, games }: Question, baseNeeded: boolean): JsonSchema {
  const base = {
    anyOf: [
      { enum: games.flatMap((game) => presetNames(game)) },
      { type: 'string', pattern: '\\.ya?ml$', description: 'a rules file beside this one' },
    ],
  };
  return {
    description: 'a preset, a rules file, or { base: …, change: … }',
    anyOf: [
      ...base.anyOf,
      {
        type: 'object',
        ...(baseNeeded ? { required: ['base'] } : {}),
        properties: {
          base,
          change: { $ref: `#/definitions/${ask}-changes` },
        },
        additionalProperties: false,
      },
    ],
  };
}

const changesSchema = ({ parameters }: Question): JsonSchema => ({
  description: 'rule parameters to change',
  type: 'object',
  properties: Object.fromEntries(parameters.map(parameterSchema)),
  additionalProperties: false,
});

const parameterSchema = ({ name, type, meaning, default: fallback }: Parameter): [string, JsonSchema] => [
  name,
  { ...jsonSchema(type), description: meaning, default: fallback },
];
