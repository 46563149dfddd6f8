import { walked } from '../../table/manoeuvre.ts';
import { type Block, placesOf, reformed } from '../../table/ranks.ts';
import { shortestLongestWay } from '../../table/shortest-longest-way.ts';
import type { Rules } from '../parameter.ts';
import { allowance, marchFactor, reformFactor } from './allowance.ts';
import { failedMarch } from './march-test.ts';
import type { Move, MovesFields, MovingUnit } from './moves-fields.ts';
import { reinforcementsMarch, unitSpacing } from './moves-parameters.ts';
import {
  directionOf,
  lengthOfAll,
  limitOf,
  manoeuvreOf,
  placesOnTheWay,
  reachOfModels,
  waysOf,
} from './moves-steps.ts';
import { apart, arriving, isOnTable, overlap, SAME, type Standing } from './moves-table.ts';
import { marchOf } from './unit-type.ts';

/** The table between two moves of the sub-phase. */
export interface Situation {
  readonly standing: Standing;
  /** Units that have made their remaining move. */
  readonly moved: ReadonlySet<string>;
  /** Units that have arrived as reinforcements. */
  readonly arrived: ReadonlySet<string>;
}

/** A move that was made, whole or in part, or why it was not. */
export type Made =
  | { readonly why: string }
  | {
      readonly block: Block;
      /** Inches of its way; 0 for a reform. */
      readonly inches: number;
      /** The longest way of a model, from start to end. */
      readonly longest: number;
      /** False where a failed test cut it short. */
      readonly asPlanned: boolean;
      readonly mayShoot: boolean;
    };

/** Makes a move; `passed` is the result of the test that it needs, true where it needs none. */
export function make(move: Move, at: Situation, passed: boolean, fields: MovesFields, rules: Rules): Made {
  const unit = fields.units[move.unit]!;
  if (move.arrives !== undefined) return arrive(move, move.arrives, at, fields, rules);
  const block = at.standing.get(move.unit);
  if (block === undefined) return { why: 'it has not arrived' };
  if (unit.already !== undefined) return { why: `it ${unit.already}` };
  if (at.moved.has(move.unit)) return { why: 'it has moved already' };
  if (move.reform !== undefined) return reform(move.unit, unit, block, move.reform, at, fields, rules);
  if (move.march !== undefined && marchOf(unit, rules) === 'never') return { why: 'it cannot march' };
  if (move.march !== undefined && at.arrived.has(move.unit) && !rules.of(reinforcementsMarch))
    return { why: 'it has arrived this turn and does not march' };
  if (move.swiftReform === undefined) return walk(move, unit, block, at, passed, fields, rules);
  if (!unit.musician) return { why: 'it has no musician for a swift reform' };
  const drawnUp = reform(move.unit, unit, block, move.swiftReform, at, fields, rules);
  if ('why' in drawnUp) return drawnUp;
  return passed ? walk(move, unit, drawnUp.block, at, true, fields, rules) : { ...drawnUp, asPlanned: false };
}

function arrive(
  { unit: name }: Move,
  where: NonNullable<Move['arrives']>,
  at: Situation,
  fields: MovesFields,
  rules: Rules,
): Made {
  if (at.standing.has(name)) return { why: 'it is on the table' };
  if (at.moved.size > 0) return { why: 'reinforcements arrive before all other moves' };
  const block = arriving(fields.units[name]!, where, fields.table, rules);
  const fault = placeFault(block, name, at, fields, rules);
  if (fault !== undefined) return { why: fault };
  return { block, inches: 0, longest: 0, asPlanned: true, mayShoot: true };
}

function reform(
  name: string,
  unit: MovingUnit,
  block: Block,
  { wide = block.wide, turned }: NonNullable<Move['reform']>,
  at: Situation,
  fields: MovesFields,
  rules: Rules,
): Made {
  const anew = reformed(block, { wide, facing: block.facing + turned });
  const reach = reachOfModels(unit, block, rules.of(reformFactor));
  const longest = shortestLongestWay(placesOf(block), placesOf(anew), reach);
  if (longest === undefined)
    return { why: `a model would go more than ${rules.of(reformFactor)} times its Movement in the reform` };
  const fault = placeFault(anew, name, at, fields, rules);
  return fault === undefined
    ? { block: anew, inches: 0, longest, asPlanned: true, mayShoot: false }
    : { why: fault };
}

function walk(
  move: Move,
  unit: MovingUnit,
  block: Block,
  at: Situation,
  passed: boolean,
  fields: MovesFields,
  rules: Rules,
): Made {
  const marching = move.march !== undefined;
  const steps = (move.march ?? move.advance!).map(manoeuvreOf);
  const way = directionOf(steps, block);
  if ('fault' in way) return { why: way.fault };
  if (marching && way.direction !== 'forward') return { why: 'a march goes forward only' };
  const limit = limitOf(way.direction, marching, allowance(unit.move, rules));
  const planned = lengthOfAll(block, steps);
  if (planned > limit + SAME)
    return { why: `its way is ${shown(planned)} inches and may be ${shown(limit)}` };
  const most = passed ? limit : unit.move;
  const { block: end, inches } = walked(block, steps, most);
  const factor = marching && passed ? rules.of(marchFactor) : 1;
  const { longest, tooFar } = waysOf(block, end, reachOfModels(unit, block, factor));
  if (tooFar)
    return {
      why: `a model would go further than ${factor === 1 ? 'its own Movement' : `${factor} times its own Movement`}`,
    };
  const fault =
    wayFault(placesOnTheWay(block, steps, most), move.unit, at) ??
    placeFault(end, move.unit, at, fields, rules);
  if (fault !== undefined) return { why: fault };
  const mayShoot = !marching || (!passed && rules.of(failedMarch) === 'anyNonMarch');
  return { block: end, inches, longest, asPlanned: planned <= most + SAME, mayShoot };
}

const others = (name: string, { standing }: Situation): [string, Block][] =>
  [...standing].filter(([other]) => other !== name);

function wayFault(places: readonly Block[], name: string, at: Situation): string | undefined {
  const met = others(name, at).find(([, other]) => places.some((block) => overlap(block, other)));
  return met && `it would run into ${met[0]}`;
}

function placeFault(
  block: Block,
  name: string,
  at: Situation,
  { table }: MovesFields,
  rules: Rules,
): string | undefined {
  if (!isOnTable(block, table)) return 'it would leave the table';
  const spacing = rules.of(unitSpacing);
  const near = others(name, at).find(
    ([, other]) => overlap(block, other) || apart(block, other) < spacing - SAME,
  );
  return near && `it would end less than ${shown(spacing)} inches from ${near[0]}`;
}

const shown = (inches: number): string => String(Number(inches.toFixed(2)));
