import { describe, expect, it } from 'vitest';
import { csv } from '../../../src/report/formats/csv.ts';
import { htmlPage } from '../../../src/report/formats/html.ts';
import { markdown } from '../../../src/report/formats/markdown.ts';
import { renderIndex } from '../../../src/report/index-page.ts';
import { renderReport } from '../../../src/report/report.ts';
import { reportBlocks } from '../../../src/report/report-blocks.ts';
import type { Result } from '../../../src/study/result.ts';
import { fixtures } from '../fixtures/all.ts';

const HOSTILE = '<script>alert(1)</script> | `x` *b* [l](javascript:0) "q" \'s\' & # ~';

const hostile: Result = {
  ...fixtures.comparedTwo!,
  title: HOSTILE,
  cells: fixtures.comparedTwo!.cells.map((cell, i) => ({
    ...cell,
    ...(i === 0 ? {} : { alternative: HOSTILE }),
    notes: [HOSTILE],
    outcomes: cell.outcomes.map((outcome) => ({ ...outcome, clause: `${outcome.clause} ${HOSTILE}` })),
  })),
  rules: { preset: HOSTILE, switches: { [HOSTILE]: HOSTILE } },
};

const page = (result: Result): string =>
  htmlPage(reportBlocks(result, [], HOSTILE), () => ({ wide: '', narrow: '' }), 'light');

describe('html', () => {
  it('lets nothing that a user wrote become markup', () => {
    const html = page(hostile);
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script');
    const tags = new Set([...html.matchAll(/<\/?([a-z0-9!]+)/g)].map(([, tag]) => tag));
    const known =
      'html head meta title style body main h1 h2 p strong div table thead tbody tr th td ul li code pre';
    expect([...tags].filter((tag) => !`${known} !doctype`.split(' ').includes(tag!))).toEqual([]);
  });

  it('is one file that loads nothing', async () => {
    const files = await renderReport(fixtures.oneCell!, {
      format: 'html',
      theme: 'dark',
      width: 720,
      command: 'x',
    });
    const html = String(files.find(({ path }) => path === 'report.html')!.content);
    expect(html).toContain("default-src 'none'");
    const sources = [...html.matchAll(/(?:src|srcset|href)="([^"]*)"/g)].map(([, source]) =>
      source!.slice(0, 26),
    );
    expect(new Set(sources)).toEqual(new Set(['data:image/svg+xml;base64,']));
    expect(sources).toHaveLength(2);
  });
});

describe('markdown', () => {
  it('escapes what a user wrote, in text and in tables', () => {
    const text = markdown(reportBlocks(hostile, [], 'x'), (name) => name);
    // In code nothing is markup.
    const prose = text.replace(/^```[\s\S]*?^```/gm, '').replace(/``[\s\S]*?``/g, '');
    expect(prose).not.toContain('<script');
    expect(prose).toContain('&lt;script');
    const rows = text.split('\n').filter((line) => line.startsWith('|'));
    const bars = (line: string): number => line.replaceAll('\\|', '').split('|').length;
    const tables = text.split('\n\n').filter((block) => block.startsWith('|'));
    expect(rows.length).toBeGreaterThan(4);
    for (const table of tables) expect(new Set(table.trim().split('\n').map(bars)).size).toBe(1);
  });
});

describe('links in markdown', () => {
  const chart = { name: 'a', finding: '', alt: 'A', spec: {} };
  const path = 'mein Trupp (1) #2 100%/ü.md';
  const address = 'mein%20Trupp%20%281%29%20%232%20100%25/ü.md';

  it('keep what would end the address, or mean something else, as per cents', () => {
    expect(markdown([{ is: 'paragraph', text: [{ link: 'x', to: path }] }], () => '')).toBe(
      `[x](${address})\n`,
    );
    expect(markdown([{ is: 'figure', chart }], () => path)).toBe(`![A](${address})\n`);
    const both = markdown([{ is: 'figure', chart }], () => ({ wide: path, narrow: `${path}"` }));
    expect(both).toContain(`srcset="${address}%22"><img src="${address}"`);
    expect(markdown([{ is: 'paragraph', text: [{ link: 'x', to: 'a/b-1_c.md' }] }], () => '')).toBe(
      '[x](a/b-1_c.md)\n',
    );
  });
});

describe('an index', () => {
  const entry = { folder: 'x', result: fixtures.oneCell!, page: 'report.html', pictures: ['outcomes.svg'] };

  it('leads to what there is', () => {
    const text = String(renderIndex([entry]).content);
    expect(text.match(/\]\([^)]+\)/g)).toEqual([
      '](x/report.html)',
      '](x/charts/outcomes.svg)',
      '](x/report.html)',
    ]);
    const data = String(renderIndex([{ ...entry, page: 'data.csv', pictures: [] }]).content);
    expect(data.match(/\]\([^)]+\)/g)).toEqual(['](x/data.csv)', '](x/data.csv)']);
  });
});

describe('pictures in markdown', () => {
  const options = { theme: 'light', width: 720, command: 'x' } as const;
  const textOf = async (format: 'md' | 'blog', width: number) => {
    const files = await renderReport(fixtures.sequence!, { ...options, format, width });
    const text = String(files.find(({ path }) => path.endsWith('.md'))!.content);
    return { text, paths: files.map(({ path }) => path), files };
  };

  it('give telephones a narrow one of the answer, on GitHub', async () => {
    const { text, paths, files } = await textOf('md', 720);
    const [, narrow, wide] =
      /<picture><source media="\(max-width: 600px\)" srcset="([^"]+)"><img src="([^"]+)" alt="[^"\n]+"><\/picture>/.exec(
        text,
      )!;
    expect(paths).toEqual(expect.arrayContaining([narrow, wide]));
    const svgOf = (path = '') => String(files.find((file) => file.path === path)!.content);
    expect(svgOf(narrow)).toContain('width="320"');
    expect(svgOf(narrow)).toContain('@font-face');
    expect(svgOf(wide)).toContain('width="720"');
    expect(text.match(/<picture>/g)).toHaveLength(1);
    expect(text.match(/^!\[/gm)!.length).toBeGreaterThan(0);
  });

  it('are plain images where site builders drop HTML, and where they are narrow anyway', async () => {
    for (const { text, paths } of [await textOf('blog', 720), await textOf('md', 320)]) {
      expect(text).not.toContain('<picture>');
      expect(paths.filter((path) => path.includes('narrow'))).toEqual([]);
    }
  });
});

describe('csv', () => {
  it('has a row for each outcome, event and value, each with all columns', () => {
    const result = fixtures.comparedSequence!;
    const lines = csv(result).trimEnd().split('\r\n');
    const expected = result.cells.reduce(
      (sum, { outcomes, events, quantities }) =>
        sum +
        outcomes.length +
        events.length +
        quantities.reduce((all, { distribution }) => all + distribution.length, 0),
      0,
    );
    expect(lines).toHaveLength(expected + 1);
    expect(new Set(lines.map((line) => line.split(',').length)).size).toBe(1);
    expect(lines[0]).toBe(
      'alternative,cost,kind,name,given,value,count,trials,simulated,low,high,exact,fraction,at.turn',
    );
  });

  it('quotes commas, quotes and line ends', () => {
    const odd = {
      ...fixtures.comparedTwo!,
      cells: fixtures.comparedTwo!.cells.map((cell) => ({ ...cell, alternative: 'a, "b"\nc' })),
    };
    expect(csv(odd)).toContain('"a, ""b""\nc",');
  });
});

describe('png', () => {
  it('is drawn at twice the size, with letters', async () => {
    const files = await renderReport(fixtures.oneCell!, {
      format: 'md',
      theme: 'light',
      width: 720,
      png: true,
      command: 'x',
    });
    const picture = Buffer.from(
      files.find(({ path }) => path === 'charts/outcomes.png')!.content as Uint8Array,
    );
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBe(1440);
    // Without its letters the picture is less than a third of this.
    expect(picture.length).toBeGreaterThan(20_000);
  });
});
