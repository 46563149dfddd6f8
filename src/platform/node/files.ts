// Not "node:fs/promises", which loads what it needs at once: "promises" does so when it is first used. What a run begins
// with, its files, is read without, since nothing else could be done meanwhile.
import { closeSync, openSync, promises, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FileError, inWords, inWordsOfWriting } from './file-error.ts';
import { makeFolder } from './make-folder.ts';

/** The largest file that is read: a scenario is a page of text, not a data set. In bytes. */
const LARGEST = 4_000_000;

/** A record of ours may hold two thousand cells; beyond this a program of JavaScript cannot hold its text. */
const LARGEST_RECORD = 500_000_000;

/**
 * Reads a text file.
 *
 * @throws {FileError} a missing, unreadable or very large file
 */
export const readText = async (path: string): Promise<string> => readUpTo(path, LARGEST);

/**
 * Reads a record that we have written.
 *
 * @throws {FileError} a missing, unreadable or enormous file
 */
export const readRecord = async (path: string): Promise<string> => readUpTo(path, LARGEST_RECORD);

/**
 * Reads a text file at once, for readers that cannot wait.
 *
 * @throws {FileError} a missing, unreadable or very large file
 */
export const readTextNow = (path: string): string => readUpTo(path, LARGEST);

function readUpTo(path: string, largest: number): string {
  try {
    const stats = statSync(path);
    if (stats.isFile() || stats.isDirectory()) {
      if (stats.size <= largest) return readFileSync(path, 'utf8');
      throw new FileError(`${path}: ${stats.size} bytes are too many for a text file of ours`);
    }
    return readPipe(path, largest);
  } catch (error) {
    throw inWords(path, error);
  }
}

/** Reads what does not know its size: a pipe, which ends, or a device, which may not. */
function readPipe(path: string, largest: number): string {
  const file = openSync(path, 'r');
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for (;;) {
      const chunk = Buffer.allocUnsafe(65_536);
      const length = readSync(file, chunk);
      if (length === 0) return Buffer.concat(chunks).toString('utf8');
      chunks.push(chunk.subarray(0, length));
      size += length;
      if (size > largest) throw new FileError(`${path}: does not end where a text file of ours would`);
    }
  } finally {
    closeSync(file);
  }
}

/** Reads a text file, or gives undefined where there is none. */
export async function readTextIfAny(path: string): Promise<string | undefined> {
  return (await exists(path)) ? readText(path) : undefined;
}

/** Is there a file or folder of that name? */
export async function exists(path: string): Promise<boolean> {
  return promises.stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * The YAML files that a path means: a file is itself, a folder all `.yaml` and `.yml` files directly in it, by name.
 *
 * @throws {FileError} a missing path, or a folder without such files
 */
export async function yamlFiles(path: string): Promise<string[]> {
  try {
    if (!statSync(path).isDirectory()) return [path];
    const names = readdirSync(path).filter((name) => /\.ya?ml$/i.test(name) && !name.startsWith('.'));
    if (names.length === 0) throw new FileError(`${path}: no .yaml files in this folder`);
    return names.sort().map((name) => join(path, name));
  } catch (error) {
    throw inWords(path, error);
  }
}

/** The names of all that is in a folder, sorted; none where it does not exist. */
export async function namesIn(path: string): Promise<string[]> {
  if (!(await exists(path))) return [];
  const names = await promises.readdir(path).catch((error: unknown) => {
    throw inWords(path, error);
  });
  return names.sort();
}

/** The names of the folders in a folder, sorted; none where it does not exist. Hidden ones are left out. */
export async function foldersIn(path: string): Promise<string[]> {
  if (!(await exists(path))) return [];
  const entries = await promises.readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    throw inWords(path, error);
  });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
}

/**
 * Makes a folder and proves that files can be written in it, so that a long run does not fail at its end.
 *
 * @throws {FileError} a folder that cannot be made or written
 */
export async function ensureWritable(folder: string): Promise<void> {
  const probe = join(folder, `.holdfast-probe-${process.pid}`);
  await makeFolder(folder);
  try {
    await promises.writeFile(probe, '');
    await promises.rm(probe);
  } catch (error) {
    throw inWordsOfWriting(folder, error);
  }
}

/**
 * Writes a file whole or not at all: beside its place first, then renamed. Makes its folder where there is none.
 *
 * @throws {FileError} a file that cannot be written, or a folder that cannot be made
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.new`);
  await makeFolder(dirname(path));
  try {
    await promises.writeFile(beside, content);
    await promises.rename(beside, path);
  } catch (error) {
    // What went wrong first is told, not that the rest cannot be removed either.
    await promises.rm(beside, { force: true }).catch(() => undefined);
    throw inWordsOfWriting(path, error);
  }
}

/**
 * Removes a file or folder, if it is there.
 *
 * @throws {FileError} where that is not permitted
 */
export async function remove(path: string): Promise<void> {
  try {
    await promises.rm(path, { recursive: true, force: true });
  } catch (error) {
    throw inWords(path, error);
  }
}

/** Removes a folder in which there is nothing. */
export async function removeIfEmpty(folder: string): Promise<void> {
  await promises.rmdir(folder).catch(() => undefined);
}
