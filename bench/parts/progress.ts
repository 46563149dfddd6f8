import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { found } from './found.ts';
import { median } from './median.ts';
import { inFolder, scenario } from './program.ts';
import type { Finding } from './section.ts';

const measuring = fileURLToPath(new URL('progress-run.ts', import.meta.url));

/** What showing progress costs, on a terminal that `script` makes; nothing where there is no `script`. */
export function measureProgress(trials: number, rounds: number, missing: string[]): Finding[] {
  if (spawnSync('script', ['--version']).status !== 0) {
    missing.push('There is no `script` here to make a terminal, so the cost of progress was not measured.');
    return [];
  }
  return inFolder((folder) => {
    const output = join(folder, 'progress.json');
    const command = [
      process.execPath,
      '--import',
      'tsx',
      measuring,
      scenario('reroll'),
      String(trials),
      output,
    ];
    const shares = Array.from({ length: rounds }, () => {
      const quoted = command.map((word) => `'${word}'`).join(' ');
      const { status, stdout } = spawnSync('script', ['-qec', quoted, '/dev/null'], { encoding: 'utf8' });
      if (status !== 0) throw new Error(`the run with progress failed: ${stdout}`);
      return JSON.parse(readFileSync(output, 'utf8')) as number;
    });
    return [found('progress', 100 * median(shares))];
  });
}
