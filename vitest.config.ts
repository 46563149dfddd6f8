import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    reporters: ['default', './test/closing-line.ts'],
    coverage: {
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.as.ts', 'src/**/*.generated.ts'],
    },
  },
});
