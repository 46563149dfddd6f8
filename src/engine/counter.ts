import type { Outcome } from './rule.ts';

/** Counts outcomes by their serial number, since a look-up in a map would cost as much as a trial. */
export class Counter {
  private counts = new Float64Array(256);
  private readonly met: Outcome[] = [];

  add(what: Outcome): void {
    const { serial } = what;
    if (serial >= this.counts.length) this.grow(serial);
    if (this.counts[serial]!++ === 0) this.met.push(what);
  }

  /** Adds the counts to a map and begins again at zero. */
  moveTo(map: Map<Outcome, number>): void {
    for (const what of this.met) {
      map.set(what, (map.get(what) ?? 0) + this.counts[what.serial]!);
      this.counts[what.serial] = 0;
    }
    this.met.length = 0;
  }

  private grow(serial: number): void {
    const larger = new Float64Array(2 * serial + 1);
    larger.set(this.counts);
    this.counts = larger;
  }
}
