import { BOX, type Boxes, within } from '../../../table/box.ts';
import { sweepBox } from '../../../table/run.ts';
import {
  AS_IT_FACES,
  type Battle,
  EXEMPT,
  FLED,
  FLEEING,
  GONE,
  LEFT,
  NEAREST_EDGE,
  NOTED_TEST,
  PANICKED,
  RALLIED,
  RAN,
  STANDARD_LOST,
} from './battle.ts';
import { closestEnemies } from './direction.ts';
import { type Line, OURS, otherSide } from './line.ts';
import { unitsToRun } from './step.ts';

/**
 * A text that is equal for battles from which the same can follow with the same chances. In the last act it forgets
 * who has fled and where to, unless that can still matter: a dozen units then have thousands of states, not millions.
 */
export function keyOf(line: Line, battle: Battle): string {
  return `${queuesOf(battle)}|${battle.isLastAct ? lastActOf(line, battle) : wholeOf(line, battle)}`;
}

function queuesOf({ moment, happening, rallying, tests, failed, breaking, runs, events }: Battle): string {
  const run = (due: { unit: number; from: number } | undefined): string =>
    due ? `${due.unit}>${due.from}` : '';
  const test = tests
    .waiting()
    .map(
      ({ unit, leadership, reroll, kind, victim, by }) =>
        `${unit} ${leadership} ${reroll} ${kind} ${victim} ${by}`,
    );
  return [
    `${moment} ${happening}`,
    rallying.waiting().join(),
    test.join(),
    failed.waiting().map(run).join(),
    run(breaking),
    runs.waiting().map(run).join(),
    JSON.stringify(events.waiting()),
  ].join(';');
}

function wholeOf(line: Line, battle: Battle): string {
  const { boxes, status, models, began, lost, atPhaseStart, struck } = battle;
  return [line.units.length, status, models, began, lost, atPhaseStart, struck.waiting(), boxes]
    .map((part) => part.toString())
    .join(';');
}

/** What the rest of a battle asks of a unit that may yet run. */
const KEPT = FLEEING | NOTED_TEST | PANICKED | FLED | RALLIED | RAN | STANDARD_LOST;

function lastActOf(line: Line, battle: Battle): string {
  const { units } = line;
  const toRun = new Set(unitsToRun(battle));
  const mayRun = units.map((_, unit) => toRun.has(unit) || !(battle.is(unit, EXEMPT) || units[unit]!.immune));
  const courses = coursesOf(line, battle, mayRun);
  const runningSides = new Set(
    units.filter((_, unit) => mayRun[unit] && isInvolved(line, battle, unit)).map(({ side }) => side),
  );
  const text: string[] = [endOf(line, battle)];
  for (let unit = 0; unit < units.length; unit++) {
    if (battle.is(unit, GONE)) {
      text.push('');
    } else if (mayRun[unit]) {
      const status = battle.status[unit]! & KEPT;
      text.push(`${status} ${battle.models[unit]} ${battle.boxText(unit)}`);
    } else {
      // An enemy that flees is one to flee from too.
      const matters = !battle.is(unit, FLEEING) || runningSides.has(otherSide(units[unit]!.side));
      const helps = line.general.includes(unit) || line.standard.includes(unit);
      const help = helps ? battle.status[unit]! & (FLEEING | STANDARD_LOST) : '';
      text.push(`${help} ${matters || isInTheWay(line, battle, unit, courses) ? battle.boxText(unit) : ''}`);
    }
  }
  return text.join(';');
}

/** What the end counts: who has panicked, left and gone, without who it was. */
function endOf(line: Line, battle: Battle): string {
  const counts = [0, 0, 0, 0, 0];
  for (let unit = 0; unit < line.units.length; unit++) {
    const side = line.units[unit]!.side;
    if (battle.is(unit, PANICKED)) counts[side]!++;
    if (battle.is(unit, LEFT)) counts[2 + side]!++;
    if (side === OURS && battle.is(unit, GONE)) counts[4]! += line.units[unit]!.points;
  }
  return counts.join(' ');
}

/** The ground over which units may yet run, as far as the table reaches; undefined: it could be anywhere. */
function coursesOf(line: Line, battle: Battle, mayRun: readonly boolean[]): Boxes | undefined {
  const boxes: number[] = [];
  const sides = new Set<number>();
  for (let unit = 0; unit < mayRun.length; unit++) {
    if (!mayRun[unit] || !isInvolved(line, battle, unit)) continue;
    sides.add(line.units[unit]!.side);
    const enemies = enemiesFledFrom(line, battle, unit);
    if (sides.size > 1 || enemies === undefined) return undefined;
    for (const enemy of enemies) boxes.push(...courseOf(line, battle, unit, enemy));
  }
  return Float64Array.from(boxes);
}

/** Can the unit still be reached by what is going on? Only the side to which it happens can. */
function isInvolved(line: Line, battle: Battle, unit: number): boolean {
  const { side } = line.units[unit]!;
  const ofSide = (other: number): boolean => line.units[other]!.side === side;
  return (
    unitsToRun(battle).some(ofSide) ||
    battle.tests.waiting().some(({ unit }) => ofSide(unit)) ||
    battle.events.waiting().some(({ victim }) => ofSide(victim))
  );
}

/** The enemies that a unit may come to flee from; undefined if it may run anywhere. */
function enemiesFledFrom(line: Line, battle: Battle, unit: number): readonly number[] | undefined {
  const dues = [
    ...battle.failed.waiting(),
    ...battle.runs.waiting(),
    ...(battle.breaking ? [battle.breaking] : []),
    ...battle.tests.waiting(),
  ];
  const named = dues.filter((due) => due.unit === unit).map((due) => ('from' in due ? due.from : due.by));
  if (battle.rallying.waiting().includes(unit)) named.push(line.readings.afterFailedRally);
  if (named.includes(NEAREST_EDGE)) return undefined;
  const byEvents = battle.events
    .waiting()
    .filter(({ also }) => also.includes(unit))
    .map(({ by }) => by);
  const closest = closestEnemies(line, battle, unit);
  if (closest.length === 0) return undefined;
  return [...closest, ...[...named, ...byEvents].filter((from) => from !== -1)];
}

const turned = new Float64Array(BOX);

function courseOf(line: Line, battle: Battle, unit: number, from: number): readonly number[] {
  const o = unit * BOX;
  turned.set(battle.boxes.subarray(o, o + BOX));
  if (from !== AS_IT_FACES) {
    const x = turned[0]! - battle.boxes[from * BOX]!;
    const y = turned[1]! - battle.boxes[from * BOX + 1]!;
    const length = Math.hypot(x, y) || 1;
    turned[2] = x / length;
    turned[3] = y / length;
  }
  sweepBox(turned, turned, 0, line.width + line.height);
  return [...turned];
}

function isInTheWay(line: Line, battle: Battle, unit: number, courses: Boxes | undefined): boolean {
  if (courses === undefined) return true;
  const gap = 1 + 2 * line.readings.tolerance;
  for (let course = 0; course < courses.length / BOX; course++) {
    if (within(courses, course, battle.boxes, unit, gap)) return true;
  }
  return false;
}
