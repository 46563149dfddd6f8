import { Lexer } from 'yaml';

/**
 * Where a text opens more than `most` brackets within each other, or more lists and keys on one line; undefined where
 * it never does. Asked before the text is parsed, because the parser is recursive and would run out of stack.
 */
export function tooDeepAt(text: string, most: number): { line: number; column: number } | undefined {
  let brackets = 0;
  let onLine = 0;
  let line = 1;
  let column = 1;
  for (const token of new Lexer().lex(text)) {
    if (token === '[' || token === '{') brackets++;
    else if (token === ']' || token === '}') brackets--;
    // Within brackets, keys on one line stand beside each other.
    else if (brackets <= 0 && (token === '-' || token === '?' || token === ':')) onLine++;
    if (brackets > most || onLine > most) return { line, column };
    if (MARKS.has(token)) continue;
    const lines = token.split('\n');
    if (lines.length > 1) {
      line += lines.length - 1;
      column = 1;
      onLine = 0;
    }
    column += lines.at(-1)!.length;
  }
  return undefined;
}

/** Tokens that the lexer puts in by itself: start of a document, of a scalar, end of flow. */
const MARKS: ReadonlySet<string> = new Set(['\u0002', '\u001f', '\u0018']);
