import { describe, expect, it } from 'vitest';
import { asked } from './asked.ts';

// By hand: on 2D6, 2 falls in 1 of 36 throws, 8 or less in 26, 10 or less in 33.

const unit = (x: number, y: number, more: object = {}) => ({
  leadership: 7,
  size: '4 x 2',
  at: [x, y],
  ...more,
});
const theirs = { E: unit(30, 44) };

const noted = (name: string, table: object, change: Readonly<Record<string, unknown>> = {}): string =>
  asked('battle-line', { theirs, ...table }, { rules: 'wfb8', change }).noted(name);

describe('the Leadership of a panic test on a battle line', () => {
  const panics = (leadership: number, change: Readonly<Record<string, unknown>>): string => {
    const ours = { A: unit(30, 24), B: unit(36, 24, { leadership }) };
    const events = [{ turn: 1, of: 'theirs', phase: 'magic', unit: 'A', is: 'destroyed' }];
    return noted('B.panics', { ours, events }, change);
  };

  it('of 0 passes on a double 1, or never', () => {
    expect(panics(0, {})).toBe('35/36');
    expect(panics(0, { 'leadership.zeroFails': true })).toBe('1');
  });

  it('is no more than the highest that the rules allow', () => {
    expect(panics(10, {})).toBe('1/12');
    expect(panics(10, { 'leadership.ldCap': 8 })).toBe('5/18');
  });
});

describe('what happens to a unit on a battle line', () => {
  it('may be that it loses nobody after all', () => {
    const ours = { A: unit(30, 24, { models: 2 }), B: unit(36, 24) };
    const events = [{ turn: 1, of: 'theirs', phase: 'magic', unit: 'A', loses: 'd3-1' }];
    expect(noted('A.destroyed', { ours, events })).toBe('1/3');
    expect(noted('A.tests', { ours, events })).toBe('1/3');
  });

  it('may be that it is destroyed before it runs', () => {
    const ours = { A: unit(30, 24) };
    const at = { turn: 1, of: 'theirs', phase: 'combat', unit: 'A' };
    const events = [
      { ...at, is: 'broken' },
      { ...at, is: 'destroyed' },
    ];
    const runs = (samePhase: string): string =>
      noted('A.first run', { ours, events }, { 'battleLine.samePhase': samePhase });
    expect(runs('together')).toBe('0');
    expect(runs('sequential')).toBe('1');
  });
});
