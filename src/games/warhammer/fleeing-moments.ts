import { FieldError } from '../../errors/field-error.ts';
import type { Rules } from '../parameter.ts';
import { unitNamed } from './battle-line/unit-named.ts';
import { type Action, actions } from './fleeing-actions.ts';
import type { FleeingFields, Happening } from './fleeing-fields.ts';
import { friendWithin, type Phase, panicTriggers, phases } from './panic-parameters.ts';

/** One thing after the other, each of them short. Units are known by their number. */
export type Moment = { readonly turn: number; readonly phase: Phase } & (
  | { readonly kind: 'turn begins' | 'phase begins' }
  | { readonly kind: 'rallies'; readonly unit: number }
  | { readonly kind: 'does'; readonly unit: number; readonly action: Action }
  | { readonly kind: 'loses'; readonly unit: number; readonly loses: NonNullable<Happening['loses']> }
  | { readonly kind: 'is'; readonly unit: number; readonly is: NonNullable<Happening['is']> }
  /** Tests if what came last has happened: it is near the friend. */
  | { readonly kind: 'tests'; readonly unit: number }
);

/**
 * The turns as one sequence. In our own Movement phase charges come first, then fleeing units try to rally, then the
 * other moves. A friend destroyed or broken is followed by the tests of those near it.
 *
 * @throws {FieldError} a unit that is not there, an action out of its phase, one planned twice in a turn, or
 *   a flight chosen by a unit that may not
 */
export function momentsOf({ units, turns }: FleeingFields, rules: Rules): Moment[] {
  const names = Object.keys(units);
  const named = names.map((name) => ({ name }));
  const triggers = rules.of(panicTriggers);
  const near = (unit: number, other: number): boolean => {
    const [a, b] = [units[names[unit]!]!.front, units[names[other]!]!.front];
    return Math.max(0, a[0] - b[1], b[0] - a[1]) <= rules.of(friendWithin);
  };
  return turns.flatMap(({ of, ...byPhase }, t) => {
    const planned = new Set<string>();
    const turn = t + 1;
    return phases.flatMap((phase, p) => {
      const here = { turn, phase } as const;
      const all = byPhase[phase].map((happening, i): Moment[] => {
        const path = ['turns', t, phase, i] as const;
        const unit = unitNamed(happening.unit, named, [...path, 'unit']);
        const { does, loses, is } = happening;
        if (does !== undefined) {
          checkAction(does, of, phase, path);
          if (does === 'flee' && units[happening.unit]!.immuneToPsychology)
            throw new FieldError(
              path,
              `${happening.unit} is immune to psychology and may not choose to flee; let it hold`,
            );
          if (planned.has(`${unit} ${does}`))
            throw new FieldError(path, `${happening.unit} does that in this turn already`);
          planned.add(`${unit} ${does}`);
          return [{ ...here, kind: 'does', unit, action: does }];
        }
        const cause = loses === undefined ? is : 'destroyed';
        const causes = cause !== undefined && cause !== 'terrified' && triggers.includes(cause);
        const friends = names.flatMap((_, other): Moment[] =>
          causes && other !== unit && near(unit, other) ? [{ ...here, kind: 'tests', unit: other }] : [],
        );
        const first: Moment =
          loses === undefined
            ? { ...here, kind: 'is', unit, is: is! }
            : { ...here, kind: 'loses', unit, loses };
        return [first, ...friends];
      });
      const begins: Moment[] = [
        ...(p === 0 ? [{ ...here, kind: 'turn begins' } as const] : []),
        { ...here, kind: 'phase begins' },
      ];
      if (of === 'enemy' || phase !== 'movement') return [...begins, ...all.flat()];
      const isCharge = ([first]: Moment[]): boolean => first?.kind === 'does' && first.action === 'charge';
      return [
        ...begins,
        ...all.filter(isCharge).flat(),
        ...names.map((_, unit): Moment => ({ ...here, kind: 'rallies', unit })),
        ...all.filter((moments) => !isCharge(moments)).flat(),
      ];
    });
  });
}

function checkAction(
  action: Action,
  of: 'own' | 'enemy',
  phase: Phase,
  path: readonly (string | number)[],
): void {
  const belongs: { noun: string; of?: 'own' | 'enemy'; phase?: Phase } = actions[action];
  const rightTurn = belongs.of === undefined || belongs.of === of;
  if (rightTurn && (belongs.phase === undefined || belongs.phase === phase)) return;
  const whose = belongs.of === undefined ? 'either' : belongs.of === 'own' ? 'our own' : 'the enemy';
  throw new FieldError(
    [...path, 'does'],
    `"${action}" belongs to the ${belongs.phase} phase of ${whose} turn`,
  );
}
