import { awayFrom } from '../../src/table/away.ts';
import { asked, type Under } from '../games/warhammer/asked.ts';

// How each vector on Leadership tests, panic, flight and break tests is asked, as a scenario file would.

/** All that the vectors give in one place or another; each answer reads what its own vectors have. */
export interface Inputs {
  readonly ld: number;
  readonly ldCap?: null;
  readonly start: number;
  readonly left: number;
  readonly modifier?: number;
  readonly dice?: string;
  readonly reroll?: 'failed';
  readonly naturalDoubleOne?: boolean;
  readonly shots: number;
  readonly models: number;
  readonly tests: number;
  readonly distance: number;
  readonly edge: number;
  readonly ownTurns: number | string;
  readonly ldB: number;
  readonly ldC: number;
  readonly gap: number;
  readonly endWithinOneInch: string;
  readonly lostBy: number;
  readonly startOfPhase: number & readonly number[];
  readonly casualties: readonly number[];
  readonly woundsEach: number;
  readonly hpLost: number;
  readonly cases: readonly (readonly boolean[])[];
  readonly unit: readonly [number, number];
  readonly enemy: readonly [number, number];
}
export interface Vector {
  readonly id: string;
  readonly group: string;
  readonly kind: string;
  readonly ruleset: string;
  readonly inputs: Inputs;
  readonly expected: { readonly num: string; readonly den: string; readonly values?: readonly unknown[] };
  readonly forbidden?: { readonly num: string; readonly den: string };
  readonly outcome?: string;
}
const standard = ({ reroll }: Inputs) => (reroll === 'failed' ? { standard: { away: 0 } } : {});
const phaseNames = ['movement', 'magic', 'shooting', 'combat'];

/** A unit of this Leadership and with so many models, and the events of one enemy phase. */
const panic = (unit: object, events: readonly object[], under: Under, rest: object = {}) =>
  asked('panic', { unit, turns: [{ shooting: events }], ...rest }, under);

const testTaken = (unit: object, events: readonly object[], under: Under): boolean =>
  panic(unit, events, under).noted('tests in the shooting phase') === '1';

function chain({ ldB, ldC, gap, endWithinOneInch }: Inputs, before: readonly object[], under: Under): string {
  const change = { 'flight.endWithinOneInch': endWithinOneInch };
  return panic({ leadership: ldC, models: 20 }, [...before, { friend: 'panics', leadership: ldB, gap }], {
    ...under,
    change,
  }).share('flees');
}

export type Answer = (vector: Vector, under: Under) => unknown;

/** By the beginning of a vector's name; the first that fits. */
export const answers: readonly (readonly [prefix: string, Answer])[] = [
  [
    'A-',
    ({ id, inputs }, under) => {
      const { ld, modifier = 0, dice = '2d6', reroll, ldCap, naturalDoubleOne } = inputs;
      const change = {
        ...(ldCap === null ? { 'leadership.ldCap': 'none' } : {}),
        ...(naturalDoubleOne === undefined
          ? {}
          : { 'leadership.naturalDoubleOne': naturalDoubleOne ? 'always' : 'off' }),
        ...(id === 'A-tow-12' ? { 'leadership.naturalTwelveFails': true } : {}),
      };
      const fields = { leadership: ld, modifier, dice, reroll: reroll === 'failed' };
      const failed = asked('leadership', fields, { ...under, change }).share('fails');
      const [over, wholes = '1'] = failed.split('/');
      return lowest(BigInt(wholes) - BigInt(over!), BigInt(wholes));
    },
  ],
  [
    'B-shoot-flee',
    ({ inputs }, under) =>
      panic(
        { leadership: inputs.ld, models: inputs.models },
        [{ loses: { shots: inputs.shots, hit: '4+', wound: '4+' } }],
        under,
        standard(inputs),
      ).share('flees'),
  ],
  [
    'B-multi-phase',
    ({ inputs }, under) => {
      const phases = phaseNames.slice(0, inputs.tests);
      const turn = Object.fromEntries(phases.map((phase) => [phase, [{ test: 'specialRule' }]]));
      return asked('panic', { unit: { leadership: inputs.ld, models: 20 }, turns: [turn] }, under).share(
        'flees',
      );
    },
  ],
  [
    'B-edge',
    ({ id, inputs }, under) =>
      asked(
        'flight',
        { unit: { leadership: 0, swiftstride: id.includes('swift') }, edge: inputs.distance, turns: 1 },
        under,
      ).share('leaves the table', { turn: 0 }),
  ],
  [
    'B-mean',
    ({ id }, { rules }) =>
      asked(
        'flight',
        { unit: { leadership: 0, swiftstride: id.includes('swift') }, edge: 200, turns: 1, began: 'earlier' },
        { rules: rules!, change: { 'leadership.naturalDoubleOne': 'off' } },
      ).mean('still flees', 'inches'),
  ],
  [
    'B-rally-quarter-off',
    ({ inputs }, under) =>
      asked(
        'flight',
        { unit: { leadership: 9, models: 5, startedWith: 20 }, edge: inputs.edge, turns: inputs.ownTurns },
        under,
      ).share('leaves the table'),
  ],
  [
    'B-rally-quarter',
    ({ inputs }, under) =>
      asked(
        'flight',
        {
          unit: { leadership: inputs.ld ?? 9, models: 5, startedWith: 20 },
          edge: 200,
          turns: 1,
          began: 'earlier',
          ...standard(inputs),
        },
        under,
      ).share('rallies'),
  ],
  [
    'B-flee-d',
    ({ inputs, outcome }, under) => {
      const name = { off: 'leaves the table', rallied: 'rallies', fleeing: 'still flees' }[outcome!]!;
      // A flight goes at least two inches, so that 12 turns settle 24 of them.
      const turns = inputs.ownTurns === 'until absorbed' ? 12 : inputs.ownTurns;
      return asked('flight', { unit: { leadership: inputs.ld }, edge: inputs.distance, turns }, under).share(
        name,
      );
    },
  ],
  ['B-cascade-through', ({ inputs }, under) => chain(inputs, [], under)],
  ['B-cascade', ({ inputs }, under) => chain(inputs, [{ friend: 'destroyed', away: 6 }], under)],
  [
    'B-caught',
    (_vector, under) =>
      asked(
        'flight',
        { unit: { leadership: 7, swiftstride: true }, pursuit: '2d6', edge: 200, turns: 1 },
        under,
      ).share('is caught'),
  ],
  [
    'B-exempt',
    ({ inputs }, under) =>
      inputs.cases.map(([engaged, fleeing, alreadyTested]) => {
        const unit = { leadership: 7, models: 20, engaged, fleeing };
        const event = { test: 'specialRule' };
        const tests = (n: number) =>
          panic(unit, Array(n).fill(event), under).share(fleeing ? 'flees from the start' : 'flees');
        // The last of the events is tested for when it adds to the chance to flee.
        return alreadyTested ? tests(2) !== tests(1) : testTaken(unit, [event], under);
      }),
  ],
  [
    'B-threshold-ge',
    ({ inputs }, under) =>
      inputs.startOfPhase.map((models) => {
        let loses = 1;
        while (loses < models && !testTaken({ leadership: 7, models }, [{ loses }], under)) loses++;
        return loses;
      }),
  ],
  [
    'B-threshold-21',
    ({ inputs }, under) =>
      inputs.casualties.map((loses) =>
        testTaken({ leadership: 7, models: inputs.startOfPhase }, [{ loses }], under),
      ),
  ],
  [
    'B-hp-vs-models',
    ({ inputs }, under) =>
      ['models', 'hp'].map((unit) =>
        testTaken(
          { leadership: 7, models: inputs.models, wounds: inputs.woundsEach },
          [{ loses: { wounds: inputs.hpLost } }],
          { ...under, change: { 'panic.casualtyUnit': unit } },
        ),
      ),
  ],
  [
    'B-break',
    ({ inputs }, under) =>
      asked('break', { unit: { leadership: inputs.ld, models: 20 }, margin: inputs.lostBy }, under).share(
        'holds',
      ),
  ],
  [
    'G-tow',
    ({ inputs }, { rules }) =>
      panic({ leadership: inputs.ld, models: 14, startedWith: inputs.start }, [{ loses: 14 - inputs.left }], {
        rules: rules!,
        change: { 'panic.fallsBackWith': 'more than 1/2', 'panic.heavyCasualties': 'more than 1/4' },
      }).share('flees'),
  ],
  [
    'G-coreheim',
    ({ inputs }, under) =>
      asked('leadership', { leadership: inputs.ld, dice: inputs.dice }, under).share('passes'),
  ],
  [
    'B-direction',
    ({ inputs }) => {
      const [[x, y], [enemyX, enemyY]] = [inputs.unit, inputs.enemy];
      const away = awayFrom({ x, y }, { x: enemyX, y: enemyY })!;
      return [away.x, away.y];
    },
  ],
];

function lowest(over: bigint, under: bigint): string {
  let [a, b] = [under, over];
  while (b > 0n) [a, b] = [b, a % b];
  return under === a ? `${over / a}` : `${over / a}/${under / a}`;
}
