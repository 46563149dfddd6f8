import type { Rules } from '../parameter.ts';
import type { LeavingFields } from './leaving-fields.ts';
import { barsOf } from './leaving-legality.ts';
import { lendingToHisUnit, lendingToOther, type Whereabouts } from './leaving-lending.ts';
import { leadershipUsed } from './lending.ts';
import { protectionChargingOut } from './look-out-sir-target.ts';

/** Whether he may leave, what protects him, and the Leadership of both units with him and without. */
export function leavingNotes(fields: LeavingFields, rules: Rules): string[] {
  const { leaves, unit, character, standAndShoot, joins, goes } = fields;
  const reasons = barsOf(fields, rules);
  const goesAway = leaves !== 'not at all' && reasons.length === 0;
  const joinsIt = joins !== undefined && leaves === 'on foot';
  const where: Whereabouts = !goesAway ? 'in his unit' : joinsIt ? 'in the other unit' : 'alone';
  return [
    reasons.length > 0
      ? `He may not leave: ${reasons.join('; ')}.`
      : leaves === 'not at all'
        ? 'He stays.'
        : `He leaves ${leaves}.`,
    ...(goesAway && standAndShoot !== undefined
      ? [
          leaves === 'by charge'
            ? protectionChargingOut(character.type, unit.type, rules).sentence
            : 'Nobody stands and shoots at a character who walks.',
        ]
      : []),
    ...(goesAway
      ? before(
          'His unit with him',
          leadershipUsed(unit, lendingToHisUnit(fields, 'in his unit', 0), rules).sentences,
        )
      : []),
    ...before(
      goesAway ? 'His unit without him' : 'His unit',
      leadershipUsed(unit, lendingToHisUnit(fields, where, goesAway ? goes : 0), rules).sentences,
    ),
    ...(joins === undefined
      ? []
      : before(
          where === 'in the other unit' ? 'The unit he joins, with him' : 'The other unit',
          leadershipUsed(joins, lendingToOther(fields, where, goesAway ? goes : 0), rules).sentences,
        )),
  ];
}

const before = (whose: string, sentences: readonly string[]): string[] => [
  `${whose}: ${sentences.join(' ')}`,
];
