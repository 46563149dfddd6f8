import type { Solved } from '../peers/serve.ts';
import { workOf } from '../works/all.ts';
import { found } from './found.ts';
import { median } from './median.ts';
import { Peer } from './peer.ts';
import { bundledPeer, peerFile } from './peers.ts';
import { type Finding, figure } from './section.ts';

/** Compiling and solving in fractions, beside an enumeration in Python whose answer must be the same. */
export async function measureExact(rounds: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  const solved = ['alone', 'rout'];
  const ours = new Peer<Solved>('holdfast', await bundledPeer('exact.ts'), [...solved, 'alone-separate']);
  const python = new Peer<Solved>('Python', ['python3', peerFile('enumerate.py')], solved);
  for (const name of solved) {
    const seconds: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const theirs = await python.run(name, 1, 0);
      const own = await ours.run(name, 1, 0);
      requireSame(name, own.shares, theirs.shares);
      seconds.push(own.seconds);
      ratios.push(theirs.seconds / own.seconds);
    }
    const { title } = workOf(name);
    findings.push(found('exact', median(ratios), `${title} (${figure(median(seconds) * 1000)} ms)`));
  }
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    rates.push((await ours.run('alone-separate', 1, 0)).replaysASecond!);
  }
  findings.push(found('replays', median(rates)));
  for (const peer of [ours, python]) peer.stop();
  return findings;
}

function requireSame(name: string, ours: Solved['shares'], theirs: Solved['shares']): void {
  const mismatch = Object.keys({ ...ours, ...theirs }).find((key) => ours[key] !== theirs[key]);
  if (mismatch !== undefined)
    throw new Error(`${name}, category ${mismatch}: ${ours[mismatch]} here, ${theirs[mismatch]} in Python`);
}
