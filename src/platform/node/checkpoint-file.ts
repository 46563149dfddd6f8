import { promises } from 'node:fs';
import type { Checkpoint, Saved } from '../../study/checkpoint.ts';
import { CheckpointError } from '../../study/checkpoint-error.ts';
import { inWords } from './file-error.ts';
import { exists, remove, writeWhole } from './files.ts';

interface CheckpointOptions {
  readonly every?: number;
  readonly whenComplete?: 'remove' | 'keep' | 'update';
}

/**
 * Keeps the progress of a run in a JSON file.
 *
 * @param every how often it is written, in milliseconds
 * @param whenComplete what becomes of the file: `remove` it; `keep` what is done, for a call that has more to do and may be
 *   stopped yet; or `update` it where there is one, because a report of it may yet fail to be written
 */
export function checkpointFile(
  path: string,
  { every = 2000, whenComplete = 'remove' }: CheckpointOptions = {},
): Checkpoint {
  const write = (saved: Saved): Promise<void> => writeWhole(path, JSON.stringify(saved));
  return {
    every,
    read: async () => ((await exists(path)) ? readSaved(path) : undefined),
    write,
    complete: async (saved) => {
      if (whenComplete === 'remove') await remove(path);
      else if (whenComplete === 'keep' || (await exists(path))) await write(saved);
    },
  };
}

async function readSaved(path: string): Promise<Saved> {
  const { savedProgress } = await import('../../study/saved-progress.ts');
  let content: unknown;
  try {
    content = JSON.parse(await promises.readFile(path, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw inWords(path, error);
  }
  const read = savedProgress.safeParse(content);
  if (read.success) return read.data;
  throw new CheckpointError(
    `${path}: this is no kept progress of a run, or a damaged one. Delete it, or run without --resume, to begin anew.`,
  );
}
