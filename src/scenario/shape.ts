import type { ZodType } from 'zod';
import type { Path } from './located.ts';

/** The parts of a schema's definition that are looked at here. */
interface Definition {
  readonly type: string;
  readonly innerType?: ZodType;
  readonly in?: ZodType;
  readonly out?: ZodType;
  readonly options?: readonly ZodType[];
  readonly shape?: Readonly<Record<string, ZodType>>;
  readonly element?: ZodType;
  readonly items?: readonly ZodType[];
  readonly rest?: ZodType | null;
  readonly valueType?: ZodType;
  readonly left?: ZodType;
  readonly right?: ZodType;
  readonly getter?: () => ZodType;
}

const definition = (schema: ZodType): Definition => schema._zod.def as unknown as Definition;

/** The schemas of what may be written: defaults, transforms and the like are opened, unions taken apart. */
export function alternatives(schema: ZodType): ZodType[] {
  const { type, innerType, in: input, out, options, left, right, getter } = definition(schema);
  if (type === 'union') return options!.flatMap(alternatives);
  if (type === 'pipe') return alternatives(definition(input!).type === 'transform' ? out! : input!);
  if (type === 'intersection') return [...alternatives(left!), ...alternatives(right!)];
  if (type === 'lazy') return alternatives(getter!());
  return innerType === undefined ? [schema] : alternatives(innerType);
}

/** The options of a union, through defaults and the like; undefined where it is no union. */
export function optionsOf(schema: ZodType): readonly ZodType[] | undefined {
  const { type, innerType, in: input, options } = definition(schema);
  if (type === 'union') return options;
  const inner = type === 'pipe' ? input : innerType;
  return inner === undefined ? undefined : optionsOf(inner);
}

/** What a schema says of itself, through defaults and the like. */
export function descriptionOf(schema: ZodType): string | undefined {
  const { type, innerType, in: input } = definition(schema);
  const inner = type === 'pipe' ? input : innerType;
  return schema.description ?? (inner === undefined ? undefined : descriptionOf(inner));
}

/** The keys that a schema itself knows, with what they hold; none where it is no map with fixed keys. */
export const shapeOf = (schema: ZodType): Readonly<Record<string, ZodType>> => definition(schema).shape ?? {};

/** The keys that any form of the schemas knows. */
export const knownKeys = (schemas: readonly ZodType[]): string[] => [
  ...new Set(schemas.flatMap((schema) => Object.keys(shapeOf(schema)))),
];

/** Is it a map whose keys are names that the reader gives? */
export const isByName = (schema: ZodType): boolean => definition(schema).type === 'record';

/** The kind of value: `number`, `object`, `record`, … as zod names it. */
export const kindOf = (schema: ZodType): string => definition(schema).type;

/** What an array holds. */
export const elementOf = (schema: ZodType): ZodType | undefined => definition(schema).element;

function stepInto(schema: ZodType, step: string | number): ZodType[] {
  const { shape, element, items, rest, valueType } = definition(schema);
  const inner =
    shape !== undefined && Object.hasOwn(shape, step)
      ? shape[step]
      : (element ?? items?.[Number(step)] ?? rest ?? valueType);
  return inner === undefined || inner === null ? [] : [inner];
}

/** Every schema that may judge what stands at a path; not yet taken apart. */
export function schemasAt(schema: ZodType, path: Path): ZodType[] {
  return path.reduce<ZodType[]>(
    (here, step) => here.flatMap(alternatives).flatMap((each) => stepInto(each, step)),
    [schema],
  );
}

/** Every form that may stand at a path. */
export const formsAt = (schema: ZodType, path: Path): ZodType[] =>
  schemasAt(schema, path).flatMap(alternatives);
