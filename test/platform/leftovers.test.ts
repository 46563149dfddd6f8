import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { removeLeftovers } from '../../src/platform/node/leftovers.ts';

/** A folder of work under way with these in it: folders, and files that have an ending. */
function workshop(names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of names) {
    if (name.includes('.')) writeFileSync(join(folder, name), '');
    else mkdirSync(join(folder, name, 'charts'), { recursive: true });
  }
  return folder;
}

/** The number of a process that has ended. */
const dead = spawnSync(process.execPath, ['-e', '']).pid;
const alive = process.ppid;

describe('leftovers of work', () => {
  it('of this process and of dead ones go, and the folder with them', async () => {
    const folder = workshop([`new-${process.pid}`, `old-${dead}`, `.x.json.${dead}.new`]);
    await removeLeftovers(folder);
    expect(existsSync(folder)).toBe(false);
  });

  it('of others at work stay, and so does progress', async () => {
    const others = [`new-${alive}`, `.x.json.${alive}.new`, 'x.json'];
    const folder = workshop([...others, `new-${dead}`]);
    await removeLeftovers(folder);
    expect(readdirSync(folder).sort()).toEqual([...others].sort());
  });

  it('may be gone already', async () => {
    await expect(removeLeftovers(join(workshop([]), 'nowhere'))).resolves.toBeUndefined();
  });
});
