import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { renderIndex } from '../../src/report/index-page.ts';
import { renderReport } from '../../src/report/report.ts';
import { summary } from '../../src/report/words/summary.ts';
import { terminalHistogram } from '../../src/report/words/terminal-histogram.ts';
import { fixtures } from './fixtures/all.ts';

// Snapshots: they pin what the words and specifications are, and may pin a fault. What is right is tested beside.

const options = {
  format: 'md',
  theme: 'light',
  width: 720,
  command: 'npx holdfast run fixture.yaml',
} as const;
const golden = (file: string): string => `../golden/reports/${file}`;

describe('snapshots', () => {
  it.each(Object.keys(fixtures))('report of %s', async (name) => {
    const files = await renderReport(fixtures[name]!, options);
    const report = files.find(({ path }) => path === 'report.md')!;
    await expect(report.content).toMatchFileSnapshot(golden(`${name}.md`));
    const again = await renderReport(fixtures[name]!, options);
    expect(again).toEqual(files);
  });

  it('summaries and histograms', async () => {
    const texts = Object.entries(fixtures).map(
      ([name, result]) => `== ${name}\n${summary(result)}\n\n${terminalHistogram(result)}\n`,
    );
    await expect(texts.join('\n')).toMatchFileSnapshot(golden('summaries.txt'));
  });

  it('index', async () => {
    const entries = Object.entries(fixtures).map(([folder, result]) => ({
      folder,
      result,
      page: 'report.md',
      pictures: ['comparison-narrow.svg'],
    }));
    await expect(renderIndex(entries).content).toMatchFileSnapshot(golden('README.md'));
  });

  it('specifications and pictures, by digest', async () => {
    const lines: string[] = [];
    for (const [name, result] of Object.entries(fixtures))
      for (const { path, content } of await renderReport(result, options))
        if (path.startsWith('charts/'))
          lines.push(`${name}/${path} ${createHash('sha256').update(content).digest('hex')}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(golden('charts.txt'));
  });
});
