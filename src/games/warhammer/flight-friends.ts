import { type Dice, outcome } from '../../engine/rule.ts';
import { leadershipTest, passes } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import type { OutcomeDeclaration } from '../question.ts';
import type { FlightFields } from './flight-fields.ts';
import { offTableMeasuredFrom } from './flight-parameters.ts';
import type { Obstacle, Run } from './flight-path.ts';
import { friendWithin, minUnitStrength, panicTriggers, voluntaryFleeCauses } from './panic-parameters.ts';

/** Somebody or something that the fleeing unit may run through, or whom it may frighten. */
export interface Bystander extends Obstacle {
  readonly name: string;
  readonly is: 'friend' | 'enemy' | 'impassable';
  readonly aside: number;
}

/** Notes who is run through and who panics for it. Gives the set of friends who have panicked, one bit each. */
export type Frightens = (
  run: Run<Bystander> & { readonly from: number; readonly turn: number; readonly models: number },
  panicked: number,
  dice: Dice,
) => number;

export const bystanders = ({ onTheWay }: Pick<FlightFields, 'onTheWay'>): Bystander[] =>
  Object.entries(onTheWay).map(([name, { is, ahead, aside, depth }]) => ({ name, is, ahead, aside, depth }));

/** Panic among friends: those run through, and those near a unit that leaves the table, test once in a flight. */
export function friendsOf(
  { onTheWay, unit, edge, voluntary }: Pick<FlightFields, 'onTheWay' | 'unit' | 'edge' | 'voluntary'>,
  rules: Rules,
): { frightens: Frightens; events: readonly OutcomeDeclaration[] } {
  const triggers = rules.of(panicTriggers);
  const least = rules.of(minUnitStrength);
  const runsThrough = triggers.includes('runs through') && (!voluntary || rules.of(voluntaryFleeCauses));
  const within = rules.of(friendWithin);
  const fromStart = rules.of(offTableMeasuredFrom) === 'startPoint';
  const all = bystanders({ onTheWay }).map((bystander, i) => {
    const { name } = bystander;
    const { leadership, reroll, is } = onTheWay[name]!;
    return {
      ...bystander,
      bit: 1 << i,
      test:
        is === 'friend' && leadership !== undefined
          ? leadershipTest({ leadership, reroll }, rules)
          : undefined,
      crossed: outcome(`runs through ${name}`, 'turn'),
      panics: outcome(`${name} panics`, 'turn'),
    };
  });

  /** Distance from the place in which the unit leaves, or left for its last flight. */
  const away = ({ ahead, depth, aside }: Bystander, front: number): number =>
    Math.hypot(Math.max(0, ahead - front, front - unit.depth - (ahead + depth)), aside);

  return {
    frightens({ crossed, offTable, from, turn, models }, panicked, dice) {
      let now = panicked;
      for (const friend of all) {
        const isCrossed = crossed.some(({ name }) => name === friend.name);
        if (isCrossed) dice.note(friend.crossed(turn));
        const exit =
          offTable && triggers.includes('destroyed') && away(friend, fromStart ? from : edge) <= within;
        const due = (isCrossed && runsThrough && models >= least) || exit;
        if (friend.test === undefined || !due || (now & friend.bit) !== 0 || passes(friend.test, dice))
          continue;
        dice.note(friend.panics(turn));
        now |= friend.bit;
      }
      return now;
    },
    events: all.flatMap(({ name, is, test }) => [
      {
        name: `runs through ${name}`,
        clause: `the unit runs through ${name}`,
        meaning: 'Its flight leads over it.',
        tone: is === 'friend' ? ('neutral' as const) : ('bad' as const),
      },
      ...(test === undefined
        ? []
        : [
            {
              name: `${name} panics`,
              clause: `${name} panics`,
              meaning:
                'It fails the panic test for being run through, or for the unit leaving the table near by.',
              tone: 'bad' as const,
            },
          ]),
    ]),
  };
}
