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
 * Keeps the progress of a run in a file: a line of JSON, and its checksum, because a damaged count would be believed.
 *
 * @param every how often it is written, in milliseconds
 * @param whenComplete what becomes of the file: `remove` it; `keep` what is done, for a call that has more to do and may be
 *   stopped yet; or `update` it where there is one, because a report of it may yet fail to be written
 */
export function checkpointFile(
  path: string,
  { every = 2000, whenComplete = 'remove' }: CheckpointOptions = {},
): Checkpoint {
  const write = async (saved: Saved): Promise<void> => writeWhole(path, await withSum(JSON.stringify(saved)));
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
    const text = await promises.readFile(path, 'utf8');
    const [json = ''] = text.split('\n');
    if (text === (await withSum(json))) content = JSON.parse(json);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw inWords(path, error);
  }
  const read = savedProgress.safeParse(content);
  if (read.success) return read.data;
  throw new CheckpointError(
    `${path}: this is no kept progress of a run, or a damaged one. Delete it, or run without --resume, to begin anew.`,
  );
}

/** A line with its SHA-256 on the next. */
export async function withSum(line: string): Promise<string> {
  const { createHash } = await import('node:crypto');
  return `${line}\n${createHash('sha256').update(line).digest('hex')}\n`;
}
