import { outcome } from '../../engine/rule.ts';
import type { OutcomeDeclaration } from '../question.ts';
import { actions } from './fleeing-actions.ts';
import type { FleeingFields } from './fleeing-fields.ts';
import { phases } from './panic-parameters.ts';

// What is noted about each unit: its panic, its rally, and what it loses.

const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

/** `Archers’ shooting is lost`. */
export const lostName = (name: string, action: keyof typeof actions): string =>
  `${possessive(name)} ${actions[action].noun} is lost`;

export type UnitNotes = ReturnType<typeof notesOf>;

/** The notes of one unit; each has the turn, and of panic tests the number of the phase. */
export function notesOf(name: string) {
  return {
    flees: outcome(`${name} begin to flee`, 'turn', 'phase'),
    rallies: outcome(`${name} rally`, 'turn'),
    lost: new Map(
      (Object.keys(actions) as (keyof typeof actions)[]).map((action) => [
        action,
        outcome(lostName(name, action), 'turn'),
      ]),
    ),
    withoutGeneral: {
      panic: outcome(`${name} test for panic without the fleeing General`, 'turn', 'phase'),
      rally: outcome(`${name} rally without the fleeing General`, 'turn'),
    },
    withoutStandard: {
      panic: outcome(`${name} test for panic without the fleeing battle standard`, 'turn', 'phase'),
      rally: outcome(`${name} rally without the fleeing battle standard`, 'turn'),
    },
  };
}

/** Phases are counted in notes: 1 Movement, 2 Magic, 3 Shooting, 4 Combat. */
export const phaseNumber = (phase: (typeof phases)[number]): number => phases.indexOf(phase) + 1;

/** The events of a scenario: for each unit those that can happen to it, and what it plans. */
export function declaredEvents({ units, turns }: FleeingFields): OutcomeDeclaration[] {
  const planned = new Map(Object.keys(units).map((name) => [name, new Set<keyof typeof actions>()]));
  for (const turn of turns)
    for (const phase of phases)
      for (const { unit, does } of turn[phase]) if (does !== undefined) planned.get(unit)?.add(does);
  const declared = (name: string, meaning: string, tone: OutcomeDeclaration['tone']): OutcomeDeclaration => ({
    name,
    clause: name,
    meaning,
    tone,
  });
  return [...planned].flatMap(([name, does]) => [
    declared(
      `${name} begin to flee`,
      'In this turn and phase (1 Movement, 2 Magic, 3 Shooting, 4 Combat).',
      'bad',
    ),
    declared(`${name} rally`, 'At the start of our own Movement phase.', 'good'),
    ...[...does].map((action) =>
      declared(
        lostName(name, action),
        'The unit flees, has rallied this turn, or is gone when it would do it.',
        'bad',
      ),
    ),
    ...(['General', 'battle standard'] as const).flatMap((lender) => [
      declared(
        `${name} test for panic without the fleeing ${lender}`,
        'He is near enough, but lends nothing.',
        'bad',
      ),
      declared(`${name} rally without the fleeing ${lender}`, 'He is near enough, but lends nothing.', 'bad'),
    ]),
  ]);
}
