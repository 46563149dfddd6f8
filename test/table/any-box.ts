import fc from 'fast-check';
import type { Box } from '../../src/table/boxes.ts';

/** A rectangle on a table of 40 x 40 inches, often square to its edges. */
export const anyBox = fc
  .record({
    x: fc.double({ min: 0, max: 40, noNaN: true }),
    y: fc.double({ min: 0, max: 40, noNaN: true }),
    degrees: fc.oneof(fc.integer({ min: 0, max: 359 }), fc.constantFrom(0, 90, 180, 270)),
    halfWidth: fc.double({ min: 0.1, max: 8, noNaN: true }),
    halfDepth: fc.double({ min: 0.1, max: 4, noNaN: true }),
  })
  .map(({ degrees, ...rest }): Box => {
    const radians = (degrees * Math.PI) / 180;
    return { ...rest, facingX: Math.sin(radians), facingY: Math.cos(radians) };
  });
