import { join } from 'node:path';
import { namesIn } from '../../platform/node/files.ts';

/** What reports are made of. */
const OURS = ['report.md', 'report.html', 'post.md', 'data.csv', 'result.json', 'charts'];
const PICTURE = /\.(?:svg|png|vl\.json)$/;
/** What operating systems leave behind, and nobody misses. */
const LITTER = /^\.|^Thumbs\.db$|^desktop\.ini$/;

/** What stands in the folder of a report and is no part of it, relative to the folder. */
export async function foreignFiles(report: string): Promise<string[]> {
  const files = (await namesIn(report)).filter((name) => !OURS.includes(name));
  const pictures = (await namesIn(join(report, 'charts'))).filter((name) => !PICTURE.test(name));
  return [...files, ...pictures.map((name) => `charts/${name}`)].filter(
    (path) => !LITTER.test(path.replace('charts/', '')),
  );
}
