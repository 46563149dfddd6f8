import { readFileSync } from 'node:fs';
import type { ZodType } from 'zod';
import { headerFields } from '../scenario/header.ts';

const BEGIN = '<!-- common keys: written by "npm run embed" -->\n';
const END = '<!-- end -->';

/** The page on scenario files with its table of common keys made from the schema that checks them. */
export function scenariosPage(file: URL): string {
  const page = readFileSync(file, 'utf8');
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END, begin);
  if (begin < 0 || end < 0)
    throw new Error('docs/scenarios.md has lost the marks of its table of common keys.');
  return page.slice(0, begin + BEGIN.length) + commonKeysTable() + page.slice(end);
}

/** Keys of which the header's schema knows nothing: they are read apart. */
const APART: readonly (readonly [key: string, meaning: string])[] = [
  ['rules', 'a preset, a rules file, or `{ base: …, change: … }`; must be given'],
  ['compare', 'alternatives by name, each laid over the file'],
  ['vary', 'paths of fields, each with a list or a range; every combination is run'],
];

function commonKeysTable(): string {
  const header = Object.entries(headerFields).map(([key, schema]) => [key, meaningOf(schema)] as const);
  const rows = [...header, ...APART].map(([key, meaning]) => `| \`${key}\` | ${meaning} |`);
  return `\n| key | meaning |\n|---|---|\n${rows.join('\n')}\n\n`;
}

const meaningOf = (schema: ZodType): string =>
  `${schema.description ?? ''}${schema.safeParse(undefined).success ? '' : '; must be given'}`;
