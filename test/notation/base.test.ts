import { describe, expect, it } from 'vitest';
import { base } from '../../src/notation/base.ts';

describe('a base', () => {
  it('is width by depth in millimetres', () => {
    expect(base.parse('25 x 50 mm')).toEqual({ width: 25, depth: 50 });
    expect(base.parse('20x20mm')).toEqual({ width: 20, depth: 20 });
  });

  it.each(['20 mm', '20 x 20', '0 x 20 mm', '20 x 301 mm', '20.5 x 20 mm', ''])('is not "%s"', (text) => {
    expect(base.safeParse(text).success).toBe(false);
  });
});
