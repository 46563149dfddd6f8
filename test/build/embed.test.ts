import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { generated } from '../../src/build/embed.ts';
import { csvLine } from '../../src/build/embed-profiles.ts';

const files = [...generated()].map(([file, text]) => [basename(file.pathname), file, text] as const);

it.each(files)('%s is current (else run "npm run embed")', (_name, file, text) => {
  expect(readFileSync(file, 'utf8') === text).toBe(true);
});

it('reads quoted and empty fields of a line', () => {
  expect(csvLine('Beastmen,"Malagor, The Dark Omen",,8,')).toEqual([
    'Beastmen',
    'Malagor, The Dark Omen',
    '',
    '8',
    '',
  ]);
});
