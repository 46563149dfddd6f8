import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { OPTIMISE_LATER } from '../start/optimising.ts';

/** Short commands that together come by what most starts come by, charts included. */
const commands = (scenario: string): string[][] => [
  ['odds', '--leadership', '7', '--reroll'],
  ['new', 'all-alone', '--out', scenario],
  ['check', scenario],
  ['exact', scenario],
  ['run', scenario, '--trials', '1000000'],
  ['run', scenario, '--trials', '1000000', '--json'],
];

/**
 * Runs in front of the program: at the end of the process writes the code of the scripts that were loaded, and what there
 * was of others. Functions that were called are in it, and those that commands before had called.
 */
const RECORD = `
const { join } = require('node:path');
const { readFileSync, writeFileSync } = require('node:fs');
const { crc32 } = require('node:zlib');
require('node:v8').setFlagsFromString('${OPTIMISE_LATER}');
const folder = process.env.HOLDFAST_BUILT;
const { scripts } = require(join(folder, 'holdfast.js'));
process.once('exit', () => {
  const code = new Map();
  try {
    const { places } = JSON.parse(readFileSync(join(folder, 'compiled.json'), 'utf8'));
    const all = readFileSync(join(folder, 'compiled.bin'));
    for (const [name, [start, length]] of Object.entries(places)) code.set(name, all.subarray(start, start + length));
  } catch {}
  for (const [name, script] of scripts) code.set(name, script.createCachedData());
  let end = 0;
  const placeOf = (bytes) => [(end += bytes.length) - bytes.length, bytes.length, crc32(bytes)];
  const places = Object.fromEntries([...code].map(([name, bytes]) => [name, placeOf(bytes)]));
  writeFileSync(join(folder, 'compiled.bin'), Buffer.concat([...code.values()]));
  writeFileSync(join(folder, 'compiled.json'), JSON.stringify({ by: process.version + ' ' + process.arch, places }));
});
`;

/**
 * Writes beside the built program the code that V8 made of it, for `src/start/holdfast.ts`; nothing where Node, before 20.15, has no
 * `crc32` to tell later that it is whole.
 *
 * @throws {Error} a command failed
 */
export function writeCompiledCode(built: string): void {
  const folder = resolve(built);
  for (const name of ['compiled.json', 'compiled.bin']) rmSync(join(folder, name), { force: true });
  if (typeof crc32 !== 'function') return;
  const cwd = mkdtempSync(join(tmpdir(), 'holdfast-build-'));
  try {
    for (const words of commands('scenario.yaml')) {
      const { status, stderr } = spawnSync(process.execPath, ['-e', RECORD, '--', ...words], {
        cwd,
        env: { ...process.env, HOLDFAST_BUILT: folder },
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`holdfast ${words.join(' ')}: ${stderr}`);
    }
  } finally {
    rmSync(cwd, { recursive: true });
  }
}
