import { describe, expect, it } from 'vitest';
import { holdfast } from './holdfast.ts';

interface Odds {
  readonly passes: { readonly exact: number; readonly fraction: string };
  readonly outcomes: readonly { readonly name: string; readonly fraction: string }[];
}

const odds = (...words: string[]): Odds => JSON.parse(holdfast(['odds', ...words, '--json']).stdout) as Odds;

describe('holdfast odds', () => {
  // Worked out by hand: 36 throws of two dice, of which 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36 show at most 1 to 12.
  it.each([
    [['-l', '7'], '7/12'],
    [['-l', '6'], '5/12'],
    // 1 - (15/36)^2
    [['-l', '7', '--reroll'], '119/144'],
    // A combat lost by 7 leaves Leadership 1, which only the double 1 passes; the Ninth Age has none.
    [['-l', '8', '--lost-by', '7'], '1/36'],
    [['-l', '8', '--lost-by', '7', '--rules', 't9a-2016'], '0'],
    [['-l', '6', '--modifier', '2'], '13/18'],
    // Three dice, the highest dropped: counted below.
    [['-l', '5', '--cold-blooded'], `${countColdBlooded(5)}`],
  ])('%j', (words, passes) => {
    expect(odds(...words).passes.fraction).toBe(passes);
  });

  it('takes Ld for Leadership, as rulebooks do', () => {
    expect(holdfast(['odds', '--ld', '7'])).toEqual(holdfast(['odds', '--leadership', '7']));
  });

  it('lists all outcomes', () => {
    expect(odds('-l', '7', '-r').outcomes.map(({ name, fraction }) => [name, fraction])).toEqual([
      ['passes', '7/12'],
      ['passes on the re-roll', '35/144'],
      ['fails', '25/144'],
    ]);
  });

  it('answers in a sentence first', () => {
    const { status, stdout, stderr } = holdfast(['odds', '-l', '7', '--reroll']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(
      /^A Leadership test on 7, with a re-roll, is passed 82\.64 % of the time: .* \(119\/144\)\.\n/,
    );
  });
});

describe('holdfast rout', () => {
  it('tells a quarter, the Leadership and the turns', () => {
    const { status, stdout } = holdfast(['rout', '13', '--out', '4', '--ld', '7', '--turns', '3']);
    expect(status).toBe(0);
    expect(stdout).toContain('19.85 %');
    expect(stdout).toContain('(343/1728)'); // (7/12)^3
    expect(stdout).toContain('A Rout test is due once 4 of 13 are out of action.');
  });

  it('names the Leadership as "odds" does', () => {
    const by = (...words: string[]) => holdfast(['rout', '13', '--out', '4', ...words]);
    expect(by('-l', '7').status).toBe(0);
    expect(by('-l', '7')).toEqual(by('--ld', '7'));
    expect(by('--leadership', '7')).toEqual(by('--ld', '7'));
  });

  it('needs no test while fewer are out', () => {
    expect(holdfast(['rout', '13', '--out', '3', '--ld', '7']).stdout).toContain('100 %');
  });
});

/** Of all throws of three dice, those whose two lowest show at most so much; in lowest terms. */
function countColdBlooded(limit: number): string {
  let passed = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      for (let c = 1; c <= 6; c++) if (a + b + c - Math.max(a, b, c) <= limit) passed++;
  const divisor = (x: number, y: number): number => (y === 0 ? x : divisor(y, x % y));
  const common = divisor(passed, 216);
  return `${passed / common}/${216 / common}`;
}
