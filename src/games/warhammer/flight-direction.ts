import { z } from 'zod';
import { weighted } from '../../dice/composite.ts';
import type { Die } from '../../dice/die.ts';
import { type Dice, type Outcome, outcome } from '../../engine/rule.ts';
import { parameter, type Rules } from '../parameter.ts';
import type { OutcomeDeclaration } from '../question.ts';

// Away from whom a unit flees that has failed a panic test.

export const directionFromCause = parameter({
  name: 'panic.directionFromCause',
  type: z.array(z.enum(['spell', 'specialRule', 'heavyCasualties'])),
  default: ['spell', 'specialRule', 'heavyCasualties'],
  readings: [['heavyCasualties'], []],
  meaning:
    'The causes of panic after which a unit flees from the enemy that caused it, not from the closest.',
  source:
    "The Ninth Age of 2016, pages 64–65: an enemy's spell, an enemy's special rule, heavy casualties. Warhammer 8th edition: heavy casualties.",
});

export const heavyCasualtiesSource = parameter({
  name: 'panic.heavyCasualtiesSource',
  type: z.enum(['last', 'most']),
  default: 'last',
  readings: ['last', 'most'],
  meaning:
    'Who has caused heavy casualties: the enemy of the last wounds, with which they were reached, or the one of the most casualties in the phase.',
  source: 'The Ninth Age of 2016, pages 64–65: the last wounds. Warhammer 8th edition: the most casualties.',
});

export const closestTie = parameter({
  name: 'panic.closestTie',
  type: z.enum(['random', 'first', 'last']),
  default: 'random',
  readings: ['random', 'first', 'last'],
  meaning:
    'Which of several equally close enemies a unit flees from: one at random, the first in the file, or the last.',
  source: 'The Ninth Age: at random.',
});

export const directionParameters = [directionFromCause, heavyCasualtiesSource, closestTie] as const;

const fromClosest = outcome('flees from the closest enemy');
const atRandom = outcome('flees in a random direction');

/** Notes away from whom the unit flees; rolls where that is left to chance. */
export type Direction = (cause: string | undefined, dice: Dice) => void;

/**
 * Ready to be asked for a direction: from `cause` where one is given, else from the closest enemy. The direction runs
 * along the line of the two centres. Where the file does not say who stands near, nobody in particular is the closest.
 */
export function directions(
  enemies: Readonly<Record<string, { away: number }>> | 'none' | undefined,
  causes: Iterable<string>,
  rules: Rules,
): { direction: Direction; events: readonly OutcomeDeclaration[] } {
  const near = enemies === undefined || enemies === 'none' ? {} : enemies;
  const least = Math.min(...Object.values(near).map(({ away }) => away));
  const closest = Object.keys(near).filter((name) => near[name]!.away === least);
  const tie = rules.of(closestTie);
  const oneOf = tie === 'random' ? closest : closest.slice(...(tie === 'first' ? [0, 1] : [-1]));
  const names = [...new Set([...Object.keys(near), ...causes])];
  const from = new Map<string, () => Outcome>(names.map((name) => [name, outcome(`flees from ${name}`)]));
  const pick = picking(oneOf.length);
  const nobody = enemies !== undefined && closest.length === 0;
  return {
    direction(cause, dice) {
      if (nobody) return dice.note(atRandom());
      const enemy = cause ?? oneOf[pick === undefined ? 0 : dice.roll(pick)];
      dice.note(enemy === undefined ? fromClosest() : from.get(enemy)!());
    },
    events: names.map((name) => ({
      name: `flees from ${name}`,
      clause: `the unit flees from ${name}`,
      meaning: 'Straight away from it, along the line of the centres.',
      tone: 'bad',
    })),
  };
}

const picking = (count: number): Die | undefined =>
  count < 2
    ? undefined
    : weighted(
        `one of ${count} enemies`,
        Array.from({ length: count }, (_, i) => [i, 1]),
      );

/** Declared for every panic question; the enemies' names come with the scenario. */
export const directionEvents: readonly OutcomeDeclaration[] = [
  {
    name: 'flees from the closest enemy',
    clause: 'the unit flees from the closest enemy',
    meaning: 'The file does not name the enemies.',
    tone: 'bad',
  },
  {
    name: 'flees in a random direction',
    clause: 'the unit flees in a random direction',
    meaning: 'No enemy is on the table.',
    tone: 'bad',
  },
];
