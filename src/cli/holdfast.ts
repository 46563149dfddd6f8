#!/usr/bin/env node
import { surviveClosedPipes } from '../platform/node/terminal.ts';
import { explain } from './explain.ts';
import { program } from './program.ts';

surviveClosedPipes();
process.once('uncaughtException', (error) => process.exit(explain(error)));
try {
  await program().parseAsync();
} catch (error) {
  process.exitCode = explain(error);
}
