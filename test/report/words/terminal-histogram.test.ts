import { describe, expect, it } from 'vitest';
import { terminalHistogram } from '../../../src/report/words/terminal-histogram.ts';
import { fixtures } from '../fixtures/all.ts';

describe('terminalHistogram', () => {
  it('draws bars as long as shares and marks the exact ones', () => {
    const [holds, flees] = terminalHistogram(fixtures.oneCell!, 80).split('\n');
    const inside = (line: string): string => line.split('│')[1]!;
    expect(inside(holds!)).toHaveLength(50);
    // 58.33 % of 50 columns end in column 30; 41.67 % in column 21.
    expect(inside(holds!).indexOf('◆')).toBe(29);
    expect(inside(flees!).indexOf('◆')).toBe(20);
    expect(inside(flees!).replace(/[◆ ]/g, '').length).toBe(20);
  });

  it.each([40, 60, 80, 120])('fits a terminal of %d columns', (columns) => {
    for (const result of Object.values(fixtures))
      for (const line of terminalHistogram(result, columns).split('\n'))
        expect([...line].length, line).toBeLessThanOrEqual(Math.max(columns, 58));
  });

  it('draws no mark where nothing is exact', () => {
    expect(terminalHistogram(fixtures.neverSeen!)).not.toContain('◆');
  });
});
