import { cpus, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** Above this the figures by the clock are not to be trusted. */
const QUIET = 0.05;

/** Time of all processors so far, and how much of it they worked. */
function processorTimes(): { all: number; busy: number } {
  let [all, busy] = [0, 0];
  for (const { times } of cpus()) {
    const sum = times.user + times.nice + times.sys + times.irq + times.idle;
    all += sum;
    busy += sum - times.idle;
  }
  return { all, busy };
}

/** Looks now and then how busy other programs keep the processors: each time this one waits for a moment. */
export class Watch {
  private most = 0;

  /** The share of the processors that is in use while this program waits. */
  async look(milliseconds = 600): Promise<number> {
    const before = processorTimes();
    await setTimeout(milliseconds);
    const after = processorTimes();
    const share = (after.busy - before.busy) / (after.all - before.all);
    this.most = Math.max(this.most, share);
    return share;
  }

  /** What has been seen, in a sentence for a reader who wonders whether to believe the figures. */
  get sentence(): string {
    const percent = (100 * this.most).toFixed(0);
    return this.most <= QUIET
      ? `Other programs used at most ${percent} % of the processors: a quiet machine.`
      : `**Other programs used up to ${percent} % of the processors** (load average ${loadavg()[0]!.toFixed(1)}). What is measured by the clock is too slow here, and so are workers beside one another; measure again on a quiet machine.`;
  }
}
