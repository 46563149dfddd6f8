import { parseArgs } from 'node:util';
import { startNumPy, startPeers } from './parts/peers.ts';
import { timesAsFast } from './parts/ratios.ts';
import { bytesATrial } from './parts/rolled.ts';
import { measure, type Series } from './parts/rounds.ts';
import { works } from './works/all.ts';

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const [rounds, seconds] = options.quick ? [9, 0.03] : [15, 0.2];
const say = (text: string): void => void process.stderr.write(`${text}\n`);

for (const work of works) {
  const { taken, needed } = bytesATrial(work);
  if (taken < needed * 0.98)
    throw new Error(`${work.title}: ${taken} random bytes a trial, ${needed} needed`);
  say(`${work.title}: ${needed.toFixed(3)} random bytes needed a trial, ${taken.toFixed(3)} taken`);
}
const { peers, missing } = startPeers();
peers.push(...startNumPy(missing));
for (const sentence of missing) say(sentence);
const all: Series[] = [];
for (const work of works)
  if (!options.only || options.only === work.name)
    all.push(...(await measure(work, peers, rounds, seconds, say)));
for (const peer of peers) peer.stop();
for (const work of works) {
  for (const peer of peers) {
    const r = timesAsFast(all, work.name, 'holdfast', peer.name);
    if (r) say(`${work.name} holdfast / ${peer.name} = ${r.toFixed(3)}`);
  }
}
