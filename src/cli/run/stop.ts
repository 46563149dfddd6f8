import { printError } from '../../platform/node/terminal.ts';
import { exitStatus } from '../exit-status.ts';

/**
 * Stops a run cleanly at the first Ctrl-C (or a request to end); the second ends the program at once.
 *
 * @param quiet says nothing at once; how far the run has come is told at its end all the same
 */
export function stopOnRequest(quiet: boolean): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(exitStatus.stopped);
      controller.abort();
      if (!quiet) printError('Stopping: keeping what is done. Once more to end at once.');
    });
  }
  return controller.signal;
}

/** Waits until a request is heard that came while nothing was waited for: the event loop must go round once, from wherever it is. */
export const requestsHeard = (): Promise<void> =>
  new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** Tells at the end of a stopped run what there is of it. */
export function tellStopped(isBegun: boolean, canResume: boolean): void {
  if (!isBegun) printError('Stopped before any trials were done; there is nothing to report.');
  else if (canResume) printError('Stopped. With --resume the same command goes on from here.');
  else printError('Stopped before the end; the result holds the trials that were done.');
}
