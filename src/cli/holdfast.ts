#!/usr/bin/env node
import { surviveClosedPipes } from '../platform/node/terminal.ts';
import { explain } from './explain.ts';
import { program } from './program.ts';

surviveClosedPipes();
process.once('uncaughtException', (error) => process.exit(explain(error)));
// Not awaited here: a module that waits would hold up those that are loaded meanwhile and share a file with it.
program()
  .parseAsync()
  .catch((error: unknown) => {
    process.exitCode = explain(error);
  });
