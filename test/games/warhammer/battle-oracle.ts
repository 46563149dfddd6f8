import { atMost, type Choose, ones, rollOne, rollSwift, rollTwo, type Trial } from './battle-oracle-dice.ts';
import {
  CLOSE,
  centreOf,
  cornersOf,
  gap,
  inchesToEdge,
  moved,
  type Polygon,
  runLength,
  type Standing,
  sharedArea,
  swept,
  turnedTo,
} from './battle-oracle-geometry.ts';
import {
  groundUnder,
  has,
  isImmune,
  mostLossesBy,
  type Side,
  standingOf,
  tableSize,
  type Unit,
  unitsOf,
  type WrittenEvent,
  type WrittenTable,
} from './battle-oracle-units.ts';

// A test oracle: the battle line with its default readings, written from the project's conventions alone, plainly
// and slowly. It imports nothing of the product's rules, geometry or dice.

export type Preset = 'wfb8' | 't9a-2016';

interface Happening {
  readonly kind: 'destroyed' | 'broken' | 'fled through' | 'casualties' | 'terrified';
  readonly victim: Unit;
  readonly concerns: (unit: Unit) => boolean;
  /** The enemy from whom those who fail flee. */
  readonly from?: string | undefined;
}

const phases = ['movement', 'magic', 'shooting', 'combat'] as const;

/** A whole battle as one trial. So many directions, equally likely, stand for any direction. */
export function battle(table: WrittenTable, preset: Preset, directions = 360): Trial {
  const runs = new Map<string, Run>();
  return (choose) => new Battle(table, preset, choose, runs, directions).fought();
}

/** How far a flight goes, whether to the edge, and over which of the others. */
interface Run {
  readonly length: number;
  readonly toEdge: number | undefined;
  readonly over: readonly boolean[];
}

class Battle {
  private readonly units: Unit[];
  private readonly table: WrittenTable;
  private readonly eighth: boolean;
  private readonly choose: Choose;
  private readonly directions: readonly number[];
  private readonly noted = new Set<string>();
  /** The same flights occur in many trials. */
  private readonly known: Map<string, Run>;
  private playerTurn = 0;

  constructor(
    table: WrittenTable,
    preset: Preset,
    choose: Choose,
    known: Map<string, Run>,
    directions: number,
  ) {
    this.directions = new Array<number>(directions).fill(1);
    this.known = known;
    this.table = table;
    this.eighth = preset === 'wfb8';
    this.choose = choose;
    this.units = unitsOf(table);
  }

  fought(): Set<string> {
    for (let turn = 1; turn <= this.table.turns; turn++) {
      for (const side of ['ours', 'theirs'] as const) {
        this.playerTurn++;
        for (const phase of phases) {
          for (const unit of this.units) {
            Object.assign(unit, { modelsAtPhase: unit.models, testedThisPhase: false, losses: [] });
          }
          if (phase === 'movement') this.rallies(side);
          for (const event of this.table.events) {
            const due = event.turn === 'each' || [event.turn].flat().includes(turn);
            if (due && event.of === side && event.phase === phase) this.happens(event);
          }
        }
      }
    }
    for (const unit of this.units) if (!unit.gone && unit.fleeing) this.note(unit, 'fleeing');
    const count = (side: Side, what: string): number =>
      this.units.filter((unit) => unit.side === side && this.noted.has(`${unit.name}.${what}`)).length;
    this.noted.add(`ours.panicked=${count('ours', 'panics')} left=${count('ours', 'leaves')}`);
    for (const what of ['panics', 'leaves']) this.noted.add(`theirs.${what}=${count('theirs', what)}`);
    return this.noted;
  }

  private note(unit: Unit, what: string): void {
    this.noted.add(`${unit.name}.${what}`);
  }

  private happens(event: WrittenEvent): void {
    const unit = this.units.find(({ name }) => name === event.unit)!;
    if (unit.gone) return;
    if (event.is === 'destroyed') this.cascade([this.destroys(unit, groundUnder(unit))]);
    else if (event.is === 'broken') this.breaks(unit);
    else if (event.is === 'terrified') {
      const from = this.eighth ? undefined : event.by;
      this.cascade([{ kind: 'terrified', victim: unit, concerns: (other) => other === unit, from }]);
    } else if (event['breaks by'] !== undefined) {
      if (unit.fleeing || has(unit, 'Unbreakable')) return;
      const margin = event['breaks by'] === 'd6' ? rollOne(this.choose) : event['breaks by'];
      if (margin > 0 && !this.passes(unit, has(unit, 'Stubborn') ? 0 : margin)) this.breaks(unit);
    } else this.loses(unit, event);
  }

  private loses(unit: Unit, { loses, by }: WrittenEvent): void {
    const lost = this.lost(unit, loses!);
    const before = groundUnder(unit);
    unit.models -= Math.min(lost, unit.models);
    if (unit.models === 0) {
      this.cascade([this.destroys(unit, before)]);
      return;
    }
    unit.losses.push({ by, models: lost });
    const all = unit.losses.reduce((sum, { models }) => sum + models, 0);
    if (4 * all < unit.modelsAtPhase) return;
    const from = this.eighth ? mostLossesBy(unit) : by;
    this.cascade([{ kind: 'casualties', victim: unit, concerns: (other) => other === unit, from }]);
  }

  private lost({ models }: Unit, loses: number | string): number {
    if (typeof loses === 'number') return loses;
    return loses === 'd6' ? rollOne(this.choose) : Math.ceil((models * Number.parseInt(loses, 10)) / 100);
  }

  private breaks(unit: Unit): void {
    if (unit.fleeing) return;
    const before = groundUnder(unit);
    if (this.eighth) unit.standard = false;
    this.beginsToFlee(unit);
    const broken: Happening = {
      kind: 'broken',
      victim: unit,
      concerns: (other) => gap(groundUnder(other), before) <= 6 + CLOSE,
    };
    this.cascade([broken], unit);
  }

  private destroys(unit: Unit, ground: Polygon, how: 'destroyed' | 'leaves' = 'destroyed'): Happening {
    unit.gone = true;
    this.note(unit, how);
    return {
      kind: 'destroyed',
      victim: unit,
      concerns: (other) => gap(groundUnder(other), ground) <= 6 + CLOSE,
    };
  }

  private beginsToFlee(unit: Unit): void {
    unit.fleeing = true;
    unit.engaged = false;
    unit.fledIn = this.playerTurn;
    this.note(unit, 'flees');
  }

  /** One happening after the other in the order in which they arose; a broken unit runs before those whom it panics. */
  private cascade(queue: Happening[], brokenUnit?: Unit): void {
    let runsFirst = brokenUnit;
    for (let event = queue.shift(); event !== undefined; event = queue.shift()) {
      const { kind, victim, concerns, from } = event;
      const due = this.units.filter(
        (unit) =>
          unit.side === victim.side &&
          (unit !== victim || kind === 'casualties' || kind === 'terrified') &&
          !(unit.gone || unit.fleeing || unit.engaged || isImmune(unit) || unit.testedThisPhase) &&
          concerns(unit),
      );
      const failed = due.filter((unit) => {
        unit.testedThisPhase = true;
        this.note(unit, 'tests');
        return !this.passes(unit, 0);
      });
      for (const unit of failed) {
        this.beginsToFlee(unit);
        if (!this.noted.has(`${unit.name}.panics`)) {
          const cause = unit === victim ? kind : `${kind}: ${victim.name}`;
          this.note(unit, `first panic: ${cause}`);
        }
        this.note(unit, 'panics');
      }
      if (runsFirst !== undefined) queue.push(...this.runs(runsFirst, this.awayFrom(runsFirst, undefined)));
      runsFirst = undefined;
      for (const unit of failed) queue.push(...this.runs(unit, this.awayFrom(unit, from)));
    }
  }

  /** A test on two dice, once more with a standard near. */
  private passes(unit: Unit, lessBy: number, onlyDoubleOne = false): boolean {
    const usable = Math.min(10, Math.max(0, this.leadershipFor(unit) - lessBy));
    const limit = onlyDoubleOne ? 2 : this.eighth ? Math.max(2, usable) : usable;
    if (this.isAtMost(unit, limit)) return true;
    const again = this.friendsOf(unit).some(
      (other) => other.standard && !other.fleeing && gap(groundUnder(other), groundUnder(unit)) <= 12 + CLOSE,
    );
    return again && this.isAtMost(unit, limit);
  }

  private isAtMost(unit: Unit, limit: number): boolean {
    return atMost(this.choose, limit, has(unit, 'Cold-blooded'));
  }

  private leadershipFor(unit: Unit): number {
    let best = unit.written.leadership;
    for (const other of this.friendsOf(unit)) {
      const general = other.written.general;
      if (general === undefined) continue;
      const reach = this.eighth && general.large ? 18 : 12;
      const near = !other.fleeing && gap(groundUnder(other), groundUnder(unit)) <= reach + CLOSE;
      if (other === unit || near) best = Math.max(best, general.leadership);
    }
    return best;
  }

  /** The unit's own side that is on the table, itself too. */
  private friendsOf({ side }: Unit): Unit[] {
    return this.units.filter((other) => other.side === side && !other.gone);
  }

  private awayFrom(unit: Unit, name: string | undefined): number {
    const enemies = this.units.filter((other) => other.side !== unit.side && !other.gone);
    let from = enemies.find((enemy) => enemy.name === name);
    if (from === undefined && enemies.length > 0) {
      const gaps = enemies.map((enemy) => gap(groundUnder(enemy), groundUnder(unit)));
      const closest = enemies.filter((_, i) => gaps[i]! <= Math.min(...gaps) + CLOSE);
      from = closest.length > 1 ? closest[this.choose(closest.map(() => 1))] : closest[0];
    }
    const [x, y] = centreOf(standingOf(unit));
    const [fromX, fromY] = from === undefined ? [x, y] : centreOf(standingOf(from));
    if (Math.hypot(x - fromX, y - fromY) > CLOSE) return Math.atan2(y - fromY, x - fromX);
    return Math.PI * (0.5 - (2 * this.choose(this.directions)) / this.directions.length);
  }

  /** Turns, runs, and gives what that causes. */
  private runs(unit: Unit, facing: number): Happening[] {
    const rolled = (unit.written.swiftstride || has(unit, 'Swiftstride') ? rollSwift : rollTwo)(this.choose);
    const start = turnedTo(standingOf(unit), facing);
    const others = this.units.filter((other) => other !== unit && !other.gone);
    const { length, toEdge, over } = this.ranBefore(start, others.map(groundUnder), rolled);
    const crossed = others.filter((_, i) => over[i]);
    const friends = crossed.filter(({ side }) => side === unit.side);
    const end = moved(start, toEdge ?? length);
    unit.front = end.front;
    unit.facing = facing;
    const causes: Happening[] = [];
    if (friends.length > 0) {
      causes.push({ kind: 'fled through', victim: unit, concerns: (other) => friends.includes(other) });
    }
    if (toEdge !== undefined) causes.push(this.destroys(unit, cornersOf(end), 'leaves'));
    else if (crossed.length > friends.length) {
      unit.models -= ones(this.choose, unit.models);
      if (unit.models === 0) causes.push(this.destroys(unit, cornersOf(end)));
    }
    return causes;
  }

  private ranBefore(start: Standing, others: readonly Polygon[], rolled: number): Run {
    const key = JSON.stringify([start, others, rolled]);
    let run = this.known.get(key);
    if (run === undefined) {
      const length = runLength(start, others, rolled);
      const toEdge = inchesToEdge(start, length, tableSize(this.table));
      const ground = swept(start, toEdge ?? length);
      run = { length, toEdge, over: others.map((other) => sharedArea(other, ground) > CLOSE) };
      if (this.known.size < 50_000) this.known.set(key, run);
    }
    return run;
  }

  private rallies(side: Side): void {
    for (const unit of this.units) {
      if (unit.side !== side || unit.gone || !unit.fleeing || unit.fledIn === this.playerTurn) continue;
      const few = this.eighth && 4 * unit.models <= (unit.written.models ?? 1);
      if (this.passes(unit, 0, few)) {
        unit.fleeing = false;
        this.note(unit, 'rallies');
      } else this.cascade(this.runs(unit, unit.facing));
    }
  }
}
