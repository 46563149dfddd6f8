import { writeFileSync } from 'node:fs';

// Loaded in front of a program: when that ends, what it used is written to the file that the environment names.
// Threads count; microseconds and kilobytes.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(
    process.env.BENCH_USAGE,
    JSON.stringify({ microseconds: userCPUTime + systemCPUTime, kilobytes: maxRSS }),
  );
});
