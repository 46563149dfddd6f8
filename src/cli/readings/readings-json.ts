import { type Change, changesBetween, eventChangesBetween } from './changes.ts';
import type { Readings } from './readings-of.ts';

/** The readings as a record: every outcome that changes, in every cell, and every event noted on the way. */
export const readingsJson = ({ asWritten, readings }: Readings): string =>
  JSON.stringify(
    readings.map(({ switch: name, inForce, reading, meaning, source, result, impossible }) => ({
      switch: name,
      inForce,
      reading,
      meaning,
      source,
      ...(impossible !== undefined && { impossible }),
      changes:
        result === undefined
          ? []
          : changesBetween(asWritten, result).map((change) => ({
              ...placeOf(change),
              outcome: change.before.name,
              ...sizeOf(change),
            })),
      events:
        result === undefined
          ? []
          : eventChangesBetween(asWritten, result).map((change) => ({
              ...placeOf(change),
              event: change.before.name,
              ...sizeOf(change),
            })),
    })),
    undefined,
    2,
  );

const placeOf = ({ cell: { settings, alternative } }: Change) => ({
  settings,
  ...(alternative !== undefined && { alternative }),
});

const sizeOf = ({ before, after, difference, doubt }: Change) => ({
  before: before.exact ?? before.simulated,
  after: after.exact ?? after.simulated,
  difference,
  ...(doubt > 0 && { doubt }),
});
