import { describe, expect, it } from 'vitest';
import { filesOf, WeaveError, type WeaveSources, weave } from '../../src/report/weave.ts';
import { fixtures } from './fixtures/all.ts';

const sources: WeaveSources = {
  look: { width: 720, theme: 'light' },
  resultOf(file) {
    const result = fixtures[file.replace('.yaml', '')];
    if (result === undefined) throw new Error('no such scenario');
    return result;
  },
  pictureOf: (file, chart) => `pictures/${file.replace('.yaml', '')}-${chart}.svg`,
};

const POST = `# On panic

The unit flees <!-- holdfast oneCell.yaml odds "flees" -->often<!-- /holdfast -->,
that is <!-- holdfast oneCell.yaml percent flees --><!-- /holdfast --> or
<!-- holdfast oneCell.yaml fraction "flees" -->?<!-- /holdfast --> of the time; without the standard the chance moves by
<!-- holdfast comparedTwo.yaml difference under="no standard" --><!-- /holdfast -->. At Leadership 8 it is
<!-- holdfast variedOne.yaml percent unit.leadership=8 --><!-- /holdfast -->.

<!-- holdfast comparedThree.yaml chart -->
<!-- /holdfast -->

<!-- holdfast oneCell.yaml table --><!-- /holdfast -->

\`\`\`md
<!-- holdfast nothing.yaml wrong --><!-- /holdfast -->
\`\`\`

The end.
`;

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('weave', () => {
  it('draws pictures as wide and as dark as asked', async () => {
    const look = { width: 480, theme: 'dark' } as const;
    const { pictures } = await weave(POST, { ...sources, look });
    expect(pictures).toHaveLength(1);
    expect(pictures[0]!.content).toContain('width="480"');
    expect(pictures[0]!.content).toContain('fill="#14181d"');
  });

  it('fills numbers, tables and pictures between the marks, and leaves the rest', async () => {
    const { text, pictures, stale } = await weave(POST, sources);
    expect(plain(text)).toContain('"flees" -->five times in 12<!-- /holdfast -->,\nthat is');
    expect(plain(text)).toContain('-->41.67 %<!-- /holdfast --> or\n');
    expect(plain(text)).toContain('-->15/36<!-- /holdfast -->');
    expect(plain(text)).toContain('-->+24.31 points<!-- /holdfast -->. At');
    expect(plain(text)).toContain('-->27.78 %<!-- /holdfast -->.\n');
    expect(text).toContain('-->\n\n![Dot chart');
    expect(text).toContain('](pictures/comparedThree-comparison.svg)');
    expect(text).toContain('-->\n\n| Outcome');
    expect(text).toContain('wrong --><!-- /holdfast -->\n```\n\nThe end.\n');
    expect(pictures.map(({ path }) => path)).toEqual(['pictures/comparedThree-comparison.svg']);
    expect(stale.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 9, 12]);
  });

  it('gives the same bytes when run again', async () => {
    const once = await weave(POST, sources);
    const twice = await weave(once.text, sources);
    expect(twice.text).toBe(once.text);
    expect(twice.stale).toEqual([]);
  });

  it('keeps the line ends of the text', async () => {
    const windows = POST.replaceAll('\n', '\r\n');
    const once = await weave(windows, sources);
    expect(once.text.replaceAll('\r\n', '')).not.toContain('\n');
    expect((await weave(once.text, sources)).text).toBe(once.text);
  });

  it('names the scenario files that it needs', () => {
    expect(filesOf(POST)).toEqual([
      'oneCell.yaml',
      'comparedTwo.yaml',
      'variedOne.yaml',
      'comparedThree.yaml',
    ]);
  });

  it.each([
    [
      '<!-- holdfast oneCell.yaml percnt --><!-- /holdfast -->',
      1,
      'unknown mark "percnt", did you mean "percent"?',
    ],
    [
      'a\n<!-- holdfast oneCell.yaml picture --><!-- /holdfast -->',
      2,
      'unknown mark "picture"; there are chart, ',
    ],
    [
      'a\n\n<!-- holdfast oneCell.yaml percent "runs" -->x<!-- /holdfast -->',
      3,
      'no outcome "runs"; there are "holds", "flees"',
    ],
    [
      '<!-- holdfast comparedTwo.yaml percent under="no flag" --><!-- /holdfast -->',
      1,
      'no alternative "no flag"; there are "as written", "no standard"',
    ],
    [
      '<!-- holdfast variedOne.yaml percent --><!-- /holdfast -->',
      1,
      'say which case: add unit.leadership=5',
    ],
    [
      '<!-- holdfast variedOne.yaml percent unit.leadership=11 --><!-- /holdfast -->',
      1,
      'unit.leadership is never 11; it is 5, 6',
    ],
    [
      '<!-- holdfast oneCell.yaml chart survival --><!-- /holdfast -->',
      1,
      'there is no chart "survival"; there are "outcomes"',
    ],
    ['<!-- holdfast oneCell.yaml table turns --><!-- /holdfast -->', 1, 'the table "turns" has no rows here'],
    ['<!-- holdfast gone.yaml answer --><!-- /holdfast -->', 1, 'gone.yaml answer: no such scenario'],
    ['<!-- holdfast oneCell.yaml answer -->', 1, 'never closed'],
    ['x\n<!-- /holdfast -->', 2, 'closes nothing'],
    ['<!-- holdfast --><!-- /holdfast -->', 1, 'expected a scenario file'],
    ['<!-- holdfast oneCell.yaml --><!-- /holdfast -->', 1, 'expected what is wanted of oneCell.yaml'],
    ['<!-- holdfast oneCell.yaml constructor --><!-- /holdfast -->', 1, 'unknown mark "constructor"'],
  ])('refuses %j', async (text, line, message) => {
    const error = await weave(text, sources).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WeaveError);
    const { problems } = error as WeaveError;
    expect(problems).toHaveLength(1);
    expect(problems[0]!.line).toBe(line);
    expect(problems[0]!.message).toContain(message);
  });

  it('reports all that is wrong at once', async () => {
    const text =
      '<!-- holdfast a.yaml foo --><!-- /holdfast -->\n<!-- holdfast oneCell.yaml bar --><!-- /holdfast -->';
    await expect(weave(text, sources)).rejects.toThrow(
      /line 1: unknown mark "foo".*\nline 2: unknown mark "bar"/,
    );
  });
});
