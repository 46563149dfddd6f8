import type { Dice } from '../../engine/rule.ts';
import type { Condition } from './condition.ts';
import { oneOf } from './losses.ts';

/** A warrior who flees: of which troop, and how many inches he has run (0 where no edge is in reach). */
export interface Runner {
  readonly troop: number;
  readonly run: number;
}

/** `rallied` counts, among those who stand, who have rallied this turn: they are not caught alone in it. */
const columns = ['standing', 'knockedDown', 'stunned', 'offTable', 'rallied'] as const;
type Column = (typeof columns)[number];
/** Where the number of a column stands: looked up at every step, so not searched for. */
const place: Readonly<Record<Column, number>> = {
  standing: 0,
  knockedDown: 1,
  stunned: 2,
  offTable: 3,
  rallied: 4,
};

/** The states of those who are on the table. */
export const onTable = ['standing', 'knockedDown', 'stunned', 'fleeing'] as const;

/** The states that {@link Muster.statesOf} tells of. */
const met = [...onTable, 'offTable'] as const;

/** How many of each troop are in which state. Who is in none is out of action. */
export class Muster {
  /** By troop, a number for each column. */
  private readonly counts: number[];
  private runners: readonly Runner[];
  /** Of the runners, who has still to test in this recovery. */
  private toRally: readonly Runner[];

  private constructor(counts: number[], runners: readonly Runner[], toRally: readonly Runner[]) {
    this.counts = counts;
    this.runners = runners;
    this.toRally = toRally;
  }

  /** As the battle begins. */
  static of(troops: readonly { readonly count: number; readonly state: Condition }[]): Muster {
    const muster = new Muster(Array<number>(troops.length * columns.length).fill(0), [], []);
    troops.forEach(({ count, state }, troop) => {
      muster.add(troop, 'standing', count);
      muster.turnAll(troop, state);
    });
    return muster;
  }

  copy(): Muster {
    return new Muster(this.counts.slice(), this.runners, this.toRally);
  }

  /** The same text for the same situation: the order of runners does not matter. */
  key(): string {
    return `${this.counts.join()}|${textOf(this.runners)}|${textOf(this.toRally)}`;
  }

  count(troop: number, state: Column | 'fleeing'): number {
    if (state !== 'fleeing') return this.counts[troop * columns.length + place[state]]!;
    let count = 0;
    for (const runner of this.runners) if (runner.troop === troop) count++;
    for (const runner of this.toRally) if (runner.troop === troop) count++;
    return count;
  }

  add(troop: number, state: Column, count: number): void {
    this.counts[troop * columns.length + place[state]]! += count;
  }

  /** All of a troop who are on the table are now in this state. */
  turnAll(troop: number, state: Condition): void {
    const there = onTable.reduce((sum, each) => sum + this.count(troop, each), 0);
    for (const column of ['standing', 'knockedDown', 'stunned'] as const) {
      this.add(troop, column, -this.count(troop, column));
    }
    this.runners = this.runners.filter((runner) => runner.troop !== troop);
    if (state === 'fleeing') for (let i = 0; i < there; i++) this.addRunner({ troop, run: 0 });
    else if (state !== 'outOfAction') this.add(troop, state, there);
  }

  addRunner(runner: Runner): void {
    this.runners = [...this.runners, runner];
  }

  /** One of the troop's runners at random is gone from the list. */
  removeRunner(troop: number, dice: Dice): void {
    const own = this.runners.filter((runner) => runner.troop === troop);
    const gone = own[dice.roll(oneOf(own.map(() => 1)))]!;
    this.runners = this.runners.filter((runner) => runner !== gone);
  }

  beginRally(): void {
    if (this.runners.length === 0) return;
    this.toRally = this.runners;
    this.runners = [];
  }

  /** @param first a troop whose runners come before the others; -1: in the order in which they fled */
  nextToRally(first: number): Runner | undefined {
    if (this.toRally.length === 0) return undefined;
    const next = this.toRally.find(({ troop }) => troop === first) ?? this.toRally[0];
    this.toRally = this.toRally.filter((runner) => runner !== next);
    return next;
  }

  rallies(troop: number): void {
    this.add(troop, 'standing', 1);
    this.add(troop, 'rallied', 1);
  }

  /** Who was stunned is knocked down, who was knocked down stands. */
  recover(): void {
    this.eachTroop((troop) => {
      const [knockedDown, stunned] = [this.count(troop, 'knockedDown'), this.count(troop, 'stunned')];
      this.add(troop, 'standing', knockedDown);
      this.add(troop, 'knockedDown', stunned - knockedDown);
      this.add(troop, 'stunned', -stunned);
    });
  }

  endTurn(): void {
    this.eachTroop((troop) => {
      this.add(troop, 'rallied', -this.count(troop, 'rallied'));
    });
  }

  /** In which states some of a troop are. */
  statesOf(troop: number): readonly Condition[] {
    const states: Condition[] = [];
    for (const state of met) if (this.count(troop, state) > 0) states.push(state);
    return states;
  }

  private eachTroop(visit: (troop: number) => void): void {
    for (let troop = 0; troop * columns.length < this.counts.length; troop++) visit(troop);
  }
}

/** Always in one order, so that equal states are equal texts. */
const textOf = (runners: readonly Runner[]): string =>
  runners
    .map(({ troop, run }) => `${troop}:${run}`)
    .sort()
    .join(' ');
