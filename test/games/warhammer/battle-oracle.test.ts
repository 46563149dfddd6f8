import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/engine/compile.ts';
import { add, type Fraction, text } from '../../../src/engine/fraction.ts';
import type { Outcome } from '../../../src/engine/rule.ts';
import { solveExactly } from '../../../src/engine/solve-exactly.ts';
import { bestKernel } from '../../../src/sampling/best-kernel.ts';
import { playBlock } from '../../../src/sampling/play-block.ts';
import { blockStates } from '../../../src/sampling/streams.ts';
import { binomialTails } from '../../../src/statistics/binomial-tails.ts';
import { posedUnder } from './asked.ts';
import { battle, type Preset } from './battle-oracle.ts';
import { oracleTrial, ruleTrial } from './battle-oracle-coupled.ts';
import { enumerate } from './battle-oracle-dice.ts';
import type { WrittenTable } from './battle-oracle-units.ts';
import { type Crowd, crowdedBattle } from './crowded-battle.ts';

// The battle line against a second, slow implementation of its conventions, on random crowded tables: units at any
// angle and near the edges, both sides in trouble, Generals and standards that are lost, dangerous ground, rallies.

const presets: readonly Preset[] = ['wfb8', 't9a-2016'];

/** What the oracle calls a thing that the rule notes, or an end of it; nothing for the dice of a first flight. */
function oracleName({ name, key, quantities }: Outcome): string | undefined {
  if (name.endsWith('.first run')) return undefined;
  if (name === 'theirs.panicked') return `theirs.panics=${quantities.units}`;
  if (name === 'theirs.left') return `theirs.leaves=${quantities.units}`;
  return 'panicked' in quantities ? `ours.panicked=${quantities.panicked} left=${quantities.left}` : key;
}

function byName<Share>(
  maps: readonly ReadonlyMap<Outcome, Share>[],
  plus: (a: Share, b: Share) => Share,
): Map<string, Share> {
  const found = new Map<string, Share>();
  for (const [outcome, share] of maps.flatMap((map) => [...map])) {
    const name = oracleName(outcome);
    if (name === undefined) continue;
    const before = found.get(name);
    found.set(name, before === undefined ? share : plus(before, share));
  }
  return found;
}

const posed = (table: WrittenTable, rules: Preset) =>
  posedUnder('battle-line', table as unknown as Readonly<Record<string, unknown>>, { rules }).rule;

const texts = (shares: ReadonlyMap<string, Fraction>): Record<string, string> =>
  Object.fromEntries(
    [...shares].map(([name, share]) => [name, text(share)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );

function playedTrials(table: WrittenTable, rules: Preset, seed: number, trials: number): Map<string, number> {
  const state = blockStates(seed, rules).next().value;
  const { notes, outcomes } = playBlock(posed(table, rules), bestKernel(), state, trials);
  return byName([notes, outcomes], (a, b) => a + b);
}

/** How surprising a count is under a share: the two-sided p-value, exactly. */
function surprise(count: number, trials: number, share: number): number {
  const { atMost, atLeast } = binomialTails(count, trials, share);
  return Math.min(1, 2 * Math.min(atMost, atLeast));
}

describe('the battle line and its oracle agree', () => {
  const exactly: readonly (readonly [from: number, tables: number, crowd: Crowd])[] = [
    [102, 5, { ours: 4, theirs: 2, events: 1, turns: 1 }],
    [206, 4, { ours: 3, theirs: 3, events: 2, turns: 1 }],
    [303, 1, { ours: 2, theirs: 2, events: 2, turns: 2 }],
    [500, 8, { ours: 4, theirs: 2, events: 1, turns: 1, drawnUp: true }],
    [607, 3, { ours: 3, theirs: 3, events: 2, turns: 1, drawnUp: true }],
  ];
  it.each(presets)(
    'exactly, in every chance of small tables: %s',
    (rules) => {
      let compared = 0;
      for (const [from, tables, crowd] of exactly) {
        for (let number = from; number < from + tables; number++) {
          const table = crowdedBattle(number, crowd);
          const expected = enumerate(battle(table, rules), 1500);
          if (expected === undefined) continue;
          const { notes, outcomes } = solveExactly(compile(posed(table, rules)));
          expect(texts(byName([notes, outcomes], add)), `table ${number}`).toEqual(texts(expected));
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(15);
    },
    600_000,
  );

  const trialByTrial: readonly (readonly [what: string, from: number, tables: number, crowd: Crowd])[] = [
    ['at odd angles', 1000, 40, { ours: 5, theirs: 4, events: 5, turns: 4 }],
    ['drawn up in whole inches', 2000, 60, { ours: 5, theirs: 4, events: 5, turns: 4, drawnUp: true }],
    ['in a throng', 3000, 6, { ours: 14, theirs: 12, events: 12, turns: 6 }],
    ['without an enemy', 4000, 20, { ours: 5, theirs: 0, events: 4, turns: 3, drawnUp: true }],
  ];
  describe.each(presets)('trial by trial with the same luck, under %s', (rules) => {
    it.each(trialByTrial)(
      'on tables %s',
      (_, from, tables, crowd) => {
        for (let number = from; number < from + tables; number++) {
          const table = crowdedBattle(number, crowd);
          const [rule, oracle] = [posed(table, rules), battle(table, rules, 4096)];
          for (let trial = 0; trial < 12; trial++) {
            const seed = number * 100 + trial;
            const noted = [...ruleTrial(rule, seed)].map(oracleName).filter((name) => name !== undefined);
            const expected = [...oracleTrial(oracle, seed)].sort();
            expect(noted.sort(), `table ${number}, trial ${trial}`).toEqual(expected);
          }
        }
      },
      600_000,
    );
  });
});

describe('an enemy that fled can be the closest', () => {
  const size = { leadership: 7, size: '2 x 2' };
  // E flees up from C, by so many inches; B flees from E, wherever that is, over the edge or not.
  const table: WrittenTable = {
    table: '60 x 48',
    ours: { A: { ...size, at: [13, 21] }, B: { ...size, at: [8, 21] }, C: { ...size, at: [30, 11] } },
    theirs: { E: { ...size, at: [30, 19] } },
    events: [
      { turn: 1, of: 'theirs', phase: 'magic', unit: 'E', is: 'terrified', with: 'spell', by: 'C' },
      { turn: 1, of: 'theirs', phase: 'shooting', unit: 'A', is: 'destroyed' },
    ],
    turns: 1,
  };

  it('so that its place counts to the end', () => {
    const { notes } = solveExactly(compile(posed(table, 't9a-2016')));
    expect(text(byName([notes], add).get('B.leaves')!)).toBe('3455/15552');
    expect(text(enumerate(battle(table, 't9a-2016'), 5000)!.get('B.leaves')!)).toBe('3455/15552');
  });
});

describe('a standard that has rallied may have been lost when its unit broke', () => {
  const size = { leadership: 7, size: '4 x 2' };
  const terror = (turn: number) =>
    ({ turn, of: 'theirs', phase: 'magic', unit: 'S', is: 'terrified', with: 'spell', by: 'O' }) as const;
  // S flees twice in the same line: broken and then panicked, or panicked both times. C, out of its reach, runs
  // through B, within its reach if S has come far enough.
  const table = (...more: WrittenTable['events'][number][]): WrittenTable => ({
    table: '60 x 48',
    ours: {
      S: { ...size, at: [26, 24], standard: true },
      C: { ...size, at: [40, 20] },
      B: { ...size, at: [40, 12] },
      A: { ...size, at: [46, 20] },
    },
    theirs: { O: { ...size, at: [26, 44] }, P: { ...size, at: [40, 44] } },
    events: [
      terror(1),
      { turn: 1, of: 'theirs', phase: 'combat', unit: 'S', 'breaks by': 3 },
      terror(2),
      ...more,
      { turn: 3, of: 'theirs', phase: 'magic', unit: 'A', is: 'destroyed' },
    ],
    turns: 3,
  });

  // What the oracle finds too, in minutes.
  it.each([
    ['and may yet run', table(), '5852309591875/53496602689536'],
    ['and has tested', table(terror(3)), '889916604633125/7703510787293184'],
  ])('%s', (_, written, panics) => {
    const { notes } = solveExactly(compile(posed(written, 'wfb8')));
    expect(text(byName([notes], add).get('B.panics')!)).toBe(panics);
  });
});

describe('the diagram and the play of a battle line agree', () => {
  // The diagram forgets what cannot matter any more; play forgets nothing. 1e-12 for each of some 1,000 comparisons.
  it.each(presets)(
    'in every chance, over turns: %s',
    (rules) => {
      let compared = 0;
      for (let number = 400; number < 406; number++) {
        const table = crowdedBattle(number, { ours: 3, theirs: 2, events: 3, turns: 2 });
        const rule = posed(table, rules);
        let solved: Map<string, Fraction>;
        try {
          const { notes, outcomes } = solveExactly(compile(rule, { nodes: 40_000, replays: 20_000 }));
          solved = byName([notes, outcomes], add);
        } catch (error) {
          if ((error as Error).name === 'TooLarge') continue;
          throw error;
        }
        const trials = 2 ** 14;
        const counts = playedTrials(table, rules, number, trials);
        const unlike = [...new Set([...counts.keys(), ...solved.keys()])].filter((name) => {
          const { over, under } = solved.get(name) ?? { over: 0n, under: 1n };
          return surprise(counts.get(name) ?? 0, trials, Number(over) / Number(under)) < 1e-12;
        });
        expect(unlike, `table ${number}`).toEqual([]);
        compared++;
      }
      expect(compared).toBeGreaterThan(2);
    },
    600_000,
  );
});
