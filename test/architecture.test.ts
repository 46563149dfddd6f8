import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Which parts a part may import, besides itself. What is not listed here is no part. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  errors: [],
  dice: [],
  statistics: [],
  table: [],
  build: ['games', 'sampling', 'scenario', 'start'],
  start: [],
  notation: ['dice'],
  engine: ['dice'],
  sampling: ['engine', 'dice'],
  army: ['errors', 'notation', 'table', 'dice'],
  games: ['errors', 'army', 'engine', 'table', 'notation', 'dice'],
  scenario: ['errors', 'games', 'army', 'notation', 'dice'],
  study: ['scenario', 'games', 'sampling', 'engine', 'statistics', 'notation', 'dice'],
  report: ['study', 'scenario', 'games', 'statistics', 'notation'],
  platform: ['study', 'scenario', 'sampling', 'engine', 'dice'],
  cli: [
    'errors',
    'report',
    'study',
    'platform',
    'scenario',
    'games',
    'army',
    'sampling',
    'engine',
    'statistics',
    'notation',
    'dice',
  ],
};

/** `report` knows results, not how they are made: of the study only these files. */
const SEEN_BY_REPORT = ['src/study/result.ts'];

const files = sourceFiles('src');
const imports = new Map(files.map((file) => [file, importsOf(file)]));

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sourceFiles(path) : /\.tsx?$/.test(path) ? [path] : [];
    })
    .filter((path) => !path.endsWith('.as.ts'))
    .sort();
}

/** The files of ours that a file imports or exports from, types too. */
function importsOf(file: string): string[] {
  return ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => normalize(join(dirname(file), name)));
}

const partOf = (file: string): string => file.split('/')[1]!;

describe('architecture', () => {
  it('reads imports at all', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(imports.get('src/dice/notation.ts')).toEqual([
      'src/dice/common.ts',
      'src/dice/composite.ts',
      'src/dice/die.ts',
    ]);
  });

  it('imports only files that exist', () => {
    const missing = files.flatMap((file) =>
      imports
        .get(file)!
        .filter((to) => !imports.has(to) && !to.endsWith('.as.ts'))
        .map((to) => `${file} -> ${to}`),
    );
    expect(missing).toEqual([]);
  });

  it('has only the known parts', () => {
    expect([...new Set(files.map(partOf))].filter((part) => !(part in ARROWS))).toEqual([]);
  });

  it('points its arrows one way', () => {
    const wrong = files.flatMap((file) =>
      imports
        .get(file)!
        .filter((to) => partOf(to) !== partOf(file) && !ARROWS[partOf(file)]?.includes(partOf(to)))
        .map((to) => `${file} -> ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  it('lets the report see results, not engines', () => {
    const wrong = files
      .filter((file) => partOf(file) === 'report')
      .flatMap((file) =>
        imports
          .get(file)!
          .filter((to) => partOf(to) === 'study' && !SEEN_BY_REPORT.includes(to))
          .map((to) => `${file} -> ${to}`),
      );
    expect(wrong).toEqual([]);
  });

  it('has no cycles', () => {
    const cycles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]): void => {
      const at = path.indexOf(file);
      if (at >= 0) cycles.push([...path.slice(at), file].join(' -> '));
      if (at >= 0 || done.has(file)) return;
      for (const next of imports.get(file) ?? []) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(cycles).toEqual([]);
  });

  it('keeps files short and named by what they hold', () => {
    const written = files.filter((file) => !file.endsWith('.generated.ts'));
    const long = written.filter((file) => readFileSync(file, 'utf8').split('\n').length > 301);
    expect(long).toEqual([]);
    expect(written.filter((file) => /^(utils?|helpers?|misc|common-.*)\.ts$/.test(basename(file)))).toEqual(
      [],
    );
    expect(written.filter((file) => /\/(utils?|helpers?|misc)\//.test(file))).toEqual([]);
  });
});
