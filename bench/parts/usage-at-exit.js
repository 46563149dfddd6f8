import { existsSync, readFileSync, writeFileSync } from 'node:fs';

// Loaded in front of a program: when that ends, what it used is written to the file that the environment names.
// Threads count; microseconds and kilobytes.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  writeFileSync(
    process.env.BENCH_USAGE,
    JSON.stringify({ microseconds: userCPUTime + systemCPUTime, kilobytes: mostResident() }),
  );
});

/** The largest resident set of this program. Linux's maxRSS counts that of the program that started it too, as it was then. */
function mostResident() {
  const status = '/proc/self/status';
  const line = existsSync(status) ? /^VmHWM:\s*(\d+) kB/m.exec(readFileSync(status, 'utf8')) : null;
  return line === null ? process.resourceUsage().maxRSS : Number(line[1]);
}
