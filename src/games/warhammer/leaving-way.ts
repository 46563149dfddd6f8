import type { Dice } from '../../engine/rule.ts';
import { passes } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import { marchFactor } from './allowance.ts';
import { hitsThrough, woundsOf } from './hits-on-character.ts';
import type { LeavingFields } from './leaving-fields.ts';
import { protectionChargingOut } from './look-out-sir-target.ts';
import { marchTestDue } from './march-test.ts';
import { unitTest } from './unit-test.ts';
import { marchOf } from './unit-type.ts';

/** How he has left. */
export interface Left {
  readonly fallen: boolean;
  /** Inches that he has gone. */
  readonly went: number;
  readonly march: 'none' | 'passed' | 'failed';
  readonly joined: boolean;
}

export type Departure = (dice: Dice) => Left;

/** By charge: those who stand and shoot hit him and not the unit. On foot: his own Movement, and a march test. */
export const departure = (fields: LeavingFields, rules: Rules): Departure =>
  fields.leaves === 'by charge' ? charging(fields, rules) : walking(fields, rules);

function charging({ character, unit, standAndShoot, goes }: LeavingFields, rules: Rules): Departure {
  const alive: Left = { fallen: false, went: goes, march: 'none', joined: false };
  if (standAndShoot === undefined) return () => alive;
  const { target } = protectionChargingOut(character.type, unit.type, rules);
  return (dice) => {
    const hits = hitsThrough(dice.roll(standAndShoot.hits), target, dice);
    return { ...alive, fallen: woundsOf(hits, standAndShoot, dice) >= character.wounds };
  };
}

/** How far he can walk at most, in inches. */
export const mostOnFoot = ({ character }: LeavingFields, rules: Rules): number =>
  marchOf(character, rules) === 'never' ? character.move : character.move * rules.of(marchFactor);

function walking(fields: LeavingFields, rules: Rules): Departure {
  const { character, goes, joins, enemyAway } = fields;
  const arrives = { fallen: false, went: goes, joined: joins !== undefined };
  const enemies = enemyAway === undefined ? [] : [{ away: enemyAway, fleeing: false }];
  const tests =
    goes > character.move && marchOf(character, rules) === 'with a test' && marchTestDue(enemies, rules);
  if (!tests) return () => ({ ...arrives, march: 'none' });
  const { test } = unitTest(
    { leadership: character.leadership, bonus: 0, coldBlooded: false, maximised: false },
    { characters: {}, general: 'none', standard: 'none' },
    { kind: 'other' },
    rules,
  );
  return (dice) =>
    passes(test, dice)
      ? { ...arrives, march: 'passed' }
      : { fallen: false, went: character.move, march: 'failed', joined: false };
}
