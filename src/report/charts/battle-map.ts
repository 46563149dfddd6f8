import type { BattleLineScene } from '../../games/warhammer/battle-line/scene.ts';
import type { Cell, Result } from '../../study/result.ts';
import { chance } from '../reading/chance.ts';
import { percent, shortPercent } from '../words/percent.ts';
import { listed } from '../words/sentence.ts';
import {
  cornersOf,
  type DrawnUnit,
  drawnUnits,
  type Extent,
  edgeTowards,
  extentOf,
  fleeChance,
  isOurs,
  type Pixel,
  toPixel,
} from './battle-map/drawn-unit.ts';
import { legend } from './battle-map/legend.ts';
import { arrow, circle, path, polygon } from './battle-map/shapes.ts';
import { unitNames } from './battle-map/unit-names.ts';
import type { Chart, Look, Spec } from './chart.ts';
import { frame, plotWidth } from './frame.ts';
import { sourceLine } from './source-line.ts';
import { type Colours, coloursOf } from './theme.ts';

/** Arrows rarer than this are left out. */
const LEAST = 0.02;

/** The scene of a battle line, if the cell has one. */
export const battleScene = ({ scene }: Cell): BattleLineScene | undefined =>
  (scene as BattleLineScene | undefined)?.kind === 'battle line' ? (scene as BattleLineScene) : undefined;

/** The table from above: how likely every unit is to flee, which way, and who panics whom. */
export function battleMap(result: Result, cell: Cell, scene: BattleLineScene, look: Look): Chart {
  const units = drawnUnits(scene.units, cell);
  const extent = extentOf(units, scene, plotWidth(look, 0, 0));
  const colours = coloursOf(look);
  const height = Math.round((extent.top - extent.bottom) * extent.scale);
  const finding = findingOf(units, cell);
  const names = unitNames(units, cell, extent, height, look);
  const edges = tableEdges(extent, scene, height, colours);
  const flights = units.flatMap((unit) => flight(unit, extent, colours));
  const arrows = panics(units, cell, extent, colours);
  const spec = frame({
    look,
    finding,
    context: legend(units, {
      flights: flights.length > 0,
      panics: arrows.length > 0,
      edges: edges.length > 0,
    }),
    source: sourceLine(result),
    alt: `A map of the table. ${altOf(units, cell)}`,
    plot: { height, left: 0, right: 0, below: 8 + names.below },
    layers: [
      ground(extent, height, colours),
      ...edges,
      ...units.flatMap((unit) => reaches(unit, extent, colours)),
      ...units.map((unit) => block(unit, extent, colours)),
      ...flights,
      ...arrows,
      ...names.layers,
    ],
  });
  return { name: 'map', finding, alt: altOf(units, cell), spec };
}

function findingOf(units: readonly DrawnUnit[], { trials }: Cell): string {
  const ours = units.filter((unit) => isOurs(unit) && fleeChance(unit) > 0);
  const [most] = [...ours].sort((a, b) => fleeChance(b) - fleeChance(a));
  if (!most?.flees) return 'None of our units flees';
  const equal = ours.filter((unit) => fleeChance(unit) === fleeChance(most)).map(({ name }) => name);
  const who = equal.length > 4 ? `${equal.length} units` : listed(equal);
  return `${who} are the likeliest to flee: ${shortPercent(most.flees, trials)}`;
}

function altOf(units: readonly DrawnUnit[], { trials }: Cell): string {
  const ours = units.filter(isOurs);
  const each = ours.map(
    ({ name, flees }) => `${name} flee ${flees ? shortPercent(flees, trials) : percent(0)}`,
  );
  return `Of our units ${listed(each)}.`;
}

/** The ground that is in the picture. */
function ground({ right, left, scale }: Extent, height: number, { grid, muted }: Colours): Spec {
  const width = (right - left) * scale;
  const corners: Pixel[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return polygon(corners, { fill: grid, stroke: muted, strokeWidth: 1, opacity: 0.45 });
}

/** The sides of the picture at which the table ends: who touches them is gone. */
function tableEdges(
  { left, right, bottom, top, scale }: Extent,
  table: BattleLineScene,
  height: number,
  { text }: Colours,
): readonly Spec[] {
  const width = (right - left) * scale;
  const sides: readonly (readonly [isEdge: boolean, from: Pixel, to: Pixel])[] = [
    [left === 0, [0, 0], [0, height]],
    [right === table.width, [width, 0], [width, height]],
    [bottom === 0, [0, height], [width, height]],
    [top === table.height, [0, 0], [width, 0]],
  ];
  return sides
    .filter(([isEdge]) => isEdge)
    .map(([, from, to]) => path([from, to], { stroke: text, strokeWidth: 4 }));
}

function reaches(unit: DrawnUnit, extent: Extent, { good }: Colours): readonly Spec[] {
  const middle = toPixel(extent, unit.x, unit.y);
  // Reach is measured from the ground of the unit: the circle is drawn about its middle, half its width further out.
  const radius = (reach: number): number => (reach + Math.min(unit.width, unit.depth) / 2) * extent.scale;
  return [
    ...(unit.generalReach === undefined
      ? []
      : [circle(middle, radius(unit.generalReach), { stroke: good, strokeWidth: 1.5, opacity: 0.7 })]),
    ...(unit.standardReach === undefined
      ? []
      : [
          circle(middle, radius(unit.standardReach), {
            stroke: good,
            strokeWidth: 2,
            strokeDash: [1, 5],
            opacity: 0.9,
          }),
        ]),
  ];
}

function block(unit: DrawnUnit, extent: Extent, colours: Colours): Spec {
  const fill = isOurs(unit) ? mixed(colours.background, colours.bad, fleeChance(unit)) : colours.neutral;
  const corners = cornersOf(unit).map(([x, y]) => toPixel(extent, x, y));
  return polygon(corners, { fill, stroke: colours.text, strokeWidth: isOurs(unit) ? 1.5 : 0.75 });
}

/** Where the unit runs, on average, if it flees first. */
function flight(unit: DrawnUnit, extent: Extent, colours: Colours): readonly Spec[] {
  if (!unit.flight || unit.run === 0 || fleeChance(unit) < LEAST) return [];
  const { x, y } = unit.flight;
  const from = unit.depth / 2;
  return arrow(
    toPixel(extent, unit.x + x * from, unit.y + y * from),
    toPixel(extent, unit.x + x * (from + unit.run), unit.y + y * (from + unit.run)),
    { stroke: colours.muted, strokeWidth: 1.5, strokeDash: [5, 4] },
  );
}

/** Arrows from the victims to those whom they panic. */
function panics(units: readonly DrawnUnit[], cell: Cell, extent: Extent, colours: Colours): readonly Spec[] {
  const byName = new Map(units.map((unit) => [unit.name, unit]));
  return cell.events.flatMap((event) => {
    const [, name, victim] =
      /^(.*)\.first panic: (?:destroyed|broken|fled through): (.*)$/.exec(event.name) ?? [];
    const from = byName.get(victim ?? '');
    const to = byName.get(name ?? '');
    if (!from || !to || chance(event) < LEAST) return [];
    const [a, b] = [edgeTowards(from, to), edgeTowards(to, from)];
    return arrow(toPixel(extent, ...a), toPixel(extent, ...b), {
      stroke: colours.text,
      strokeWidth: 1 + 6 * chance(event),
      opacity: 0.75,
    });
  });
}

/** A colour between two, as far on as the share says. */
function mixed(from: string, to: string, share: number): string {
  const part = (colour: string, i: number): number => Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mix = [0, 1, 2].map((i) => Math.round(part(from, i) + (part(to, i) - part(from, i)) * share));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
