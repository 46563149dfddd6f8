import type { Measured } from '../peers/serve.ts';
import type { Work } from '../works/work.ts';
import { exactShares, surprise, surpriseBeside } from './check.ts';
import type { Peer } from './peer.ts';

/** Nanoseconds a trial of one peer on one work, round by round. */
export interface Series {
  readonly peer: string;
  readonly work: string;
  readonly nanoseconds: readonly number[];
}

/** A faultless peer fails its check once in so many times. */
const FALSE_ALARM = 1e-6;
/** Where nothing can be solved, all are compared with one that plays so many trials for each second of a measurement. */
const COMPARED = 5_000_000;

/**
 * Every peer's result is checked first. Then the rounds: in each, every peer does the work once, one after the other,
 * so that a disturbance of the machine meets all alike.
 *
 * @param seconds that each measurement should take, about
 */
export async function measure(
  work: Work,
  peers: readonly Peer[],
  rounds: number,
  seconds: number,
  say: (text: string) => void,
): Promise<Series[]> {
  const able = peers.filter((peer) => peer.works.includes(work.name));
  const surprising = await judge(work, able[0]!, COMPARED * seconds);
  const trials = new Map<Peer, number>();
  for (const peer of able) trials.set(peer, await checkedTrials(peer, work, surprising, seconds));
  const series = able.map((peer) => ({ peer: peer.name, work: work.name, nanoseconds: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (const [i, peer] of able.entries()) {
      const measured = await peer.run(work.name, trials.get(peer)!, 1000 + round);
      series[i]!.nanoseconds.push((measured.seconds * 1e9) / measured.trials);
    }
  }
  say(`${work.title}: ${able.length} peers, ${rounds} rounds`);
  return series;
}

/** What tells the p-value of a peer's counts: beside the exact shares, or beside one peer where nothing can be solved. */
async function judge(work: Work, first: Peer, trials: number): Promise<(measured: Measured) => number> {
  if (work.playedOnly) {
    const played = await first.run(work.name, trials, 12_345);
    return (measured) => surpriseBeside(measured, played);
  }
  const shares = exactShares(work);
  return (measured) => surprise(measured, shares);
}

/** Checks a peer by some trials, lets it warm up, and finds how many it does in the given time. */
async function checkedTrials(
  peer: Peer,
  work: Work,
  surprising: (measured: Measured) => number,
  seconds: number,
): Promise<number> {
  let trials = 20_000;
  // What is done once (compiling, just-in-time compiling) is no part of the measurement.
  await peer.run(work.name, trials, 0);
  for (let seed = 1; ; seed++) {
    const measured = await peer.run(work.name, trials, seed);
    const p = surprising(measured);
    if (!(p > FALSE_ALARM)) throw new Error(`${peer.name} does "${work.title}" wrong: χ² p = ${p}`);
    if (measured.seconds > seconds / 2) return Math.ceil((trials * seconds) / measured.seconds);
    trials = Math.ceil(Math.min(trials * 8, (trials * seconds) / Math.max(measured.seconds, 1e-4)));
  }
}
