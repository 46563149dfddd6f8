import { outcome } from '../../engine/rule.ts';
import type { OutcomeDeclaration, QuantityDeclaration } from '../question.ts';
import type { RoutEndings } from './rout-endings.ts';
import type { BattleEnds } from './several-endings.ts';

// How each of several warbands stands at the end.
//
// Played one after the other, only the last one's warriors can be counted at the moment when the battle ends: the
// others have been played past it. So a trial plays the battle once from the side of each warband, with that one last
// and with throws of its own; the last of these is the battle whose outcome counts. That takes the sum of the
// situations of the views, where warbands side by side would take the product of theirs.

const bothFighting = outcome('both fighting', 'turn');

/** The sides in the order in which they are played: for each view the others, then the side whose view it is. */
export const playsOf = (sides: number): readonly number[] => {
  const all = Array.from({ length: sides }, (_, side) => side);
  return all.flatMap((own) => [...all.filter((side) => side !== own), own]);
};

/** Ends of the plays of {@link playsOf}: what is noted of each warband, and what the battle comes to. */
export function endingsOfSeveral<Others>(
  names: readonly string[],
  ends: BattleEnds<Others>,
): RoutEndings<Others> {
  const plays = playsOf(names.length);
  const isViewed = (play: number): boolean => (play + 1) % names.length === 0;
  const last = plays.length - 1;
  const noted = names.map((name) => {
    const its = [lossesOf(name), standingOf(name)] as const;
    return {
      gone: outcome(`${name} is gone`, 'turn', ...its),
      left: outcome(`${name} is left`, ...its),
      fighting: outcome(`${name} is still fighting`, ...its),
    };
  });
  return {
    nobody: ends.nobody,
    key: (others) => ends.key(others),
    isOverBefore: (play, turn, others) => isViewed(play) && ends.isAlone(others, plays[play]!, turn),
    isOverBeforeRound: (play, turn, others) => isViewed(play) && ends.isAlone(others, -1, turn),
    ended({ side: play, turn, how, losses, standing }, others, dice) {
      const side = plays[play]!;
      if (!isViewed(play)) return { others: ends.with(others, { side, turn, how }) };
      const { gone, left, fighting } = noted[side]!;
      const isLeft = how === 'is left' || (how === 'fights on' && ends.isLeft(others));
      if (isLeft) dice.note(left(losses, standing));
      else if (how === 'fights on') dice.note(fighting(losses, standing));
      else dice.note(gone(turn, losses, standing));
      if (play < last) return { others: ends.nobody };
      return { over: ends.outcome(others, { side, turn, how }) };
    },
    note(dice, { side: play, turn }) {
      // The first side was played before, and the second is played only until it is alone.
      if (names.length === 2 && play === last) dice.note(bothFighting(turn));
    },
  };
}

const lossesOf = (name: string): string => `losses of ${name}`;
const standingOf = (name: string): string => `standing of ${name}`;

/** What is measured of each warband at the end of the battle, or when it goes before that. */
export const quantitiesOfSeveral = (names: readonly string[]): readonly QuantityDeclaration[] =>
  names.flatMap((name) => [
    { name: lossesOf(name), unit: 'warrior', clause: `warriors of ${name} out of action` },
    { name: standingOf(name), unit: 'warrior', clause: `warriors of ${name} left on the table` },
  ]);

export const eventsOfSeveral = (names: readonly string[]): readonly OutcomeDeclaration[] => [
  ...(names.length > 2
    ? []
    : [
        {
          name: 'both fighting',
          clause: 'both warbands are still fighting',
          meaning: 'At the end of the Rout tests of this turn neither of the two is gone.',
          tone: 'neutral',
        } as const,
      ]),
  ...names.flatMap((name): OutcomeDeclaration[] => [
    {
      name: `${name} is gone`,
      clause: `${name} is gone`,
      meaning: `${name} routs, leaves or is wiped out while another is still fighting.`,
      tone: 'neutral',
      isMeasured: true,
    },
    {
      name: `${name} is left`,
      clause: `${name} is left on the field`,
      meaning: `All others are gone before ${name}.`,
      tone: 'neutral',
      isMeasured: true,
    },
    {
      name: `${name} is still fighting`,
      clause: `${name} is still fighting after the last turn`,
      meaning: `Neither ${name} nor all of the others are gone.`,
      tone: 'neutral',
      isMeasured: true,
    },
  ]),
];
