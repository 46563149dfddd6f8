/** The ends of an interval, both included. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}
