import { join } from 'node:path';
import { namesIn, remove, removeIfEmpty } from './files.ts';

/** Names of what is being written, with the process that writes it: `new-77`, `old-77`, `.long.json.77.new`. */
const IN_WORK = /^(?:new|old)-(\d+)$|^\..*\.(\d+)\.new$/;

/**
 * Removes from a folder of work under way what this process and those that have died have left, and the folder, if it is
 * empty then. What other processes are writing stays.
 */
export async function removeLeftovers(workshop: string): Promise<void> {
  // Another process may remove the folder at the same time.
  for (const name of await namesIn(workshop).catch(() => [])) {
    const [, folder, file] = IN_WORK.exec(name) ?? [];
    const writer = Number(folder ?? file);
    if (writer === process.pid || (writer > 0 && !isRunning(writer))) await remove(join(workshop, name));
  }
  await removeIfEmpty(workshop);
}

function isRunning(pid: number): boolean {
  try {
    // Sends nothing: only asks whether something could be sent.
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
