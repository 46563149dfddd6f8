import { promises } from 'node:fs';
import type { Checkpoint, Saved } from '../../study/checkpoint.ts';
import { CheckpointError } from '../../study/checkpoint-error.ts';
import { inWords } from './file-error.ts';
import { exists, remove, writeWhole } from './files.ts';

/**
 * Keeps the progress of a run in a JSON file.
 *
 * @param every how often it is written, in milliseconds
 * @param keepsComplete keeps the progress of a complete run too, for a call that has more to do and may be stopped yet;
 *   else its file is removed
 */
export function checkpointFile(path: string, { every = 2000, keepsComplete = false } = {}): Checkpoint {
  const write = (saved: Saved): Promise<void> => writeWhole(path, JSON.stringify(saved));
  return {
    every,
    read: async () => ((await exists(path)) ? readSaved(path) : undefined),
    write,
    complete: keepsComplete ? write : () => remove(path),
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
