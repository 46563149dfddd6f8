import { inWords } from './file-error.ts';

/** Writes to standard output. Once the reader has gone (`| head`), what is left to say is dropped and the run goes on. */
export function print(text: string): void {
  write(process.stdout, text);
}

/** Writes to standard error: progress, warnings and errors. */
export function printError(text: string): void {
  write(process.stderr, text);
}

const gone = new Set<NodeJS.WriteStream>();

function write(stream: NodeJS.WriteStream, text: string): void {
  if (!gone.has(stream)) stream.write(text.endsWith('\n') ? text : `${text}\n`);
}

/**
 * Keeps a closed pipe from ending the program with an error, and standard error from ending it at all: nobody could be
 * told. Standard output that cannot be written, on a full disk, ends it with a FileError. Called once, at the start.
 */
export function surviveClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (stream === process.stdout && error.code !== 'EPIPE') throw inWords('standard output', error);
      gone.add(stream);
    });
  }
}

/** Characters a line of standard output has room for; 80 where it is no terminal. */
export const columns = (): number => Math.max(40, Math.min(process.stdout.columns || 80, 120));

/** Does a person watch standard error, on a terminal that can redraw a line? Progress is shown only then. */
export const isWatched = (): boolean => process.stderr.isTTY === true && process.env.TERM !== 'dumb';
