import { readFileSync } from 'node:fs';
import { leftOutMordheim, mendsMordheim, mendsWarhammer } from './mends.ts';

const HEAD = `// Written by src/build/embed.ts from src/army/tables/*.csv. Change those and run "npm run embed".
// One line an army, then its rows: name, then the columns of the first line.
`;

type Row = readonly string[];

/** The fields of one line of comma-separated values; a field may stand in double quotes. */
export function csvLine(line: string): string[] {
  const fields = [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^",]*))/g)];
  return fields.map(([, quoted, bare]) => quoted ?? bare ?? '');
}

const rowsOf = (file: URL): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => csvLine(line).map((field) => field.trim()));

const mendWarhammer = (army: string, name: string): string => mendsWarhammer[army]?.[name] ?? name;

/** Rows as text: an army's name once, before its rows, which are set off by a bar. */
function tableText(columns: Row, rows: readonly Row[]): string {
  const lines = [columns.join('|')];
  let army = '';
  for (const [of, ...fields] of rows) {
    if (of !== army) lines.push(of!);
    army = of!;
    lines.push(`|${fields.join('|').replace(/\|+$/, '')}`);
  }
  return lines.join('\n');
}

const exported = (name: string, text: string): string =>
  `export const ${name} = \`${text.replace(/[\\`$]/g, '\\$&')}\`;\n`;

/** The text of the module that holds the Warhammer tables. */
export function warhammerModule(folder: URL): string {
  const units = rowsOf(new URL('units-wfb8.csv', folder)).map(
    ([army, unit, profile, m, s, t, w, ld, points, min, keywords]) => {
      const name = mendWarhammer(army!, unit!);
      const of = mendWarhammer(army!, profile!);
      return [army!, name, of === name ? '' : of, m!, s!, t!, w!, ld!, points!, min!, keywords!];
    },
  );
  const profiles = rowsOf(new URL('profiles-wfb8.csv', folder)).map(([army, unit, ...rest]) => [
    army!,
    mendWarhammer(army!, unit!),
    ...rest,
  ]);
  return (
    HEAD +
    exported(
      'unitTable',
      tableText(['profile', 'M', 'S', 'T', 'W', 'Ld', 'points', 'min', 'keywords'], units),
    ) +
    exported('profileTable', tableText(['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld'], profiles))
  );
}

/** The text of the module that holds the Mordheim table. */
export function mordheimModule(folder: URL): string {
  const rows = rowsOf(new URL('profiles-mordheim.csv', folder))
    .filter(([, name]) => !leftOutMordheim.includes(name!))
    .map(([army, name, ...rest]) => [army!, mendsMordheim[name!] ?? name!, ...rest]);
  return HEAD + exported('profileTable', tableText(['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld'], rows));
}
