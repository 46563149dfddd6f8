import { type Command, InvalidArgumentError, Option } from 'commander';
import { parseDice } from '../dice/notation.ts';

// Readers of option values. Each refuses what it does not understand and says what it expects.

/** A whole number from `least` to `most`, both allowed; digits may be grouped by `_`, and 1e6 and 1.5e6 are understood. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const plain = text.replaceAll('_', '');
    const value = /^[+-]?\d+((\.\d+)?e\+?\d{1,2})?$/i.test(plain) ? Number(plain) : Number.NaN;
    if (!Number.isSafeInteger(value) || value < least || value > most) {
      throw new InvalidArgumentError(`Expected a whole number from ${grouped(least)} to ${grouped(most)}.`);
    }
    return value;
  };

/** A width in percentage points, `0.05` or `0.05 points`, read as a share: 0.0005. */
export function points(text: string): number {
  const match = /^(\d+(?:\.\d+)?|\.\d+)(?: *points?)?$/.exec(text.trim());
  const value = match === null ? Number.NaN : Number(match[1]);
  if (!(value >= 0.0001 && value <= 50)) {
    throw new InvalidArgumentError('Expected percentage points from 0.0001 to 50, such as 0.05.');
  }
  return value / 100;
}

/** One of several words. */
export const oneOf =
  <const Words extends readonly string[]>(words: Words) =>
  (text: string): Words[number] => {
    const found = words.find((word) => word === text);
    if (found === undefined) throw new InvalidArgumentError(`Expected one of ${words.join(', ')}.`);
    return found;
  };

/** The name of a file or folder. Empty it is a slip, a variable of the shell that was not set. */
export function pathName(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Expected a name.');
  return text;
}

/** A list of words, `md,csv`, without repeats. */
export const someOf =
  <const Words extends readonly string[]>(words: Words) =>
  (text: string): Words[number][] => {
    const read = oneOf(words);
    return [...new Set(text.split(',').map((word) => read(word.trim())))];
  };

/** A whole number with its digits in threes: `1,000,000`. */
export const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

/** Dice or a number, such as `d3-1`; checked here, read again by the question. */
export function diceText(text: string): string {
  try {
    const { faces } = parseDice(text);
    if (faces.every(({ value }) => value >= 0 && value <= 40)) return text;
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
  throw new InvalidArgumentError('Expected dice that show 0 to 40, such as d3-1.');
}

/** The Leadership that an answer without a file is about: a rulebook writes Ld. */
export const leadershipOptions = (): Option[] => [
  new Option('-l, --leadership <number>', 'the Leadership that is tested, 0 to 12 (or --ld)').argParser(
    wholeNumber(0, 12),
  ),
  new Option('--ld <number>').argParser(wholeNumber(0, 12)).conflicts('leadership').hideHelp(),
];

/** Ends a command whose option is needed and was not given. Commander's own check would hide a misspelt option. */
export const missing = (command: Command, option: string): never =>
  command.error(`error: required option '${option}' not specified`);
