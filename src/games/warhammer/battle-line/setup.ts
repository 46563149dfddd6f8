import { threeD6DropHighest, twoD6 } from '../../../dice/common.ts';
import type { Die } from '../../../dice/die.ts';
import { FieldError } from '../../../errors/field-error.ts';
import { penetration } from '../../../table/box.ts';
import { type Box, boxesOf } from '../../../table/boxes.ts';
import { roomAhead } from '../../../table/run.ts';
import type { Rules } from '../../parameter.ts';
import { dangerousUpTo, flightDie } from '../flight-parameters.ts';
import { coldBloodedScope, generalRadius, largeGeneralRadius } from '../lending-parameters.ts';
import { frenzyIsImmune } from '../panic-parameters.ts';
import { DiceTable } from './dice-table.ts';
import type { BattleLineFields, Keyword, UnitFields } from './fields.ts';
import type { LineRows } from './line-rows.ts';
import { rowsOf, type SideRows } from './rows.ts';
import { MOST_UNITS } from './rule/limits.ts';
import { OURS, THEIRS } from './rule/line.ts';
import { momentsOf } from './schedule.ts';
import { casualtyFootprint, mmPerInch, place, turnedFrom } from './switches.ts';
import type { LineUnit } from './unit.ts';

/** A unit of the file with the name of its side, for the path of an error. */
interface Named {
  readonly name: string;
  readonly side: number;
  readonly sideName: 'ours' | 'theirs';
  readonly fields: UnitFields;
}

/** A battle before the first die: its units for the reader, and the rows of numbers that its rule reads. */
export interface Setup {
  readonly units: readonly LineUnit[];
  readonly rows: LineRows;
  readonly dice: DiceTable;
}

/**
 * Sets the table: where every unit stands, what it is, and what is going to happen.
 *
 * @throws FieldError at the unit that overlaps another, is a second General's, stands off the table, has no size, or of which there are too many
 */
export function setUp(fields: BattleLineFields, rules: Rules): Setup {
  const named = [...namedUnits(fields, 'ours', OURS), ...namedUnits(fields, 'theirs', THEIRS)];
  if (named.length > MOST_UNITS) {
    throw new FieldError(['theirs'], `${named.length} units are on the table; at most ${MOST_UNITS} can be`);
  }
  checkNames(named);
  const units = named.map((unit) => lineUnit(unit, rules));
  const boxes = boxesOf(named.map((unit, i) => startBox(unit, units[i]!, rules)));
  const { first: width, second: height } = fields.table;
  checkPlaces(named, boxes, width, height);
  const dice = new DiceTable(rules.of(dangerousUpTo));
  const moments = momentsOf(fields, units, rules);
  const field = { width, height, units, boxes, moments, ...sidesOf(named, rules) };
  return { units, rows: rowsOf(field, dice, rules), dice };
}

function sidesOf(named: readonly Named[], rules: Rules): SideRows {
  const both = <Value>(of: (side: number) => Value): readonly [Value, Value] => [of(OURS), of(THEIRS)];
  const index = (side: number, has: (fields: UnitFields) => boolean): number =>
    named.findIndex((unit) => unit.side === side && has(unit.fields));
  const general = both((side) => index(side, ({ general }) => general !== undefined));
  const standard = both((side) => index(side, ({ standard }) => standard));
  const generalOf = (side: number): UnitFields['general'] => named[general[side]!]?.fields.general;
  const radius = (side: number): number =>
    rules.of(generalOf(side)?.large ? largeGeneralRadius : generalRadius);
  return {
    general,
    standard,
    generalLeadership: both((side) => generalOf(side)?.leadership ?? 0),
    generalWithin: both(radius),
  };
}

const namedUnits = (fields: BattleLineFields, sideName: 'ours' | 'theirs', side: number): Named[] =>
  Object.entries(fields[sideName]).map(([name, unit]) => ({ name, side, sideName, fields: unit }));

function lineUnit({ name, side, sideName, fields }: Named, rules: Rules): LineUnit {
  const has = (keyword: Keyword): boolean => fields.keywords.includes(keyword);
  const { wide, base, size, models } = fields;
  if (size !== undefined && (base !== undefined || wide !== undefined)) {
    throw new FieldError([sideName, name, 'size'], `"${name}" has a size: leave out its wide and base`);
  }
  if (size === undefined && (base === undefined || wide === undefined)) {
    const needs =
      base === undefined && wide === undefined ? 'a size, or wide and base' : 'both wide and base';
    throw new FieldError([sideName, name], `"${name}" needs ${needs}`);
  }
  if (fields.engaged && fields.fleeing) {
    throw new FieldError([sideName, name, 'fleeing'], `"${name}" is engaged: it cannot be fleeing as well`);
  }
  const inch = rules.of(mmPerInch);
  const shrinks = size === undefined && rules.of(casualtyFootprint) !== 'unchanged';
  const standing = (left: number): number => (shrinks ? left : models);
  return {
    name,
    side,
    leadership: fields.leadership,
    testDie: testDie(has('Cold-blooded'), rules),
    flightDie: flightDie(fields.swiftstride || has('Swiftstride'), rules),
    immune:
      fields.immune ||
      has('Immune to Psychology') ||
      has('Unbreakable') ||
      (has('Frenzy') && rules.of(frenzyIsImmune)),
    engaged: fields.engaged,
    stubborn: has('Stubborn'),
    unbreakable: has('Unbreakable'),
    fleeing: fields.fleeing,
    models,
    points: fields.points ?? 0,
    halfWidth: (left) => (size ? size.first : (Math.min(standing(left), wide!) * base!.first) / inch) / 2,
    halfDepth: (left) => (size ? size.second : (Math.ceil(standing(left) / wide!) * base!.second) / inch) / 2,
  };
}

/** A battle line asks for panic, break and rally tests with one kind of dice each unit. */
const testDie = (coldBlooded: boolean, rules: Rules): Die =>
  coldBlooded && rules.of(coldBloodedScope) === 'all' ? threeD6DropHighest : twoD6;

function startBox({ side, fields }: Named, unit: LineUnit, rules: Rules): Box {
  const { at, turned, models, base } = fields;
  const own = rules.of(turnedFrom) === 'own' && side === THEIRS ? 180 : 0;
  const radians = ((turned + own) * Math.PI) / 180;
  // Quarter turns are exact, so that units in line stay in line.
  const facingX = Math.abs(Math.sin(radians)) < 1e-12 ? 0 : Math.sin(radians);
  const facingY = Math.abs(Math.cos(radians)) < 1e-12 ? 0 : Math.cos(radians);
  const halfDepth = unit.halfDepth(models);
  const rank = rules.of(place) === 'frontRankCentre' && base ? base.second / rules.of(mmPerInch) / 2 : 0;
  const back = halfDepth - rank;
  return {
    x: at[0] - facingX * back,
    y: at[1] - facingY * back,
    facingX,
    facingY,
    halfWidth: unit.halfWidth(models),
    halfDepth,
  };
}

/** A name serves events for both sides; a side has one General and one battle standard. */
function checkNames(named: readonly Named[]): void {
  const firstOf = new Map<string, string>();
  for (const { name, side, sideName, fields } of named) {
    if (side === THEIRS && named.some((other) => other.side === OURS && other.name === name)) {
      throw new FieldError([sideName, name], `"${name}" is one of our units too; names must differ`);
    }
    for (const [key, title] of [
      ['general', 'General'],
      ['standard', 'battle standard'],
    ] as const) {
      if (!fields[key]) continue;
      const first = firstOf.get(`${sideName} ${key}`);
      if (first !== undefined) {
        throw new FieldError(
          [sideName, name, key],
          `"${name}" has a ${title}, and so has "${first}"; a side has one ${title}`,
        );
      }
      firstOf.set(`${sideName} ${key}`, name);
    }
  }
}

function checkPlaces(named: readonly Named[], boxes: Float64Array, width: number, height: number): void {
  named.forEach(({ name, sideName }, unit) => {
    if (roomAhead(boxes, unit, width, height) === 0) {
      throw new FieldError(
        [sideName, name, 'at'],
        `"${name}" does not stand on the table of ${width} x ${height} inches, clear of its edge`,
      );
    }
    for (let other = 0; other < unit; other++) {
      if (penetration(boxes, other, boxes, unit) > 1e-6) {
        throw new FieldError([sideName, name, 'at'], `"${name}" overlaps "${named[other]!.name}"`);
      }
    }
  });
}
