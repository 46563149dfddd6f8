import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseDocument, stringify } from 'yaml';
import { ScenarioError } from '../../src/errors/problem.ts';
import { loadScenario } from '../../src/scenario/load.ts';

vi.mock('../../src/games/registry.ts', () => import('./sample-registry.ts'));
vi.mock('../../src/games/questions.ts', () => import('./sample-registry.ts'));

const good = `holdfast: 1
ask: sample
title: A title
rules: { base: wfb8, change: { sample.heavy: at least 1/3 } }
unit:
  profile: Empire/Halberdiers
  models: 25
  coldBlooded: true
friends:
  Archers: { leadership: 7, type: infantry }
general: { leadership: 9, away: 10 }
turns:
  - shooting: [ { loses: { shots: 20, hit: 4+, save: 6+ }, by: Orcs }, { loses: 2d6 } ]
horizon: 4
compare:
  dead: { general: none, cost: -10 }
vary:
  unit.models: [20, 25]
seed: 7
`;

const lines = good.split('\n');

/** Keys that the format knows, with their places; names that the reader gives and paths are not among them. */
const keys = lines
  .flatMap((text, i) =>
    [...text.matchAll(/(?:^|[{ ])([a-z][A-Za-z]*):/g)].map((match) => ({
      key: match[1]!,
      line: i + 1,
      column: match.index + match[0].indexOf(match[1]!) + 1,
    })),
  )
  .filter(({ key }) => key !== 'dead');

const problemsOf = async (text: string) => {
  try {
    await loadScenario('x.yaml', text);
    return [];
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return error.problems;
  }
};

describe('the loader', () => {
  it('has a good file to spoil', async () => {
    expect(await problemsOf(good)).toEqual([]);
    expect(keys.length).toBeGreaterThan(25);
  });

  it('reports any letter too much in any key at its place, with the key that is meant', async () => {
    const typo = fc.record({
      where: fc.constantFrom(...keys),
      letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      at: fc.nat(20),
    });
    await fc.assert(
      fc.asyncProperty(typo, async ({ where: { key, line, column }, letter, at }) => {
        const split = at % (key.length + 1);
        const wrong = key.slice(0, split) + letter + key.slice(split);
        const spoiled = lines.map((text, i) =>
          i + 1 === line ? text.slice(0, column - 1) + wrong + text.slice(column - 1 + key.length) : text,
        );
        const said = (await problemsOf(spoiled.join('\n'))).filter(
          (each) => each.line === line && each.column === column,
        );
        expect(said.map(({ message }) => message)).toEqual([
          expect.stringContaining(`unknown key ${JSON.stringify(wrong)}, did you mean "`),
        ]);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('says nothing but a ScenarioError of any data', async () => {
    const value = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(
          'none',
          '2d6',
          '4+',
          'at least 1/4',
          'wfb8',
          'Empire/Halberdiers',
          '6..9',
          '__proto__',
        ),
        fc.double(),
        fc.integer(),
        fc.boolean(),
        fc.string(),
        fc.constant(null),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(
          fc.constantFrom(...keys.map(({ key }) => key), 'x', 'constructor', 'toString'),
          tie('tree'),
          {
            maxKeys: 5,
          },
        ),
      ),
    })).tree;
    const paths = fc.constantFrom(...[...new Set(keys.map(({ key }) => key))]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(paths, fc.option(paths, { nil: undefined }), value), {
          minLength: 1,
          maxLength: 4,
        }),
        async (edits) => {
          const document = parseDocument(good);
          for (const [outer, inner, put] of edits)
            document.setIn(
              inner !== undefined && document.hasIn([outer, inner]) ? [outer, inner] : [outer],
              put,
            );
          for (const problem of await problemsOf(stringify(document))) {
            expect(problem.message).toMatch(/\S/);
            expect(problem.line).toBeGreaterThan(0);
            expect(problem.column).toBeGreaterThan(0);
          }
        },
      ),
      { seed: 2, numRuns: 150 },
    );
  });

  it('says nothing but a ScenarioError of any text', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...lines,
        '- ',
        '[',
        ']',
        '{',
        '}',
        ': ',
        '\n',
        '  ',
        '\t',
        '&a ',
        '*a',
        '!!x ',
        '? ',
        '|',
        '>',
        '"',
        "'",
        '#',
        '---\n',
        '%',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
        await problemsOf(pieces.join(''));
        await problemsOf(
          good.slice(0, pieces.length * 17) + pieces.join('') + good.slice(pieces.length * 17),
        );
      }),
      { seed: 3, numRuns: 150 },
    );
  });

  it('orders problems by their places and tells none twice', async () => {
    const spoil = fc.array(fc.constantFrom(...keys), { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(spoil, async (places) => {
        const spoiled = [...lines];
        for (const { line, column } of [...new Set(places)].sort((a, b) => b.column - a.column))
          spoiled[line - 1] =
            `${spoiled[line - 1]!.slice(0, column - 1)}zz${spoiled[line - 1]!.slice(column - 1)}`;
        const found = await problemsOf(spoiled.join('\n'));
        const order = found.map(({ line, column }) => line * 1000 + column);
        expect(order).toEqual([...order].sort((a, b) => a - b));
        expect(new Set(found.map((each) => JSON.stringify(each))).size).toBe(found.length);
      }),
      { seed: 4, numRuns: 100 },
    );
  });
});
