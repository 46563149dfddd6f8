import { changesBetween } from './changes.ts';
import type { Readings } from './readings-of.ts';

/** The readings as a record: every outcome that changes, in every cell. */
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
          : changesBetween(asWritten, result).map(({ cell, before, after, difference, doubt }) => ({
              settings: cell.settings,
              ...(cell.alternative !== undefined && { alternative: cell.alternative }),
              outcome: before.name,
              before: before.exact ?? before.simulated,
              after: after.exact ?? after.simulated,
              difference,
              ...(doubt > 0 && { doubt }),
            })),
    })),
    undefined,
    2,
  );
