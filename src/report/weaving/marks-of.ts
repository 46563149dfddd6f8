import { type Mark, WeaveError, type WeaveProblem } from './mark.ts';

const COMMENT = /<!--\s*(\/?)holdfast\b([\s\S]*?)-->/g;
const WORD = /(?:([A-Za-z][\w.]*)=)?(?:"([^"]*)"|(\S+))/g;
const FENCE = /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gm;

/** The marks of a text, in order. Code blocks are left alone, so that a text can explain its own marks. */
export function marksOf(text: string): readonly Mark[] {
  const fences = [...text.matchAll(FENCE)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  );
  const isCode = (at: number): boolean => fences.some(([from, to]) => from <= at && at < to);
  const problems: WeaveProblem[] = [];
  const marks: Mark[] = [];
  let open: { match: RegExpExecArray; line: number } | undefined;
  const wrong = (line: number, message: string): void => void problems.push({ line, message });
  for (const match of text.matchAll(COMMENT)) {
    if (isCode(match.index)) continue;
    const line = lineOf(text, match.index);
    if (match[1] === '') {
      if (open !== undefined)
        wrong(
          open.line,
          `the mark is not closed before the next one, on line ${line}: add <!-- /holdfast -->`,
        );
      open = { match, line };
    } else if (open === undefined) wrong(line, '<!-- /holdfast --> closes nothing: no mark is open');
    else {
      const mark = markOf(text, open.match, open.line, match.index);
      if (typeof mark === 'string') wrong(open.line, mark);
      else marks.push(mark);
      open = undefined;
    }
  }
  if (open !== undefined) wrong(open.line, 'the mark is never closed: add <!-- /holdfast -->');
  if (problems.length > 0) throw new WeaveError(problems);
  return marks;
}

/** The mark that a comment opens, or what is wrong with it. */
function markOf(
  text: string,
  { 0: comment, 2: inner = '', index }: RegExpExecArray,
  line: number,
  to: number,
): Mark | string {
  const words: string[] = [];
  const options: Record<string, string> = {};
  for (const [, key, quoted, bare] of inner.matchAll(WORD)) {
    const value = quoted ?? bare ?? '';
    if (key === undefined) words.push(value);
    else options[key] = value;
  }
  const [file, what, ...rest] = words;
  if (file === undefined)
    return 'expected a scenario file after "holdfast": <!-- holdfast panic.yaml chart -->';
  const end = words.findIndex((word, i) => i > 0 && /\.ya?ml$/i.test(word));
  if (end > 0) return `a name with spaces stands in quotes: "${words.slice(0, end + 1).join(' ')}"`;
  if (what === undefined) return `expected what is wanted of ${file}: chart, table, answer, percent …`;
  const from = index + comment.length;
  const before = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
  const isBlock = before.trim() === '' && /^[ \t]*\r?\n/.test(text.slice(from));
  return {
    line,
    file,
    what,
    words: rest,
    options,
    from,
    to,
    isBlock: isBlock || isAlone(text, index, from, to),
  };
}

/** Both marks follow one another on a line of their own: nothing has been filled in yet. */
function isAlone(text: string, start: number, from: number, to: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const after = text.slice(text.indexOf('-->', to) + 3).split('\n', 1)[0] ?? '';
  return before.trim() === '' && after.trim() === '' && text.slice(from, to).trim() === '';
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
