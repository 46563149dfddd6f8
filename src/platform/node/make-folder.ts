import { promises } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { FileError, inWords, inWordsOfWriting } from './file-error.ts';

/**
 * Makes a folder and those above it that are missing. Step by step: Node's own recursive way never ends in places
 * where the system makes no folders, such as /proc.
 *
 * @throws {FileError} naming the part of the path that is in the way
 */
export async function makeFolder(folder: string): Promise<void> {
  const missing: string[] = [];
  for (let at = normalize(folder); !(await isFolder(at)); at = dirname(at)) missing.push(at);
  for (const path of missing.reverse()) {
    try {
      await promises.mkdir(path);
    } catch (error) {
      // Another program may have made it meanwhile.
      if (!(await isFolder(path))) throw inWordsOfWriting(path, error);
    }
  }
}

/** Is there a folder? Not where there is nothing, or where a part above is a file, which is then told of itself. */
async function isFolder(path: string): Promise<boolean> {
  try {
    if ((await promises.stat(path)).isDirectory()) return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const above = dirname(path);
    if ((code === 'ENOENT' || code === 'ENOTDIR') && above !== path) return false;
    throw inWords(path, error);
  }
  throw new FileError(`${path}: is a file, a folder was expected`);
}
