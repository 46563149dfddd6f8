#!/usr/bin/env node
import { fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';
import { OPTIMISE_LATER } from './optimising.ts';

// Starts the program. Half of what a short command takes is reading and compiling its own files, so they are loaded here
// together with the code that V8 made of them while the program was built (`src/build/compiled-code.ts`). V8 takes it
// only from the very same version; everywhere else, and where it is missing or damaged, files are compiled as usual.

const folder = import.meta.dirname;
const native = createRequire(import.meta.url);

/** For each file, where its code begins in `compiled.bin`, its length, and the CRC-32 of it. */
type Places = Record<string, readonly [start: number, length: number, sum: number]>;

/** The code beside the program, where it is of this version of V8 and as long as it was. */
function compiled(): { places: Places; file: number } | undefined {
  try {
    const { by, places } = JSON.parse(readFileSync(join(folder, 'compiled.json'), 'utf8')) as {
      by: string;
      places: Places;
    };
    if (by !== `${process.version} ${process.arch}`) return undefined;
    const file = openSync(join(folder, 'compiled.bin'), 'r');
    const end = Math.max(...Object.values(places).map(([start, length]) => start + length));
    return fstatSync(file).size === end ? { places, file } : undefined;
  } catch {
    return undefined;
  }
}

const known = compiled();
if (known !== undefined) {
  // V8 takes compiled code only under the flags under which it was made. That of Node's own modules was made without this
  // one, so those that commands need are loaded before; ours was made with it. Another version may not know the flag.
  for (const name of ['node:child_process', 'node:os', 'node:tty']) native(name);
  setFlagsFromString(OPTIMISE_LATER);
}

/** The code of a file, where it is what the build wrote: V8 does not look, and crashes on what is not. */
function codeOf(name: string): Buffer | undefined {
  const place = known?.places[name];
  if (known === undefined || place === undefined) return undefined;
  const [start, length, sum] = place;
  try {
    const code = Buffer.allocUnsafeSlow(length);
    readSync(known.file, code, 0, length, start);
    return crc32(code) === sum ? code : undefined;
  } catch {
    return undefined;
  }
}

/** The scripts loaded so far, for the build. */
export const scripts = new Map<string, Script>();
const modules = new Map<string, { exports: unknown }>();

function load(name: string): unknown {
  const before = modules.get(name);
  if (before !== undefined) return before.exports;
  const module = { exports: {} };
  modules.set(name, module);
  const filename = join(folder, name);
  const source = `(function(exports,require,module,__filename,__dirname){${readFileSync(filename, 'utf8')}\n})`;
  const cachedData = codeOf(name);
  const script = new Script(source, { filename, ...(cachedData && { cachedData }) });
  scripts.set(name, script);
  const require = (id: string): unknown => (id.startsWith('./') ? load(id.slice(2)) : native(id));
  script.runInThisContext()(module.exports, require, module, filename, folder);
  return module.exports;
}

load('program.js');
