import { agreement, FALSE_ALARMS } from '../statistics/agreement.ts';
import type { Result } from './result.ts';

/** Something of a result that says whether simulation and exact value agree. */
interface Judged {
  agrees?: boolean;
}

/** Gathers all comparisons of a run and settles them together, since how much surprise is too much depends on their number. */
export class Judge {
  private readonly judged: Judged[] = [];
  private readonly surprises: number[] = [];

  /** @param surprise the p-value of what was simulated under the exact value. */
  compare(judged: Judged, surprise: number): void {
    this.judged.push(judged);
    this.surprises.push(surprise);
  }

  /** Says of everything compared whether it agrees. */
  settle(): Result['agreement'] {
    agreement(this.surprises).forEach((agrees, i) => {
      this.judged[i]!.agrees = agrees;
    });
    const comparisons = this.judged.length;
    return comparisons === 0 ? undefined : { falseAlarms: FALSE_ALARMS, comparisons };
  }
}
