import type { Die } from '../../../dice/die.ts';
import { FieldError } from '../../../errors/field-error.ts';
import type { Rules } from '../../parameter.ts';
import { directionFromCause } from '../flight-direction.ts';
import { type Phase, phases } from '../panic-parameters.ts';
import type { BattleLineFields, EventFields } from './fields.ts';
import { OURS, otherSide, THEIRS } from './rule/line.ts';
import { firstSide } from './switches.ts';
import type { LineUnit } from './unit.ts';
import { unitNamed } from './unit-named.ts';

/** Something that the scenario makes happen to a unit. */
export interface Happening {
  readonly unit: number;
  readonly what: 'destroyed' | 'broken' | 'terrified' | 'loses' | 'breaks';
  /** The enemy unit that did it, or -1. */
  readonly by: number;
  /** Models lost, or the margin of the combat. */
  readonly die?: Die;
  /** Models lost as a share of those it has, in per cent, rounded up. */
  readonly percent?: number;
  /** What terrified it is one of the causes that it flees from, not from the closest enemy. */
  readonly fleesFromCause: boolean;
}

/** A stretch of a player turn: the rallying at its start, or a phase in which something happens. */
export interface Moment {
  /** The player turn, counted from 0. */
  readonly half: number;
  readonly phase: Phase;
  /** A new phase begins: tests and casualties are counted anew. */
  readonly newPhase: boolean;
  /** Whose fleeing units test to rally now. */
  readonly rally?: number;
  readonly happenings: readonly Happening[];
}

/**
 * The course of the battle: in each half of a turn the side whose it is tests to rally, then come the phases in which
 * something happens. The rallying belongs to the movement phase.
 *
 * @throws FieldError at an event whose unit, culprit or turn does not exist
 */
export function momentsOf(
  { events, turns }: BattleLineFields,
  units: readonly LineUnit[],
  rules: Rules,
): readonly Moment[] {
  const happenings = events.map((event, i) => happeningOf(event, i, units, turns, rules));
  const first = rules.of(firstSide) === 'ours' ? OURS : THEIRS;
  const moments: Moment[] = [];
  for (let half = 0; half < 2 * turns; half++) {
    const turn = Math.floor(half / 2) + 1;
    const side = half % 2 === 0 ? first : otherSide(first);
    moments.push({ half, phase: 'movement', newPhase: true, rally: side, happenings: [] });
    for (const phase of phases) {
      const now = happenings.filter((_, i) => isIn(events[i]!, turn, side, phase));
      if (now.length > 0) moments.push({ half, phase, newPhase: phase !== 'movement', happenings: now });
    }
  }
  return moments;
}

function isIn({ turn, of, phase }: EventFields, now: number, side: number, current: Phase): boolean {
  const hasTurn = turn === 'each' || (Array.isArray(turn) ? turn.includes(now) : turn === now);
  return hasTurn && phase === current && (of === 'ours') === (side === OURS);
}

function happeningOf(
  event: EventFields,
  i: number,
  units: readonly LineUnit[],
  turns: number,
  rules: Rules,
): Happening {
  const path = ['events', i];
  const { turn, by, loses } = event;
  const last = turn === 'each' ? 1 : Math.max(...[turn].flat());
  if (last > turns) {
    const lasts = turns === 1 ? '1 turn' : `${turns} turns`;
    throw new FieldError(
      [...path, 'turn'],
      `the battle lasts ${lasts}, and this happens in turn ${last}: raise turns`,
    );
  }
  const unit = unitNamed(event.unit, units, [...path, 'unit']);
  const culprit = by === undefined ? -1 : unitNamed(by, units, [...path, 'by']);
  if (culprit >= 0 && event.loses === undefined && event.is !== 'terrified') {
    throw new FieldError(
      [...path, 'by'],
      'by bears on losses and terror alone: any other flight is away from the closest enemy',
    );
  }
  if (culprit >= 0 && units[culprit]!.side === units[unit]!.side) {
    throw new FieldError([...path, 'by'], `"${by}" is on the same side as "${event.unit}"`);
  }
  const cause = event.with === 'spell' ? 'spell' : 'specialRule';
  return {
    unit,
    by: culprit,
    what: event.is ?? (loses === undefined ? 'breaks' : 'loses'),
    ...(loses === undefined ? {} : 'percent' in loses ? { percent: loses.percent } : { die: loses }),
    ...(event['breaks by'] === undefined ? {} : { die: event['breaks by'] }),
    fleesFromCause: event.is === 'terrified' && rules.of(directionFromCause).includes(cause),
  };
}
