import type { Cell, QuantitySummary, Result, Share } from '../../study/result.ts';
import { headlineName } from '../reading/headline.ts';
import { alternativesOf, baselineOf, variedOf } from '../reading/varied.ts';
import { valueName } from '../words/value-name.ts';
import type { Mark } from './mark.ts';

const named = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** The one cell that a mark speaks of: `under` names the alternative, paths give what was varied. */
export function cellOfMark(result: Result, { options }: Mark): Cell {
  const { under = baselineOf(result), given: _, ...settings } = options;
  const alternatives = alternativesOf(result);
  if (under !== undefined && !alternatives.includes(under))
    throw new Error(
      alternatives.length === 0
        ? `under="${under}": nothing is compared in this file`
        : `there is no alternative "${under}"; there are ${named(alternatives)}`,
    );
  const varied = variedOf(result);
  for (const [path, value] of Object.entries(settings)) {
    const found = varied.find((other) => other.path === path);
    if (found === undefined)
      throw new Error(
        `"${path}" is not varied in this file; varied: ${named(varied.map((one) => one.path)) || 'nothing'}`,
      );
    if (!found.values.some((other) => valueName(other) === value))
      throw new Error(`${path} is never ${value}; it is ${found.values.map(valueName).join(', ')}`);
  }
  const missing = varied.filter(({ path }) => !(path in settings));
  if (missing.length > 0)
    throw new Error(
      `say which case: add ${missing.map(({ path, values }) => `${path}=${valueName(values[0])}`).join(' ')}`,
    );
  const cell = result.cells.find(
    (other) =>
      other.alternative === under &&
      varied.every(({ path }) => valueName(other.settings[path]) === settings[path]),
  );
  if (cell === undefined) throw new Error('this case was not run');
  return cell;
}

/** The outcome that a mark names, in one cell; the headline where it names none. */
export function shareOfMark(result: Result, cell: Cell, { words }: Mark): Share {
  const name = words.length === 0 ? headlineName(result) : words.join(' ');
  const found = cell.outcomes.find((outcome) => outcome.name === name);
  if (found === undefined)
    throw new Error(
      `there is no outcome "${name}"; there are ${named(cell.outcomes.map((outcome) => outcome.name))}`,
    );
  return found;
}

/** The quantity that a mark names. */
export function quantityOfMark(cell: Cell, { words, options }: Mark): QuantitySummary {
  const name = words.join(' ');
  const all = cell.quantities.filter((quantity) => quantity.name === name);
  if (all.length === 0)
    throw new Error(
      `there is no quantity "${name}"; there are ${named([...new Set(cell.quantities.map((quantity) => quantity.name))]) || 'none'}`,
    );
  const found =
    all.find(({ given }) => given === options.given) ??
    (options.given === undefined && all.length === 1 ? all[0] : undefined);
  if (found === undefined)
    throw new Error(`say when: add given=${all.map(({ given }) => `"${given}"`).join(' or given=')}`);
  return found;
}
