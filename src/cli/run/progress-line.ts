import { type Options, SingleBar } from 'cli-progress';
import { isWatched } from '../../platform/node/terminal.ts';
import { decimalsFor, percent } from '../../report/words/percent.ts';
import type { Progress } from '../../study/progress.ts';

/** Milliseconds from one look at how far it is to the next, as often as it is drawn; a block of trials may take less than one. */
const PAUSE = 100;

/** Shows how far a run has come on standard error, while somebody watches it; otherwise it does nothing. */
export class ProgressLine {
  private readonly bar: SingleBar | undefined;

  /**
   * @param name what is running, shown in front
   * @param quiet never shows anything
   * @param signal the line goes away when this says that the run is to stop
   */
  constructor(name: string, quiet: boolean, signal: AbortSignal) {
    if (quiet || !isWatched()) return;
    signal.addEventListener('abort', () => this.end(), { once: true });
    const options: Options = {
      format: `${name}  {bar} {percentage}%  {said}  {left}`,
      stream: process.stderr,
      barCompleteChar: '█',
      barIncompleteChar: '░',
      barsize: 20,
      clearOnComplete: true,
      hideCursor: true,
      etaBuffer: 30,
      gracefulExit: false,
    };
    this.bar = new SingleBar(options);
    this.bar.start(1, 0, { said: '', left: '' });
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
