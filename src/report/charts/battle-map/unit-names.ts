import type { Cell } from '../../../study/result.ts';
import { textWidth } from '../../fonts/text-width.ts';
import { wrap } from '../../fonts/wrap.ts';
import { chance } from '../../reading/chance.ts';
import { shortPercent } from '../../words/percent.ts';
import { isNarrow, type Look, type Spec } from '../chart.ts';
import { plotWidth, sizes } from '../frame.ts';
import { coloursOf } from '../theme.ts';
import { areaOf, type DrawnUnit, type Extent, fleeChance, isOurs, type Pixel } from './drawn-unit.ts';
import { placeLabels } from './place-labels.ts';
import { label } from './shapes.ts';

/** The names of units, and the room below the map that a list of them takes. */
export interface UnitNames {
  readonly layers: readonly Spec[];
  readonly below: number;
}

/** Each unit's name at its place with what becomes of it; where there is no room for all, numbers, and a list below. */
export function unitNames(
  units: readonly DrawnUnit[],
  { trials }: Cell,
  extent: Extent,
  height: number,
  look: Look,
): UnitNames {
  const size = sizes(look).label - (isNarrow(look) ? 2 : 1);
  const named = [...units].sort((a, b) => fleeChance(b) - fleeChance(a));
  const texts = named.map((unit) => [
    ...wrap(unit.name, isNarrow(look) ? 64 : 110, size, true),
    ...fateOf(unit, trials),
  ]);
  const places = placed(named, texts, size, extent, height);
  if (!places.includes(undefined))
    return { layers: places.flatMap((place, i) => rimmed(texts[i]!, place!, size, look)), below: 0 };
  const numbered = [...units].sort((a, b) => Number(isOurs(b)) - Number(isOurs(a)) || a.x - b.x || b.y - a.y);
  const numbers = numbered.map((_, i) => [String(i + 1)]);
  const spots = placed(numbered, numbers, size, extent, height);
  const list = listBelow(numbered, trials, height, look);
  return {
    layers: [
      ...numbered.flatMap((unit, i) => rimmed(numbers[i]!, spots[i] ?? middleOf(unit, extent), size, look)),
      ...list.layers,
    ],
    below: list.below,
  };
}

/** `42 %`, or what became of it for certain. */
function fateOf(unit: DrawnUnit, trials: number): readonly string[] {
  if (!isOurs(unit) || !unit.flees) return [];
  if (unit.destroyed && chance(unit.destroyed) === 1) return ['destroyed'];
  return [shortPercent(unit.flees, trials)];
}

function middleOf(unit: DrawnUnit, extent: Extent): Pixel {
  const { left, right, top, bottom } = areaOf(unit, extent);
  return [(left + right) / 2, (top + bottom) / 2];
}

const lineOf = (size: number): number => Math.round(size * 1.25);

function placed(
  units: readonly DrawnUnit[],
  texts: readonly (readonly string[])[],
  size: number,
  extent: Extent,
  height: number,
): readonly (Pixel | undefined)[] {
  const wanted = units.map((unit, i) => ({
    area: areaOf(unit, extent),
    width: Math.max(...texts[i]!.map((text) => textWidth(text, size, true))),
    height: texts[i]!.length * lineOf(size),
  }));
  const picture = { left: 0, right: (extent.right - extent.left) * extent.scale, top: 0, bottom: height };
  return placeLabels(wanted, picture);
}

/** Letters with a rim of the ground's colour, which keeps them apart from the arrows below them. */
function rimmed(lines: readonly string[], [x, y]: Pixel, size: number, look: Look): readonly Spec[] {
  const { background, text } = coloursOf(look);
  const mark = { fontSize: size, lineHeight: lineOf(size), fontWeight: 600, baseline: 'top' };
  const at: Pixel = [x, y - (lines.length * lineOf(size)) / 2 + 1];
  return [
    label(lines, at, { ...mark, stroke: background, strokeWidth: 3, strokeJoin: 'round' }),
    label(lines, at, { ...mark, color: text }),
  ];
}

const GAP = 10;

/** What the numbers mean, in columns below the map. */
function listBelow(units: readonly DrawnUnit[], trials: number, height: number, look: Look): UnitNames {
  const columns = isNarrow(look) ? 2 : 4;
  const each = plotWidth(look, 0, 0) / columns;
  const size = sizes(look).label - 1;
  const line = lineOf(size);
  const entries = units.map((unit, i) => {
    const words = [unit.name, ...fateOf(unit, trials)].join(' ');
    return { number: String(i + 1), lines: wrap(words, each - INDENT - GAP, size) };
  });
  const most = Math.ceil(entries.length / columns);
  const { text, muted } = coloursOf(look);
  const layers: Spec[] = [];
  let below = 0;
  for (let column = 0; column < columns; column++) {
    let y = height + GAP;
    for (const { number, lines } of entries.slice(column * most, (column + 1) * most)) {
      const mark = { align: 'left', baseline: 'top', fontSize: size, lineHeight: line };
      const x = column * each;
      layers.push(
        label(number, [x, y], { ...mark, fontWeight: 600, color: text }),
        label(lines, [x + INDENT, y], { ...mark, color: muted }),
      );
      y += lines.length * line + 3;
    }
    below = Math.max(below, y - height);
  }
  return { layers, below };
}

/** Room for a number before its name. */
const INDENT = 20;
