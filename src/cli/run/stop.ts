import { printError } from '../../platform/node/terminal.ts';
import { exitStatus } from '../exit-status.ts';

/** Stops a run cleanly at the first Ctrl-C (or a request to end); the second ends the program at once. */
export function stopOnRequest(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(exitStatus.stopped);
      controller.abort();
      printError('Stopping: keeping what is done. Once more to end at once.');
    });
  }
  return controller.signal;
}
