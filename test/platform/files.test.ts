import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecord, readText } from '../../src/platform/node/files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'holdfast-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('what is read', () => {
  it('is a page of text where a user writes it, and as much as a sweep comes to where we have written it', async () => {
    const path = join(folder, 'large.json');
    await writeFile(path, ' '.repeat(4_000_001));
    await expect(readText(path)).rejects.toThrow('4000001 bytes are too many');
    expect(await readRecord(path)).toHaveLength(4_000_001);
  });
});
