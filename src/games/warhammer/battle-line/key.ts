import { BOX, type Boxes, FACING_X, FACING_Y, within, X, Y } from '../../../table/box.ts';
import { sweepBox } from '../../../table/run.ts';
import * as table from './rule/battle.ts';
import { closest, findClosest } from './rule/direction.ts';
import { GENERAL, OURS, otherSide, STANDARD, STATE, sizes } from './rule/line.ts';
import { endOf, firstIn } from './rule/queue.ts';
import { AFTER_FAILED_RALLY, choices, HEIGHT, lengths, TOLERANCE, WIDTH } from './rule/readings.ts';
import { isInvolved, isToRun } from './rule/step.ts';
import type { LineUnit } from './unit.ts';

/**
 * A text of the battle on the table that is equal for battles from which the same can follow with the same chances. In the last act it forgets
 * who has fled and where to, unless that can still matter: a dozen units then have thousands of states, not millions.
 */
export function keyOf(units: readonly LineUnit[]): string {
  return `${queuesOf()}|${table.now[table.IS_LAST_ACT] === 1 ? lastActOf(units) : wholeOf(units)}`;
}

/** All numbers of those who wait. */
const textOf = (queue: Int32Array): string => queue.subarray(firstIn(queue), endOf(queue)).join(' ');

function queuesOf(): string {
  const { events, eventBoxes } = table;
  let places = '';
  for (let event = firstIn(events); event < endOf(events); event += table.EVENT) {
    if ((events[event + table.KIND]! & table.HAS_BOX) === 0) continue;
    places += `${eventBoxes.subarray(event, event + BOX).join(' ')} `;
  }
  return [
    table.now.subarray(0, table.FLEEING_UNITS).join(' '),
    textOf(table.rallying),
    textOf(table.tests),
    textOf(table.failed),
    textOf(table.runs),
    textOf(events),
    places,
  ].join(';');
}

const boxText = (unit: number): string => table.boxes.subarray(unit * BOX, (unit + 1) * BOX).join(' ');

const wholeOf = ({ length }: readonly LineUnit[]): string =>
  [
    table.states.subarray(0, length * STATE).join(' '),
    textOf(table.blows),
    table.boxes.subarray(0, length * BOX).join(' '),
  ].join(';');

/** What the rest of a battle asks of a unit that may yet run. */
const KEPT =
  table.FLEEING |
  table.NOTED_TEST |
  table.PANICKED |
  table.FLED |
  table.RALLIED |
  table.RAN |
  table.STANDARD_LOST;

function lastActOf(units: readonly LineUnit[]): string {
  const mayRun = units.map(({ immune }, unit) => isToRun(unit) || !(table.is(unit, table.EXEMPT) || immune));
  const courses = coursesOf(units, mayRun);
  const runningSides = new Set(
    units.filter(({ side }, unit) => mayRun[unit] && isInvolved(side)).map(({ side }) => side),
  );
  const text: string[] = [totalsOf(units)];
  units.forEach(({ side }, unit) => {
    const status = table.stateOf(unit, table.STATUS);
    if (table.is(unit, table.GONE)) {
      text.push('');
    } else if (mayRun[unit]) {
      text.push(`${status & KEPT} ${table.stateOf(unit, table.MODELS)} ${boxText(unit)}`);
    } else {
      // An enemy that flees is one to flee from too.
      const matters = !table.is(unit, table.FLEEING) || runningSides.has(otherSide(side));
      const helps = sizes[GENERAL + side] === unit || sizes[STANDARD + side] === unit;
      const help = helps ? status & (table.FLEEING | table.STANDARD_LOST) : '';
      text.push(`${help} ${matters || isInTheWay(unit, courses) ? boxText(unit) : ''}`);
    }
  });
  return text.join(';');
}

/** What the end counts: who has panicked, left and gone, without who it was. */
function totalsOf(units: readonly LineUnit[]): string {
  const totals = [0, 0, 0, 0, 0];
  units.forEach(({ side, points }, unit) => {
    if (table.is(unit, table.PANICKED)) totals[side]!++;
    if (table.is(unit, table.LEFT)) totals[2 + side]!++;
    if (side === OURS && table.is(unit, table.GONE)) totals[4]! += points;
  });
  return totals.join(' ');
}

/** The ground over which units may yet run, as far as the table reaches; undefined: it could be anywhere. */
function coursesOf(units: readonly LineUnit[], mayRun: readonly boolean[]): Boxes | undefined {
  const courses: number[] = [];
  const sides = new Set<number>();
  for (const [unit, { side }] of units.entries()) {
    if (!mayRun[unit] || !isInvolved(side)) continue;
    sides.add(side);
    const enemies = enemiesFledFrom(unit);
    if (sides.size > 1 || enemies === undefined) return undefined;
    for (const enemy of enemies) courses.push(...courseOf(unit, enemy));
  }
  return Float64Array.from(courses);
}

/** The enemies that a unit may come to flee from; undefined if it may run anywhere. */
function enemiesFledFrom(unit: number): readonly number[] | undefined {
  const { now, tests, failed, runs, rallying, events, RUN, TEST, EVENT } = table;
  const named: number[] = [];
  const addDue = (queue: Int32Array, width: number, from: number): void => {
    for (let due = firstIn(queue); due < endOf(queue); due += width) {
      if (queue[due] === unit) named.push(queue[due + from]!);
    }
  };
  addDue(failed, RUN, table.RUN_FROM);
  addDue(runs, RUN, table.RUN_FROM);
  if (now[table.BREAKING] === unit) named.push(now[table.BREAKING_FROM]!);
  addDue(tests, TEST, table.TEST_FLEES_FROM);
  if (rallying.subarray(firstIn(rallying), endOf(rallying)).includes(unit)) {
    named.push(choices[AFTER_FAILED_RALLY]!);
  }
  if (named.includes(table.NEAREST_EDGE)) return undefined;
  for (let event = firstIn(events); event < endOf(events); event += EVENT) {
    if (table.names(event, unit)) named.push(events[event + table.EVENT_FLEES_FROM]!);
  }
  const count = findClosest(unit);
  if (count === 0) return undefined;
  return [...closest.subarray(0, count), ...named.filter((from) => from !== table.CLOSEST)];
}

const turned = new Float64Array(BOX);

/** The ground over which a unit would run away from an enemy unit, or as it faces. */
function courseOf(unit: number, from: number): readonly number[] {
  const o = unit * BOX;
  turned.set(table.boxes.subarray(o, o + BOX));
  if (from !== table.AS_IT_FACES) {
    const x = turned[X]! - table.boxes[from * BOX + X]!;
    const y = turned[Y]! - table.boxes[from * BOX + Y]!;
    const length = Math.hypot(x, y) || 1;
    turned[FACING_X] = x / length;
    turned[FACING_Y] = y / length;
  }
  sweepBox(turned, turned, 0, lengths[WIDTH]! + lengths[HEIGHT]!);
  return [...turned];
}

function isInTheWay(unit: number, courses: Boxes | undefined): boolean {
  if (courses === undefined) return true;
  const gap = 1 + 2 * lengths[TOLERANCE]!;
  for (let course = 0; course < courses.length / BOX; course++) {
    if (within(courses, course, table.boxes, unit, gap)) return true;
  }
  return false;
}
