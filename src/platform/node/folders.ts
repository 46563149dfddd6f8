import { promises } from 'node:fs';
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
    await promises.rm(fresh, { recursive: true, force: true });
    for (const { path, content } of files) {
      const place = join(fresh, path);
      await makeFolder(dirname(place));
      await promises.writeFile(place, content);
    }
    await makeFolder(dirname(target));
    const replaces = await exists(target);
    if (replaces) await promises.rename(target, old);
    try {
      await promises.rename(fresh, target);
    } catch (error) {
      if (replaces) await promises.rename(old, target);
      throw error;
    }
    await promises.rm(old, { recursive: true, force: true });
  } catch (error) {
    await promises.rm(fresh, { recursive: true, force: true }).catch(() => undefined);
    throw inWordsOfWriting(target, error);
  }
}
