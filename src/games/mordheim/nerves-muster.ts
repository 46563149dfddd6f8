import type { Dice, State } from '../../engine/rule.ts';
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

/** The states of those who are on the table. */
export const onTable = ['standing', 'knockedDown', 'stunned', 'fleeing'] as const;

/** Each count is below this, so that those of a troop make one number and the state stays small. */
const BASE = 128;

/** How many of each troop are in which state. Who is in none is out of action. */
export class Muster {
  private readonly counts: number[][];
  private runners: Runner[];
  /** Of the runners, who has still to test in this recovery. */
  private toRally: Runner[];

  private constructor(counts: number[][], runners: Runner[], toRally: Runner[]) {
    this.counts = counts;
    this.runners = runners;
    this.toRally = toRally;
  }

  /** As the battle begins. */
  static of(troops: readonly { readonly count: number; readonly state: Condition }[]): Muster {
    const muster = new Muster(
      troops.map(() => columns.map(() => 0)),
      [],
      [],
    );
    troops.forEach(({ count, state }, troop) => {
      muster.add(troop, 'standing', count);
      muster.turnAll(troop, state);
    });
    return muster;
  }

  /** From the properties that {@link packed} gives a state. */
  static unpacked(state: State, troops: number): Muster {
    const counts = Array.from({ length: troops }, (_, troop) => {
      let code = state[`troop.${troop}`] as number;
      return columns.map(() => {
        const count = code % BASE;
        code = (code - count) / BASE;
        return count;
      });
    });
    return new Muster(counts, runnersOf(state.runners as string), runnersOf(state.toRally as string));
  }

  packed(): State {
    const codes = this.counts.map((counts, troop) => [
      `troop.${troop}`,
      counts.reduceRight((code, count) => code * BASE + count, 0),
    ]);
    return {
      ...Object.fromEntries(codes),
      runners: textOf(this.runners),
      toRally: textOf(this.toRally),
    };
  }

  count(troop: number, state: Column | 'fleeing'): number {
    if (state !== 'fleeing') return this.counts[troop]![columns.indexOf(state)]!;
    return [...this.runners, ...this.toRally].filter((runner) => runner.troop === troop).length;
  }

  add(troop: number, state: Column, count: number): void {
    this.counts[troop]![columns.indexOf(state)]! += count;
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
    this.runners.push(runner);
  }

  /** One of the troop's runners at random is gone from the list. */
  removeRunner(troop: number, dice: Dice): void {
    const own = this.runners.filter((runner) => runner.troop === troop);
    const gone = own[dice.roll(oneOf(own.map(() => 1)))]!;
    this.runners.splice(this.runners.indexOf(gone), 1);
  }

  beginRally(): void {
    this.toRally = this.runners;
    this.runners = [];
  }

  nextToRally(): Runner | undefined {
    return this.toRally.shift();
  }

  rallies(troop: number): void {
    this.add(troop, 'standing', 1);
    this.add(troop, 'rallied', 1);
  }

  /** Who was stunned is knocked down, who was knocked down stands. */
  recover(): void {
    this.counts.forEach((_, troop) => {
      const [knockedDown, stunned] = [this.count(troop, 'knockedDown'), this.count(troop, 'stunned')];
      this.add(troop, 'standing', knockedDown);
      this.add(troop, 'knockedDown', stunned - knockedDown);
      this.add(troop, 'stunned', -stunned);
    });
  }

  endTurn(): void {
    this.counts.forEach((_, troop) => {
      this.add(troop, 'rallied', -this.count(troop, 'rallied'));
    });
  }

  /** In which states some of a troop are. */
  statesOf(troop: number): readonly Condition[] {
    return ([...onTable, 'offTable'] as const).filter((state) => this.count(troop, state) > 0);
  }
}

/** Always in one order, so that equal states are equal texts. */
const textOf = (runners: readonly Runner[]): string =>
  runners
    .map(({ troop, run }) => `${troop}:${run}`)
    .sort()
    .join(' ');

const runnersOf = (text: string): Runner[] =>
  text === ''
    ? []
    : text.split(' ').map((runner) => {
        const [troop, run] = runner.split(':').map(Number);
        return { troop: troop!, run: run! };
      });
