import { describe, expect, it } from 'vitest';
import { mostCasualties, strike } from '../../../src/games/warhammer/casualty-sources.ts';

describe('sources of casualties', () => {
  const struck = (...strikes: [string | undefined, number][]): string =>
    strikes.reduce((sources, [by, n]) => strike(sources, by, n), '');

  it('names the enemy of the most', () => {
    expect(mostCasualties(struck(['Mortar', 3], ['Archers', 2]))).toBe('Mortar');
    expect(mostCasualties(struck(['Mortar', 3], ['Archers', 2], ['Archers', 2]))).toBe('Archers');
  });

  it('of equals names the one that struck last', () => {
    expect(mostCasualties(struck(['Mortar', 2], ['Archers', 2]))).toBe('Archers');
    expect(mostCasualties(struck(['Mortar', 1], ['Archers', 2], ['Mortar', 1]))).toBe('Mortar');
  });

  it('knows no culprit where our own doing cost the most, or nobody struck', () => {
    expect(mostCasualties(struck(['Mortar', 1], [undefined, 2]))).toBeUndefined();
    expect(mostCasualties('')).toBeUndefined();
  });

  it('does not count a strike without casualties', () => {
    expect(struck(['Mortar', 0])).toBe('');
    expect(mostCasualties(struck(['Archers', 2], ['Mortar', 2], ['Archers', 0]))).toBe('Mortar');
  });
});
