import { type Located, type LocatedMap, mapOf } from './located.ts';

/**
 * Brings `rules: wfb8` to the form `rules: { base: wfb8, change: {} }`, so that changes can be laid over it. What is
 * neither a name nor a map is left to be found wrong.
 */
export function withRulesMap(fields: LocatedMap): LocatedMap {
  const rules = fields.get('rules');
  if (rules === undefined) return fields;
  const map = mapOf(rules) ?? (typeof rules.value === 'string' ? new Map([['base', rules]]) : undefined);
  if (map === undefined || map.has('change')) return fields;
  const empty: Located = { at: rules.at, value: new Map() };
  return new Map(fields).set('rules', { ...rules, value: new Map([...map, ['change', empty]]) });
}
