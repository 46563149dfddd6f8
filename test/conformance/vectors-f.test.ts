import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../src/engine/rule.ts';
import { outcome } from '../../src/engine/rule.ts';
import { saveModifier } from '../../src/games/mordheim/armour-save.ts';
import { automaticHit, strike } from '../../src/games/mordheim/automatic-hit.ts';
import type { Condition } from '../../src/games/mordheim/condition.ts';
import type { Injury } from '../../src/games/mordheim/injury.ts';
import { leadershipNear } from '../../src/games/mordheim/leaders-leadership.ts';
import { allAloneDue } from '../../src/games/mordheim/opponents.ts';
import { leadershipForRout } from '../../src/games/mordheim/rout-leadership.ts';
import { toWound } from '../../src/games/mordheim/to-wound.ts';
import { rulesOf } from '../../src/games/pose.ts';
import { presetValues } from '../../src/games/presets.ts';
import { solve, solved } from '../games/mordheim/solved.ts';

// Known exact answers to Mordheim's rules. Each is computed from the question that a scenario file would ask, or from
// the function that the question is made of; nothing is computed anew here.

/** All that the vectors give in one place or another; each answer reads what its own vectors have. */
interface Inputs {
  readonly ld: number;
  readonly tests: number;
  readonly turns: number;
  readonly ownTurns: number | string;
  readonly bonus: number;
  readonly warband: readonly number[];
  readonly states: readonly Condition[];
  readonly leader: number;
  readonly own: number;
  readonly others: readonly (readonly [number, Condition])[];
  /** Pairs; what the second is differs from vector to vector. */
  readonly cases: readonly (readonly [number, unknown])[];
  readonly S: readonly number[];
  readonly T: number & readonly number[];
  readonly W?: number;
  readonly wounds?: number;
  readonly save?: number | null;
  readonly edge: number;
  readonly distance: number;
  readonly critsOnAutoHits?: boolean;
  readonly autoHitsMode?: string;
  readonly downedModelRuns?: boolean;
}

interface Vector {
  readonly id: string;
  readonly group: string;
  readonly kind: string;
  readonly inputs: Inputs;
  readonly expected: {
    readonly num: string;
    readonly den: string;
    readonly right?: unknown;
    readonly wrong?: unknown;
  };
  readonly outcome?: string;
}
const all: readonly Vector[] = JSON.parse(readFileSync(new URL('vectors.json', import.meta.url), 'utf8'));
const vectors = all.filter(({ group }) => group === 'F' || group === 'B/F');

const rules = (change: Record<string, unknown> = {}) => {
  const { preset, values } = presetValues('mordheim');
  return rulesOf({ preset, values: { ...values, ...change } });
};
const fraction = ({ num, den }: { num: string; den: string }): string =>
  den === '1' ? num : `${num}/${den}`;

/** A warband of so many of one Leadership, some of them out of action, over so many turns. */
function rout(size: number, out: number, ld: number, turns: number, more: Record<string, unknown> = {}) {
  const warband = {
    Warriors: { leadership: ld, count: size - out },
    ...(out > 0 && { Fallen: { leadership: ld, count: out, state: 'outOfAction' } }),
  };
  return solve('rout', { turns, warband, ...more });
}
/** Of a warband of this size, so many out of action force a test: only then can Leadership 0 fail. */
const forced = (size: number, out: number): boolean => rout(size, out, 0, 1).of('routs') === '1';

const change = ({ critsOnAutoHits = false, autoHitsMode = 'highest', downedModelRuns = false }: Inputs) => ({
  'allAlone.critsOnAutoHits': critsOnAutoHits,
  'allAlone.autoHitsMode': autoHitsMode,
  'allAlone.downedModelRuns': downedModelRuns,
});

const injuries = ['OK', 'KD', 'ST', 'OOA'] as const;
const hurt = injuries.map((name) => outcome(name)());

/** Automatic hits alone, one after another: the worst that comes of them. */
function hits(inputs: Vector['inputs']) {
  const inForce = rules(change(inputs));
  const strengths: number[] = [inputs.S].flat();
  const strikes = strengths.map((strength) =>
    automaticHit(
      { strength, saveModifier: 0 },
      { toughness: inputs.T, save: inputs.save ?? undefined, helmet: false },
      inForce,
    ),
  );
  const rule: Rule<{ hit: number; wounds: number; injury: number }> = {
    start: { hit: 0, wounds: inputs.wounds ?? inputs.W ?? 1, injury: 0 },
    step({ hit, wounds, injury }, dice) {
      const struck = strike(strikes[hit]!, { wounds, injury: injury as Injury }, dice);
      return hit + 1 === strikes.length ? hurt[struck.injury]! : { hit: hit + 1, ...struck };
    },
  };
  return solved(rule as unknown as Rule);
}

function allAlone(inputs: Vector['inputs'], more: Record<string, unknown> = {}) {
  const strengths: readonly number[] = inputs.S ?? [3, 3];
  const enemies = Object.fromEntries(strengths.map((strength, i) => [`Enemy ${i}`, { strength }]));
  const warrior = { leadership: inputs.ld, toughness: inputs.T ?? 3 };
  return solve('all-alone', { warrior, enemies, edge: inputs.edge ?? 10, ...more }, change(inputs));
}

/** A flight without wounds: opponents who cannot wound, so that everyone who breaks runs. */
const unhurt = { Shadows: { strength: 0, count: 2 } };
function flight(edge: number, ld: number, changed: Record<string, unknown> = {}) {
  const warrior = { leadership: ld, toughness: 5 };
  return solve('all-alone', { warrior, enemies: unhurt, edge }, changed);
}
/** A share of all trials as a share of those that break. */
function ofThose(shares: string, breaks: string): string {
  const [a, b] = shares.split('/').map(BigInt) as [bigint, bigint];
  const [c, d] = breaks.split('/').map(BigInt) as [bigint, bigint];
  let [x, y] = [a * d, b * c];
  while (y > 0n) [x, y] = [y, x % y];
  return `${(a * d) / x}/${(b * c) / x}`;
}

/** The mean number of tests up to and with the failed one, from the shares of 30 turns and the tail 1 / p of the rest. */
function meanTests(ld: number): number {
  const turns = 30;
  const shares = rout(4, 1, ld, turns);
  const number = (text: string): number => {
    const [a, b = '1'] = text.split('/');
    return Number((BigInt(a!) * 10n ** 30n) / BigInt(b)) / 1e30;
  };
  const fails = number(shares.of('routs', { turn: 1 }));
  let mean = number(shares.of('fights on')) * (turns + 1 / fails);
  for (let turn = 1; turn <= turns; turn++) mean += turn * number(shares.of('routs', { turn }));
  return mean;
}

/** The computed answer to each vector, in the form in which the vector gives it. */
const answers: Record<string, (vector: Vector) => unknown> = {
  'F-rout-threshold': ({ inputs }) => ({ values: inputs.warband.map(leastForced) }),
  'F-rout-threshold-floor': ({ inputs, expected }) => ({
    ...expected,
    right: inputs.warband.map(leastForced),
  }),
  'F-rout-leader-lost': () =>
    solve('rout', {
      turns: 4,
      warband: {
        Leader: { leadership: 8, role: 'leader' },
        Others: { leadership: 7, count: 7 },
        Fallen: { leadership: 7, count: 4, state: 'outOfAction' },
      },
      happens: [{ turn: 3, group: 'Leader', is: 'outOfAction' }],
    }).of('fights on'),
  'F-rout-plus1-ld7': ({ inputs }) => rout(4, 1, inputs.ld, 1, { bonus: inputs.bonus }).of('fights on'),
  'F-rout-ld-choice': ({ inputs }) => ({
    values: inputs.states.map((state) =>
      leadershipForRout(
        [
          { isLeader: true, leadership: inputs.leader, lends: true, state },
          ...inputs.others.map(([leadership, state]) => ({
            isLeader: false,
            leadership,
            lends: true,
            state,
          })),
        ],
        rules(),
      ),
    ),
  }),
  'F-wound-table': ({ inputs }) => ({
    values: inputs.S.map((s) => inputs.T.map((t: number) => toWound(s, t, rules()) ?? null)),
  }),
  'F-save-mod': ({ inputs }) => ({ values: inputs.S.map((s) => saveModifier(s, rules())) }),
  'F-alone-fail-7': ({ inputs }) => allAlone(inputs).noted('breaks'),
  'F-alone-hold-3': ({ inputs }) => allAlone(inputs, { turns: inputs.turns }).of('holds'),
  'F-alone-blocked-left-t1': ({ inputs }) => {
    // The first run is in turn 1, the next at the start of turn 2.
    const shares = flight(inputs.edge, 7, { 'allAlone.rallyBlockedByNearestEnemy': true });
    const later = shares.of('leaves the table', { turn: 2 });
    return sum(ofThose(shares.of('leaves the table', { turn: 1 }), '5/12'), ofThose(later, '5/12'));
  },
  'F-leader-aura': ({ inputs }) => ({
    values: (inputs.cases as readonly [number, Condition][]).map(([away, state]) =>
      leadershipNear(inputs.own, { leadership: inputs.leader, away, state }, rules()),
    ),
  }),
  'F-alone-needed': ({ inputs }) => ({
    values: (inputs.cases as readonly [number, Condition[]][]).map(([opponents, friends]) =>
      allAloneDue(
        { state: 'standing', immune: false },
        Array<Condition>(opponents).fill('standing'),
        friends.map((state) => ({ state, away: 5 })),
        rules(),
      ),
    ),
  }),
  'F-voluntary': ({ inputs }) => ({
    values: (inputs.cases as readonly [number, number][]).map(
      ([size, out]) => rout(size, out, 10, 1, { leave: { afterLosses: 0 } }).of('leaves') === '1',
    ),
  }),
};

const leastForced = (size: number): number =>
  [...Array(size + 1).keys()].find((out) => out > 0 && (out === size || forced(size, out)))!;

function sum(a: string, b: string): string {
  const [p, q] = a.split('/').map(BigInt) as [bigint, bigint];
  const [r, s] = b.split('/').map(BigInt) as [bigint, bigint];
  return ofThose(`${p * s + r * q}/${q * s}`, '1/1');
}

function answerTo(vector: Vector): unknown {
  const { id, inputs, outcome: asked } = vector;
  const own = answers[id];
  if (own !== undefined) return own(vector);
  if (/^F-rout-mean-/.test(id)) return meanTests(inputs.ld);
  if (/^F-rout-ld\d+-k\d/.test(id)) return rout(12, 3, inputs.ld, inputs.tests).of('fights on');
  if (/^F-(w2-)?hit\d/.test(id)) return hits(inputs).of(asked!);
  if (/^F-alone-OOA/.test(id)) return allAlone(inputs).of('out of action');
  if (/^F-alone-full/.test(id)) {
    const shares = allAlone(inputs);
    if (asked === 'downInPlace') return sum(shares.of('knocked down'), shares.of('stunned'));
    return shares.of({ holds: 'holds', OOA: 'out of action', rallied: 'rallies' }[asked!]!);
  }
  if (/^B-flee-/.test(id)) {
    const { distance, ld, ownTurns } = inputs;
    const turns = typeof ownTurns === 'number' ? ownTurns : 28;
    const warrior = { leadership: ld, toughness: 5 };
    // Own turn 1 is that of the break: n turns of flight end with turn n + 1.
    const shares = solve('all-alone', { warrior, enemies: unhurt, edge: distance, followed: turns });
    const ended = { rallied: 'rallies', off: 'leaves the table', fleeing: 'still fleeing' }[asked!]!;
    return ofThose(shares.of(ended), shares.noted('breaks'));
  }
  return undefined;
}

describe('conformance: Mordheim', () => {
  it('has vectors of every kind', () => {
    expect(vectors.length).toBe(57);
  });

  it.each(vectors.map((vector) => [vector.id, vector] as const))('%s', (_, vector) => {
    const { kind, expected } = vector;
    const answer = answerTo(vector);
    if (kind === 'probability') expect(answer).toBe(fraction(expected));
    else if (kind === 'expectation')
      expect(answer).toBeCloseTo(Number(expected.num) / Number(expected.den), 12);
    else expect(answer).toEqual(expected);
    // A table that a floor would give is there to be different.
    if (kind === 'negative-check') expect(expected.right).not.toEqual(expected.wrong);
  });
});
