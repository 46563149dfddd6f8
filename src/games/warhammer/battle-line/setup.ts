import { threeD6DropHighest, twoD6 } from '../../../dice/common.ts';
import type { Die } from '../../../dice/die.ts';
import type { Rollable } from '../../../dice/pool.ts';
import { successes } from '../../../dice/successes.ts';
import { FieldError } from '../../../errors/field-error.ts';
import { type Box, boxesOf, penetration } from '../../../table/box.ts';
import { roomAhead } from '../../../table/run.ts';
import type { Rules } from '../../parameter.ts';
import { flightDie } from '../flight-parameters.ts';
import { coldBloodedScope } from '../lending-parameters.ts';
import { frenzyIsImmune } from '../panic-parameters.ts';
import { type BattleLineFields, type Keyword, MOST_UNITS, type UnitFields } from './fields.ts';
import { type Line, type LineUnit, OURS, type Side, THEIRS } from './line.ts';
import { distancesOf } from './near.ts';
import { notesOf } from './notes.ts';
import { readingsOf } from './readings.ts';
import { momentsOf } from './schedule.ts';
import { casualtyFootprint, mmPerInch, place, turnedFrom } from './switches.ts';

/** A unit of the file with the name of its side, for the path of an error. */
interface Named {
  readonly name: string;
  readonly side: Side;
  readonly sideName: 'ours' | 'theirs';
  readonly fields: UnitFields;
}

/**
 * Sets the table: where every unit stands, what it is, and what is going to happen.
 *
 * @throws FieldError at the unit that overlaps another, is a second General's, stands off the table, has no size, or of which there are too many
 */
export function setUp(fields: BattleLineFields, rules: Rules): Line {
  const named = [...namedUnits(fields, 'ours', OURS), ...namedUnits(fields, 'theirs', THEIRS)];
  if (named.length > MOST_UNITS) {
    throw new FieldError(['theirs'], `${named.length} units are on the table; at most ${MOST_UNITS} can be`);
  }
  checkNames(named);
  const units = named.map((unit) => lineUnit(unit, rules));
  const boxes = boxesOf(named.map((unit, i) => startBox(unit, units[i]!, rules)));
  const { first: width, second: height } = fields.table;
  checkPlaces(named, boxes, width, height);
  const index = (side: Side, has: (fields: UnitFields) => boolean): number =>
    named.findIndex((unit) => unit.side === side && has(unit.fields));
  const general = [
    index(OURS, ({ general }) => !!general),
    index(THEIRS, ({ general }) => !!general),
  ] as const;
  const moments = momentsOf(fields, units, rules);
  const readings = readingsOf(rules);
  const ofSide = (side: Side): number[] => [...units.keys()].filter((unit) => units[unit]!.side === side);
  const lastRally = (side: Side): number => moments.findLastIndex(({ rally }) => rally === side);
  const generals = general.map((unit) => named[unit]?.fields.general);
  return {
    units,
    notes: notesOf(units),
    ofSide: [ofSide(OURS), ofSide(THEIRS)],
    boxes,
    distances: distancesOf(boxes, units.length),
    width,
    height,
    general,
    standard: [index(OURS, ({ standard }) => standard), index(THEIRS, ({ standard }) => standard)],
    generalLeadership: [generals[0]?.leadership ?? 0, generals[1]?.leadership ?? 0],
    crossingDice: crossingDice(readings.dangerousUpTo),
    generalIsLarge: [generals[0]?.large ?? false, generals[1]?.large ?? false],
    moments,
    lastHappenings: moments.findLastIndex(({ happenings }) => happenings.length > 0),
    lastRally: [lastRally(OURS), lastRally(THEIRS)],
    readings,
  };
}

const namedUnits = (fields: BattleLineFields, sideName: 'ours' | 'theirs', side: Side): Named[] =>
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

/** The dice of each number of models are looked up once, not for every flight. */
function crossingDice(dangerousUpTo: number): (models: number) => Rollable {
  const known: Rollable[] = [];
  return (models) => (known[models] ??= successes(models, dangerousUpTo, 6));
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
