/**
 * What may be meant by a word that is no command and resembles none: a file without one, or a command in capitals.
 *
 * @param names of all commands
 */
export function commandHint(word: string, names: readonly string[]): string | undefined {
  if (/\.ya?ml$/i.test(word)) return `(Did you mean holdfast run ${word}?)`;
  const meant = names.find((name) => name === word.toLowerCase());
  return meant === undefined ? undefined : `(Did you mean ${meant}?)`;
}
