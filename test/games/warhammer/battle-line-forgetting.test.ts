import { expect, it } from 'vitest';
import { compile } from '../../../src/engine/compile.ts';
import { text } from '../../../src/engine/fraction.ts';
import type { Rule } from '../../../src/engine/rule.ts';
import { solveExactly } from '../../../src/engine/solve-exactly.ts';
import type { KeptBattle } from '../../../src/games/warhammer/battle-line/kept-battle.ts';
import { battleLineParameters } from '../../../src/games/warhammer/battle-line/readings.ts';
import { posedUnder } from './asked.ts';
import { type Crowd, crowdedBattle } from './crowded-battle.ts';

// The diagram of a battle line forgets who has fled and where to once that cannot matter any more. Solved with
// states that forget nothing at all, the answers are the same, to the last digit, under every reading.

const readings = [
  {},
  ...battleLineParameters.flatMap(({ name, readings = [] }) => readings.map((value) => ({ [name]: value }))),
];

/** Everything there is to a state: whatever of it is empty or stale only keeps states apart that are alike. */
const whole = (state: object): string => (state as KeptBattle).numbers().join('|');

function answers(rule: Rule): Record<string, string> {
  const { outcomes, notes } = solveExactly(compile(rule, { nodes: 20_000, replays: 4000 }));
  return Object.fromEntries(
    [...outcomes, ...notes].map(([{ key }, share]) => [key, text(share)] as const).sort(),
  );
}

/** The answers of the diagram, and those with whole states. */
function bothAnswers(number: number, crowd: Crowd, rules: string, change: Readonly<Record<string, unknown>>) {
  const table = crowdedBattle(number, crowd) as unknown as Readonly<Record<string, unknown>>;
  const { rule } = posedUnder('battle-line', table, { rules, change });
  const expected = answers({ ...rule, inPlace: { copy: rule.inPlace!.copy, key: whole } });
  return { given: answers(rule), expected };
}

it('remembers whom a flight would end upon, also where it may end near', () => {
  const stops = { 'flight.endWithinOneInch': 'stops' };
  const { given, expected } = bothAnswers(20_098, { ours: 5, theirs: 2, events: 2, turns: 1 }, 'wfb8', stops);
  expect(given).toEqual(expected);
});

it.each(['facing', 'nearestEnemy', 'nearestEdge'])(
  'remembers what those do who may rally for the last time and run if they do not: %s',
  (rallyFail) => {
    const unit = (x: number, y: number, more: object = {}) => ({
      leadership: 7,
      size: '3 x 2',
      at: [x, y],
      ...more,
    });
    const table = {
      table: '30 x 24',
      ours: { A: unit(15, 12, { fleeing: true }), B: unit(15, 5), C: unit(8, 13, { fleeing: true }) },
      theirs: { E: unit(15, 20), F: unit(22, 8) },
      events: [{ turn: 1, of: 'theirs', phase: 'magic', unit: 'F', is: 'broken' }],
    };
    const change = { 'battleLine.first': 'theirs', 'battleLine.rallyFail': rallyFail };
    const { rule } = posedUnder('battle-line', table, { change });
    expect(answers(rule)).toEqual(answers({ ...rule, inPlace: { copy: rule.inPlace!.copy, key: whole } }));
  },
);

it('forgets nothing that matters', () => {
  let compared = 0;
  for (let number = 0; number < 2 * readings.length; number += 3) {
    const change = readings[number % readings.length]!;
    const crowd =
      number % 2 === 0
        ? { ours: 3, theirs: 2, events: 2, turns: 2, drawnUp: true }
        : { ours: 4, theirs: 2, events: 2, turns: 1 };
    const rules = number % 4 < 2 ? 'wfb8' : 't9a-2016';
    try {
      const { given, expected } = bothAnswers(9000 + number, crowd, rules, change);
      expect(given, `table ${number} under ${JSON.stringify(change)}`).toEqual(expected);
      compared++;
    } catch (error) {
      if ((error as Error).name !== 'TooLarge') throw error;
    }
  }
  expect(compared).toBeGreaterThan(20);
}, 600_000);
