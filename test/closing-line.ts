import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line, `tests: 12 passed, 0 failed`, for machines that read no colours. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    let skipped = 0;
    for (const module of modules) {
      if (module.state() === 'failed' && module.children.size === 0) failed++;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        else if (state === 'failed') failed++;
        else skipped++;
      }
    }
    // After the default reporter's summary, which is printed in the same hook.
    process.once('exit', () =>
      process.stdout.write(
        `\ntests: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
      ),
    );
  }
}
