import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, holdfast } from './holdfast.ts';

const SCENARIO = 'holdfast: 1\nask: leadership\ntitle: Ld 7\nrules: wfb8\nleadership: 7\ntrials: 100000\n';
const POST =
  '# Nerves\n\nIt fails <!-- holdfast what/seven.yaml odds "fails" --><!-- /holdfast -->.\n\n<!-- holdfast what/seven.yaml chart -->\n<!-- /holdfast -->\n';

function folder(post = POST): string {
  const cwd = emptyFolder();
  mkdirSync(join(cwd, 'blog/what'), { recursive: true });
  writeFileSync(join(cwd, 'blog/what/seven.yaml'), SCENARIO);
  writeFileSync(join(cwd, 'blog/post.md'), post);
  return cwd;
}

describe('holdfast weave', () => {
  it('fills a text, writes its pictures beside it, and changes nothing the second time', () => {
    const cwd = folder();
    const first = holdfast(['weave', 'blog/post.md'], { cwd });
    expect(first).toEqual({ status: 0, stdout: 'blog/post.md: filled\n', stderr: '' });
    const text = readFileSync(join(cwd, 'blog/post.md'), 'utf8');
    expect(text).toContain(
      'It fails <!-- holdfast what/seven.yaml odds "fails" -->five times in 12<!-- /holdfast -->.',
    );
    const picture = /\]\((figures\/seven-[\w-]+\.svg)\)/.exec(text)?.[1];
    expect(existsSync(join(cwd, 'blog', picture!))).toBe(true);
    const second = holdfast(['weave', 'blog/post.md'], { cwd });
    expect(second.stdout).toBe('blog/post.md: nothing to change\n');
    expect(readFileSync(join(cwd, 'blog/post.md'), 'utf8')).toBe(text);
    expect(holdfast(['weave', 'blog/post.md', '--check'], { cwd }).status).toBe(0);

    writeFileSync(join(cwd, 'blog', picture!), '<svg/>');
    const stale = holdfast(['weave', 'blog/post.md', '--check'], { cwd });
    expect(stale.status).toBe(2);
    expect(stale.stderr).toContain(`${picture}: this picture is not what the file gives`);
  });

  it('names pictures so that any text shows them', () => {
    const cwd = folder('<!-- holdfast "what/my (1).yaml" chart -->\n<!-- /holdfast -->\n');
    writeFileSync(join(cwd, 'blog/what/my (1).yaml'), SCENARIO);
    expect(holdfast(['weave', 'blog/post.md', '--figures', 'my figures'], { cwd }).status).toBe(0);
    const text = readFileSync(join(cwd, 'blog/post.md'), 'utf8');
    const address = /\]\((my%20figures\/my%20%281%29-[\w-]+\.svg)\)/.exec(text)![1]!;
    expect(existsSync(join(cwd, 'blog', decodeURIComponent(address)))).toBe(true);
    const again = holdfast(['weave', 'blog/post.md', '--figures', 'my figures'], { cwd });
    expect(again.stdout).toBe('blog/post.md: nothing to change\n');
  });

  it('does not let two files of one name take the same pictures', () => {
    const cwd = folder(`${POST}\n<!-- holdfast seven.yaml chart -->\n<!-- /holdfast -->\n`);
    writeFileSync(join(cwd, 'blog/seven.yaml'), SCENARIO.replace('leadership: 7', 'leadership: 9'));
    expect(holdfast(['weave', 'blog/post.md'], { cwd })).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'blog/post.md:8: seven.yaml chart: its pictures would have the names of those of what/seven.yaml; rename one\n',
    });
    expect(readdirSync(join(cwd, 'blog'))).toEqual(['post.md', 'seven.yaml', 'what']);
  });

  it('refuses a folder of pictures that is not relative to the text', () => {
    const cwd = folder();
    const { status, stderr } = holdfast(['weave', 'blog/post.md', '--figures', join(cwd, 'x')], { cwd });
    expect(status).toBe(2);
    expect(stderr).toContain('the text names its pictures relative to itself; name a folder so too\n');
    expect(readdirSync(cwd)).toEqual(['blog']);
  });

  it('only tells with --check', () => {
    const cwd = folder();
    const { status, stdout, stderr } = holdfast(['weave', 'blog/post.md', '--check'], { cwd });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^blog\/post\.md:3: what\/seven\.yaml odds: /);
    expect(readFileSync(join(cwd, 'blog/post.md'), 'utf8')).toBe(POST);
    expect(readdirSync(join(cwd, 'blog'))).toEqual(['post.md', 'what']);
  });

  it.each([
    [POST.replace(' odds ', ' ods '), 'blog/post.md:3: unknown mark "ods", did you mean "odds"?'],
    [POST.replaceAll('seven', 'eight'), 'blog/what/eight.yaml: no such file or folder'],
    [
      `${POST.replaceAll('seven', 'eight')}\n<!-- holdfast nine.yaml chart -->\n<!-- /holdfast -->\n`,
      'blog/what/eight.yaml: no such file or folder\nblog/nine.yaml: no such file or folder\n',
    ],
    [
      POST.replace('what/seven.yaml chart', 'my seven.yaml chart'),
      'blog/post.md:5: a name with spaces stands in quotes: "my seven.yaml"\n',
    ],
    [POST.replace('<!-- /holdfast -->\n', ''), 'blog/post.md:5: the mark is never closed'],
  ])('writes nothing where a mark is wrong', (post, message) => {
    const cwd = folder(post);
    const { status, stderr } = holdfast(['weave', 'blog/post.md'], { cwd });
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(readFileSync(join(cwd, 'blog/post.md'), 'utf8')).toBe(post);
    expect(readdirSync(join(cwd, 'blog'))).toEqual(['post.md', 'what']);
  });
});
