import type { YAMLError } from 'yaml';

/** What to say of the commonest faults of YAML; of the others the reader's own message is shown. */
const WORDS: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'a tab at the start of a line; indent with spaces',
  BAD_INDENT: 'the indentation does not fit the lines before, or a bracket is not closed',
  BAD_SCALAR_START: 'a value cannot start with this sign; put it in quotes',
  MULTILINE_IMPLICIT_KEY: 'a key must stand on one line, followed by a colon; is a colon missing here?',
  BLOCK_AS_IMPLICIT_KEY: 'two colons on one line; put text that contains ": " in quotes, or start a new line',
  NON_STRING_KEY: 'a key must be plain text',
};

/** A plain sentence for a fault of the YAML itself. */
export function syntaxMessage({ code, message }: YAMLError): string {
  return `broken YAML: ${WORDS[code] ?? message.charAt(0).toLowerCase() + message.slice(1)}`;
}
