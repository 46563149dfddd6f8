import { surviveClosedPipes } from '../platform/node/terminal.ts';
import { explain } from './explain.ts';
import { program } from './program.ts';

surviveClosedPipes();
process.once('uncaughtException', (error) => process.exit(explain(error)));
// Not awaited: what the program is built as, CommonJS, cannot wait here.
program(process.argv.slice(2))
  .parseAsync()
  .catch((error: unknown) => {
    process.exitCode = explain(error);
  });
