import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inWordsOfWriting } from './file-error.ts';
import { exists } from './files.ts';
import { makeFolder } from './make-folder.ts';

/** A file of a folder that is written as a whole; the path is relative to the folder. */
export interface FolderFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/**
 * Writes a folder whole or not at all, in place of an existing one: everything is written in `workshop` (on the
 * same file system) first, then the folders change places.
 *
 * @throws {FileError} a folder that cannot be written; the existing one is then as it was
 */
export async function replaceFolder(
  target: string,
  files: readonly FolderFile[],
  workshop: string,
): Promise<void> {
  const fresh = join(workshop, `new-${process.pid}`);
  const old = join(workshop, `old-${process.pid}`);
  try {
    await rm(fresh, { recursive: true, force: true });
    for (const { path, content } of files) {
      const place = join(fresh, path);
      await makeFolder(dirname(place));
      await writeFile(place, content);
    }
    await makeFolder(dirname(target));
    const replaces = await exists(target);
    if (replaces) await rename(target, old);
    try {
      await rename(fresh, target);
    } catch (error) {
      if (replaces) await rename(old, target);
      throw error;
    }
    await rm(old, { recursive: true, force: true });
  } catch (error) {
    await rm(fresh, { recursive: true, force: true }).catch(() => undefined);
    throw inWordsOfWriting(target, error);
  }
}
