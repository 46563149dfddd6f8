import { BOX } from '../../../table/box.ts';
import { layOut } from './line-rows.ts';
import * as table from './rule/battle.ts';
import { begin } from './rule/begin.ts';
import { STATE } from './rule/line.ts';
import { endOf } from './rule/queue.ts';
import type { Setup } from './setup.ts';

type Row = Float64Array | Int32Array;

let onTable: KeptBattle | undefined;
let laidOut: Setup | undefined;

/** A battle beside the table, where there is room for one. Who wants to play it or to look at it puts it on the table. */
export class KeptBattle {
  readonly setup: Setup;
  /** Its numbers when it was last taken off the table; they are never changed, so that copies share them. */
  private rows: readonly Row[] = [];

  /** The battle as it begins. */
  constructor(setup: Setup) {
    this.setup = setup;
    clearTable(this);
    begin();
  }

  /** From now on the rule plays this battle. */
  putOnTable(): void {
    if (onTable === this) return;
    clearTable(this);
    this.restore();
  }

  /** Makes this battle, of the same line, equal to another. */
  become(other: KeptBattle): void {
    this.rows = other.numbers();
    if (onTable === this) this.restore();
  }

  copy(): KeptBattle {
    const copy = Object.create(KeptBattle.prototype) as KeptBattle;
    Object.assign(copy, { setup: this.setup, rows: this.numbers() });
    return copy;
  }

  /** All its numbers, as they are now. */
  numbers(): readonly Row[] {
    if (onTable === this) this.rows = battleRows(this.setup.units.length).map((row) => row.slice());
    return this.rows;
  }

  private restore(): void {
    tableRows.forEach((row, i) => {
      row.set(this.rows[i]!);
    });
  }
}

/** Takes off the table what is on it, and lays out the line of another battle. */
function clearTable(next: KeptBattle): void {
  onTable?.numbers();
  onTable = next;
  if (laidOut === next.setup) return;
  laidOut = next.setup;
  layOut(next.setup.rows);
}

const queues = [
  table.rallying,
  table.tests,
  table.failed,
  table.runs,
  table.events,
  table.blows,
  table.stirred,
] as const;

const tableRows: readonly Row[] = [table.boxes, table.states, table.now, ...queues, table.eventBoxes];

/** What of the table a battle of so many units uses. */
const battleRows = (units: number): readonly Row[] => [
  table.boxes.subarray(0, units * BOX),
  table.states.subarray(0, units * STATE),
  table.now,
  ...queues.map((queue) => queue.subarray(0, endOf(queue))),
  table.eventBoxes.subarray(0, endOf(table.events)),
];
