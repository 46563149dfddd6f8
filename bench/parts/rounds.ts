import type { Work } from '../works/work.ts';
import { exactShares, surprise } from './check.ts';
import type { Peer } from './peer.ts';

/** Nanoseconds a trial of one peer on one work, round by round. */
export interface Series {
  readonly peer: string;
  readonly work: string;
  readonly nanoseconds: readonly number[];
}

/** A faultless peer fails its check once in so many times. */
const FALSE_ALARM = 1e-6;
/** A long run has so many trials for each second of a measurement: its own error is small beside that of what is compared with it. */
const LONG_RUN = 100_000_000;

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
  const shares = work.playedOnly ? await playedShares(work, able[0]!, LONG_RUN * seconds) : exactShares(work);
  const trials = new Map<Peer, number>();
  for (const peer of able) trials.set(peer, await checkedTrials(peer, work, shares, seconds));
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

/** Where nothing can be solved: the shares of a long run of one peer. What it never met is not compared. */
async function playedShares(work: Work, peer: Peer, least: number): Promise<number[]> {
  const { counts, trials } = await peer.run(work.name, least, 12_345);
  return counts.map((count) => count / trials);
}

/** Checks a peer by some trials, lets it warm up, and finds how many it does in the given time. */
async function checkedTrials(
  peer: Peer,
  work: Work,
  shares: readonly number[],
  seconds: number,
): Promise<number> {
  let trials = 20_000;
  // What is done once (compiling, just-in-time compiling) is no part of the measurement.
  await peer.run(work.name, trials, 0);
  for (let seed = 1; ; seed++) {
    const measured = await peer.run(work.name, trials, seed);
    const p = surprise(measured, shares);
    if (!(p > FALSE_ALARM)) throw new Error(`${peer.name} does "${work.title}" wrong: χ² p = ${p}`);
    if (measured.seconds > seconds / 2) return Math.ceil((trials * seconds) / measured.seconds);
    trials = Math.ceil(Math.min(trials * 8, (trials * seconds) / Math.max(measured.seconds, 1e-4)));
  }
}
