// A program for resume.test.ts to kill: runs the plan in the first file and keeps its progress in the second.
import { readFileSync } from 'node:fs';
import { loadQuestion } from '../../src/games/registry.ts';
import { checkpointFile } from '../../src/platform/node/checkpoint-file.ts';
import { threadExecutor } from '../../src/platform/node/thread-executor.ts';
import type { Plan } from '../../src/scenario/plan.ts';
import { runStudy } from '../../src/study/run-study.ts';
import { hireBuilt } from './built-worker.ts';

const [planFile, progressFile] = process.argv.slice(2);
const plan = JSON.parse(readFileSync(planFile!, 'utf8')) as Plan;
await loadQuestion(plan.ask);
await runStudy(plan, {
  executor: threadExecutor({ workers: 2, patience: 50, hire: hireBuilt }),
  checkpoint: checkpointFile(progressFile!, { every: 20 }),
});
