/** Where a fleeing warrior is, and where he faces (radians; 0 is along x). On the one line x is how far he has fled. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** A point; inches. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a warrior runs over: the table in the plane, or one line to the edge. */
export interface Ground {
  readonly start: Place;
  /**
   * Directly away from the opponents who steer him, round those who can fight; undefined: he has left the table. Who
   * steers must be the same for the same list of opponents.
   */
  breakOff(
    from: Place,
    inches: number,
    opponents: readonly Spot[],
    steering?: readonly Spot[],
  ): Place | undefined;
  /** To the nearest edge, round the enemies who can fight; undefined: he has left the table. */
  run(from: Place, inches: number, enemies: readonly Spot[]): Place | undefined;
}

/** Inches between two points. */
export const inchesBetween = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * The one-line form: the edge lies so many inches straight behind the warrior, and all he runs is towards it. The
 * enemies stay where the flight began.
 */
export function line(edge: number): Ground {
  const run = ({ x, y, facing }: Place, inches: number): Place | undefined =>
    x + inches >= edge ? undefined : { x: x + inches, y, facing };
  return { start: { x: 0, y: 0, facing: 0 }, breakOff: run, run };
}
