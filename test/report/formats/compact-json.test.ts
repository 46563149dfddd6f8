import fc from 'fast-check';
import stringify from 'json-stringify-pretty-compact';
import { expect, it } from 'vitest';
import { compactJson } from '../../../src/report/formats/compact-json.ts';

/** The same by a package, which writes spaces, and slowly; they are then taken out. */
const oracle = (value: unknown): string =>
  `${stringify(value, { maxLength: 440, indent: 1 }).replace(
    /"(?:\\.|[^"\\])*"|([:,{]) | (})/g,
    (found: string, before?: string, after?: string) => before ?? after ?? found,
  )}\n`;

it('breaks lines where a package does', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ minLength: 60, maxLength: 120 }),
    fc.constantFrom('a, b', '{ } ', '"', '\\'),
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      text,
      fc.double(),
      fc.constantFrom(null, true, [], {}),
      fc.array(tie('tree'), { maxLength: 12 }),
      fc.dictionary(text, fc.option(tie('tree'), { nil: undefined }), { maxKeys: 12 }),
    ),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      expect(compactJson(value)).toBe(oracle(value));
    }),
    { seed: 1, numRuns: 1000 },
  );
});

it('takes 440 letters of a line as short, with a space after the comma, and one more as too long', () => {
  for (const letters of [432, 433, 434, 435]) {
    const value = ['x'.repeat(letters), 1];
    expect(compactJson(value)).toBe(oracle(value));
    expect(compactJson(value).includes('\n ')).toBe(letters > 433);
  }
});

it('does not break what is empty, however long its key', () => {
  const value = { ['x'.repeat(500)]: [], y: { ['z'.repeat(500)]: {} } };
  expect(compactJson(value)).toBe(oracle(value));
});
