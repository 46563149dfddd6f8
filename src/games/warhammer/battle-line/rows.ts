import { boxDistance } from '../../../table/box.ts';
import type { Rules } from '../../parameter.ts';
import { heavyCasualtiesPhases } from '../panic-parameters.ts';
import { type DiceTable, directions } from './dice-table.ts';
import type { LineRows } from './line-rows.ts';
import { readingRows } from './readings.ts';
import * as table from './rule/battle.ts';
import * as is from './rule/line.ts';
import { notesOfUnit } from './rule/note-numbers.ts';
import type { Happening, Moment } from './schedule.ts';
import type { LineUnit } from './unit.ts';

/** What is known of one side beside its units: the General, the standard, or -1. */
export interface SideRows {
  readonly general: readonly [ours: number, theirs: number];
  readonly standard: readonly [ours: number, theirs: number];
  readonly generalLeadership: readonly [ours: number, theirs: number];
  readonly generalWithin: readonly [ours: number, theirs: number];
}

interface Battlefield extends SideRows {
  readonly width: number;
  readonly height: number;
  readonly units: readonly LineUnit[];
  readonly boxes: Float64Array;
  readonly moments: readonly Moment[];
}

/** Writes a battle as the rows of numbers that its rule reads. */
export function rowsOf(field: Battlefield, dice: DiceTable, rules: Rules): LineRows {
  const { width, height, units, boxes, moments } = field;
  const happenings = moments.flatMap(({ happenings }) => happenings);
  const lastRally = (side: number): number => moments.findLastIndex(({ rally }) => rally === side);
  return {
    ...readingRows(rules, width, height),
    directions,
    distances: distancesOf(boxes, units.length),
    generalWithin: Float64Array.from(field.generalWithin),
    grounds: Float64Array.from(units.flatMap(groundsOf)),
    happenings: Int32Array.from(happenings.flatMap((happening) => happeningRow(happening, dice))),
    moments: momentRows(moments, new Set(rules.of(heavyCasualtiesPhases))),
    profiles: profilesOf(units, dice),
    shares: Float64Array.from(happenings, ({ percent = 0 }) => percent),
    sizes: Int32Array.from([
      units.length,
      units.filter(({ side }) => side === is.OURS).length,
      moments.length,
      moments.findLastIndex(({ happenings }) => happenings.length > 0),
      ...field.general,
      ...field.standard,
      ...field.generalLeadership,
      ...[is.OURS, is.THEIRS].map(lastRally),
      ...[is.OURS, is.THEIRS].map(
        (side) => units.filter((unit) => unit.side === side && unit.fleeing).length,
      ),
    ]),
    startBoxes: boxes,
    startStates: Int32Array.from(units.flatMap(startOf)),
  };
}

/** The distances between all units as they begin, edge to edge, row by row. */
const distancesOf = (boxes: Float64Array, units: number): Float64Array =>
  Float64Array.from({ length: units * units }, (_, pair) =>
    boxDistance(boxes, Math.floor(pair / units), boxes, pair % units),
  );

/** What a unit has come to as the battle begins. */
function startOf({ fleeing, engaged, models }: LineUnit): readonly number[] {
  const state: number[] = Array.from({ length: is.STATE }, () => 0);
  state[table.STATUS] = (fleeing ? table.FLEEING : 0) | (engaged ? table.ENGAGED : 0);
  state[table.MODELS] = models;
  state[table.AT_PHASE_START] = models;
  state[table.BEGAN] = -1;
  return state;
}

const groundsOf = ({ models, halfWidth, halfDepth }: LineUnit): readonly number[] =>
  Array.from({ length: models + 1 }, (_, left) => [halfWidth(left), halfDepth(left)]).flat();

function profilesOf(units: readonly LineUnit[], dice: DiceTable): Int32Array {
  const rows = new Int32Array(units.length * is.PROFILE);
  let grounds = 0;
  units.forEach((unit, number) => {
    const set = (what: number, value: number | boolean): void => {
      rows[number * is.PROFILE + what] = Number(value);
    };
    set(is.SIDE, unit.side);
    set(is.LEADERSHIP, unit.leadership);
    set(is.TEST_DIE, dice.numberOf(unit.testDie));
    set(is.FLIGHT_DIE, dice.numberOf(unit.flightDie));
    set(is.IMMUNE, unit.immune);
    set(is.STUBBORN, unit.stubborn);
    set(is.UNBREAKABLE, unit.unbreakable);
    set(is.FIRST_MODELS, unit.models);
    set(is.GROUNDS, grounds);
    set(is.NOTES, number * notesOfUnit(units.length));
    grounds += 2 * (unit.models + 1);
  });
  return rows;
}

function momentRows(moments: readonly Moment[], casualtyPhases: ReadonlySet<string>): Int32Array {
  let next = 0;
  return Int32Array.from(
    moments.flatMap(({ half, phase, newPhase, rally = -1, happenings }) => {
      const first = next;
      next += happenings.length;
      return [half, Number(newPhase), rally, first, next, Number(casualtyPhases.has(phase))];
    }),
  );
}

const whats = {
  destroyed: is.BE_DESTROYED,
  broken: is.BE_BROKEN,
  terrified: is.BE_TERRIFIED,
  loses: is.LOSE_MODELS,
  breaks: is.LOSE_COMBAT,
} as const;

const happeningRow = (
  { unit, what, by, die, percent, fleesFromCause }: Happening,
  dice: DiceTable,
): readonly number[] => [
  unit,
  percent === undefined ? whats[what] : is.LOSE_SHARE,
  by,
  die === undefined ? 0 : dice.numberOf(die),
  Number(fleesFromCause),
];
