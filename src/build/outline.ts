/** A step of a pen along the outline of a letter, as font readers give it. */
export interface PenStep {
  readonly command: string;
  readonly args: readonly number[];
}

interface Point {
  readonly x: number;
  readonly y: number;
  /** On the outline; the others pull a curve towards them. */
  readonly isOn: boolean;
}

const ON = 1;
const SHORT = { x: 2, y: 4 };
const REPEAT = 8;
/** Of a short step: it is positive. Of a long one: it is nothing, and left out. */
const SAME = { x: 16, y: 32 };

/**
 * The outline of a letter as a simple glyph description of TrueType, without hints. Empty where nothing is drawn.
 *
 * Source: OpenType specification 1.9, "glyf".
 */
export function outlineBytes(steps: readonly PenStep[]): Uint8Array {
  const contours = contoursOf(steps).map(withoutImplied);
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array();
  const ends = contours.map((_, i) => contours.slice(0, i + 1).flat().length - 1);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const head = [
    contours.length,
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs),
    Math.max(...ys),
    ...ends,
    0,
  ];
  const [across, up] = [stepsOf(xs, 'x'), stepsOf(ys, 'y')];
  const flags = points.map(({ isOn }, i) => (isOn ? ON : 0) | across.flags[i]! | up.flags[i]!);
  return Uint8Array.from([...head.flatMap(twoBytes), ...repeated(flags), ...across.bytes, ...up.bytes]);
}

function contoursOf(steps: readonly PenStep[]): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of steps) {
    const rounded = args.map(Math.round);
    const on = { x: rounded.at(-2) ?? 0, y: rounded.at(-1) ?? 0, isOn: true };
    if (command === 'moveTo') contours.push([on]);
    else if (command === 'lineTo') contours.at(-1)!.push(on);
    else if (command === 'quadraticCurveTo')
      contours.at(-1)!.push({ x: rounded[0]!, y: rounded[1]!, isOn: false }, on);
    else if (command !== 'closePath') throw new Error(`an outline of TrueType has no ${command}`);
  }
  return contours;
}

/** Leaves out the end that is the start again, and points halfway between two pulls, which are there anyway. */
function withoutImplied(contour: readonly Point[]): Point[] {
  const [first, last] = [contour[0]!, contour.at(-1)!];
  const isClosed = contour.length > 1 && last.isOn && first.x === last.x && first.y === last.y;
  const open = isClosed ? contour.slice(0, -1) : contour;
  return open.filter(({ x, y, isOn }, i) => {
    const [before, after] = [open.at(i - 1)!, open[(i + 1) % open.length]!];
    // Halves were rounded when the outline was read.
    const isHalfway = Math.abs(before.x + after.x - 2 * x) <= 1 && Math.abs(before.y + after.y - 2 * y) <= 1;
    // The first stays: readers begin there.
    return i === 0 || !(isOn && !before.isOn && !after.isOn && isHalfway);
  });
}

function stepsOf(values: readonly number[], axis: 'x' | 'y'): { flags: number[]; bytes: number[] } {
  const steps = values.map((value, i) => value - (values[i - 1] ?? 0));
  return {
    flags: steps.map((step) =>
      step === 0 ? SAME[axis] : isShort(step) ? SHORT[axis] | (step > 0 ? SAME[axis] : 0) : 0,
    ),
    bytes: steps.flatMap((step) => (step === 0 ? [] : isShort(step) ? [Math.abs(step)] : twoBytes(step))),
  };
}

const isShort = (step: number): boolean => Math.abs(step) < 256;

const twoBytes = (value: number): number[] => [(value >> 8) & 255, value & 255];

/** Flags, of which a run is given once with the number of its repetitions. */
function repeated(flags: readonly number[]): number[] {
  const bytes: number[] = [];
  for (let i = 0; i < flags.length; ) {
    let again = 0;
    while (again < 255 && flags[i + again + 1] === flags[i]) again++;
    bytes.push(...(again > 1 ? [flags[i]! | REPEAT, again] : Array(again + 1).fill(flags[i])));
    i += again + 1;
  }
  return bytes;
}
