import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Quoted, withQuotations } from './quotations.ts';

// Brings the examples in our pages up to date: "npm run docs".

/** The pages that quote what commands print and files hold. */
export const PAGES = ['README.md', 'docs/battle-line.md'];

/** Quotes the built program and the files of this repository. */
export const quoted: Quoted = {
  output(command) {
    const [program, ...words] = command.split(' ');
    if (program !== 'holdfast') throw new Error(`only outputs of holdfast are quoted, not of ${program}`);
    return execFileSync(process.execPath, ['dist/holdfast.js', ...words], { encoding: 'utf8' });
  },
  file: (path) => readFileSync(path, 'utf8'),
};

if (process.argv[1]?.endsWith('quote.ts')) {
  for (const page of PAGES) writeFileSync(page, withQuotations(readFileSync(page, 'utf8'), quoted));
}
