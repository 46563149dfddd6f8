import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allowance } from '../../src/games/warhammer/allowance.ts';
import { majorityTypes, type TypeCounts } from '../../src/games/warhammer/majority-type.ts';
import { asked } from '../games/warhammer/asked.ts';
import { rulesWith } from '../games/warhammer/solved.ts';

// Known exact answers on moves, characters and formations. Each is computed from the question that a scenario file
// would ask, or from the rule's own function where it is a table.

interface Inputs {
  readonly M: number;
  readonly ld: number;
  readonly enemyWithin8: boolean;
  readonly turns: number;
  readonly distance: number;
  readonly unitLd: number;
  readonly charLd: number;
  readonly generalLd: number;
  readonly lostBy: number;
  readonly hits: number;
  readonly los: number;
  readonly cases: readonly Readonly<Record<string, number | string>>[];
}
interface Vector {
  readonly id: string;
  readonly group: string;
  readonly inputs: Inputs;
  readonly expected: { readonly num: string; readonly den: string; readonly values?: readonly unknown[] };
}

const all: readonly Vector[] = JSON.parse(readFileSync(new URL('vectors.json', import.meta.url), 'utf8'));
const vectors = all.filter(({ group }) => ['C', 'D', 'E'].includes(group));
const base = '20 x 20 mm';

const march = ({ M, ld, enemyWithin8 }: Inputs, more: object) => ({
  unit: { move: M, leadership: ld },
  enemies: enemyWithin8 ? { Enemy: { away: 8 } } : {},
  ...more,
});

/** Answers to vectors that are a share or a mean, in lowest terms. */
const answers: Readonly<Record<string, (inputs: Inputs, rules: string) => string>> = {
  'C-march-M4-ld7': (inputs, rules) =>
    asked('march', march(inputs, { turns: 1, objective: 200 }), { rules }).mean('falls short', 'inches'),
  'C-march-3turns-20': (inputs, rules) =>
    asked('march', march(inputs, { turns: inputs.turns, objective: inputs.distance }), { rules }).share(
      'reaches the objective',
    ),
  'C-march-3turns-mean': (inputs, rules) =>
    asked('march', march(inputs, { turns: inputs.turns, objective: 200 }), { rules }).mean(
      'falls short',
      'inches',
    ),
  'C-charge-M4-6': ({ M, distance }, rules) =>
    asked('charge', { unit: { move: M }, away: distance }, { rules }).share('reaches the enemy'),
  'D-refuse-general-aura': ({ unitLd, charLd, generalLd, lostBy }, rules) =>
    asked(
      'challenge',
      {
        turn: 'theirs',
        ours: {
          Unit: {
            leadership: unitLd,
            models: 20,
            base,
            figures: { Character: { leadership: charLd, move: 4, file: 3 } },
            general: { leadership: generalLd, away: 12 },
          },
        },
        theirs: {
          Enemy: {
            leadership: 7,
            models: 20,
            base,
            figures: { Challenger: { leadership: 8, move: 4, file: 3 } },
          },
        },
        challenger: 'Challenger',
        answer: 'refuse',
        margin: { refused: lostBy, won: 0, lost: 0 },
      },
      { rules },
    ).share('both sides fight on'),
  'D-los2-1': lookOutSir,
  'D-los2-2': lookOutSir,
  'D-los2-3': lookOutSir,
};

function lookOutSir({ hits, los }: Inputs, rules: string): string {
  const answer = asked(
    'look-out-sir',
    { against: 'template', shooting: { hits }, unit: { rankAndFile: 20 } },
    { rules, change: { 'lookOutSir.template': `${los}+` } },
  );
  return answer.share('falls');
}

const near = { unit: { move: 4, leadership: 7 }, enemies: { Enemy: { away: 8 } }, objective: 200, turns: 1 };
const silent = (fields: object, change: Readonly<Record<string, unknown>>): boolean =>
  asked('march', { ...near, ...fields }, { change }).noted('may not shoot') === '1';

/** Answers to vectors that are tables. */
const tables: Readonly<Record<string, (inputs: Inputs) => readonly unknown[]>> = {
  'C-half-moves': ({ M }) => {
    const { forward, backward, sideways, march, reform } = allowance(M, rulesWith());
    return [forward, backward, sideways, march, reform];
  },
  // No march, a march without a test, a test surely passed (12), a test surely failed (0).
  'C-march-shoot': () =>
    [
      { does: 'advance' },
      { enemies: {} },
      { unit: { move: 4, leadership: 12 }, change: { 'leadership.ldCap': 'none' } },
      { unit: { move: 4, leadership: 0 }, change: { 'leadership.naturalDoubleOne': 'off' } },
    ].map(({ change = {}, ...fields }) => !silent(fields, change)),
  // In each direction after a failed test: has the unit done it, or stayed? To stay is told in the notes.
  'C-march-fail-direction': () =>
    ['forward', 'backward', 'sideways', 'reform'].map((afterFailure) => {
      const answer = asked(
        'march',
        { ...near, unit: { move: 4, leadership: 0 }, afterFailure },
        { rules: 't9a-2016' },
      );
      return !answer.notes.some((note) => note.includes('is not allowed after a failed test'));
    }),
  'E-type-majority': ({ cases }) =>
    cases.map(({ character, ...rankAndFile }) => {
      const characters = character === undefined ? {} : { [character]: 1 };
      const types = majorityTypes({ rankAndFile: rankAndFile as TypeCounts, characters });
      return types.length === 1 ? types[0] : 'opponent-chooses';
    }),
};

describe('known answers on moves, characters and formations', () => {
  it('has every vector of these groups', () => {
    expect(new Set(vectors.map(({ id }) => id))).toEqual(
      new Set([...Object.keys(answers), ...Object.keys(tables)]),
    );
  });

  it.each(
    vectors
      .filter(({ id }) => id in answers)
      .flatMap((vector) => ['t9a-2016', 'wfb8'].map((rules) => [vector.id, rules, vector] as const)),
  )('%s under %s', (id, rules, { inputs, expected }) => {
    const { num, den } = expected;
    expect(answers[id]!(inputs, rules)).toBe(den === '1' ? num : `${num}/${den}`);
  });

  it.each(vectors.filter(({ id }) => id in tables).map((vector) => [vector.id, vector] as const))(
    '%s',
    (id, { inputs, expected }) => {
      expect(tables[id]!(inputs)).toEqual(expected.values);
    },
  );
});
