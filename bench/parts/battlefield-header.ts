import { writeFileSync } from 'node:fs';
import { LEADERSHIP, passedBy, units } from '../works/battlefield.ts';

/** Writes the battlefield for the peers in C++, so that all fight on the same one. */
export function writeBattlefield(file: string): void {
  const list = (numbers: readonly number[]): string => `{${numbers.join(', ')}}`;
  writeFileSync(
    file,
    `// Made by the bench from works/battlefield.ts.
#pragma once
const int UNITS = ${units.length}, LEADERSHIP = ${LEADERSHIP};
/** For each unit and each 2D6 of inches, the units that it passes, as bits. */
const int PASSED_BY[UNITS][13] = ${list(passedBy.map(list) as unknown as number[])};
`,
  );
}
