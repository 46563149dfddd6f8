import type { Options, SingleBar } from 'cli-progress';
import { isWatched } from '../../platform/node/terminal.ts';
import { decimalsFor, percent } from '../../report/words/percent.ts';
import type { Progress } from '../../study/progress.ts';

/** Milliseconds from one look at how far it is to the next, as often as it is drawn: drawing takes one. */
const PAUSE = 200;

/** Shows how far a run has come on standard error, while somebody watches it; otherwise it does nothing. */
export class ProgressLine {
  private readonly bar: SingleBar | undefined;

  private constructor(bar: SingleBar | undefined) {
    this.bar = bar;
    this.bar?.start(1, 0, { said: '', left: '' });
  }

  /**
   * @param name what is running, shown in front
   * @param quiet never shows anything
   * @param signal the line goes away when this says that the run is to stop
   */
  static async begin(name: string, quiet: boolean, signal: AbortSignal): Promise<ProgressLine> {
    if (quiet || !isWatched()) return new ProgressLine(undefined);
    // Loaded only where somebody watches.
    const { SingleBar } = await import('cli-progress');
    const line = new ProgressLine(new SingleBar(optionsOf(name)));
    signal.addEventListener('abort', () => line.end(), { once: true });
    return line;
  }

  readonly show = ({ cell, cells, trials, of, untilPrecise, estimate }: Progress): void => {
    if (this.bar === undefined || !this.bar.isActive) return;
    const now = performance.now();
    if (now - this.shown < PAUSE) return;
    this.shown = now;
    const done = (cell + trials / of) / cells;
    const { clause, share, low, high } = estimate();
    const half = (high - low) / 2;
    const decimals = decimalsFor(half);
    this.bar.update(done, {
      said: `${clause}: ${percent(share, decimals)} ± ${(half * 100).toFixed(decimals)} points`.replaceAll(
        '\u00a0',
        ' ',
      ),
      left: untilPrecise ? 'until precise enough' : this.left(done),
    });
  };

  private readonly began = performance.now();
  /** Not at the first block: how long the rest takes is not to be guessed from that. */
  private shown = this.began;

  /** The time that is left if the rest goes as what is done. */
  private left(done: number): string {
    const seconds = ((performance.now() - this.began) / 1000) * (1 / done - 1);
    return seconds < 90 ? `${Math.ceil(seconds)} s left` : `${Math.ceil(seconds / 60)} min left`;
  }

  /** Takes the line away. */
  end(): void {
    this.bar?.stop();
  }
}

const optionsOf = (name: string): Options => ({
  format: `${name}  {bar} {percentage}%  {said}  {left}`,
  stream: process.stderr,
  fps: 1000 / PAUSE,
  barCompleteChar: '█',
  barIncompleteChar: '░',
  barsize: 20,
  clearOnComplete: true,
  hideCursor: true,
  etaBuffer: 30,
  gracefulExit: false,
});
