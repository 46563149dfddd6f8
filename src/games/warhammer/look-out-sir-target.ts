import { z } from 'zod';
import { target } from '../../notation/fields.ts';
import { parameter, type Rules } from '../parameter.ts';
import { stepsBeforeOthers, type UnitType } from './unit-type.ts';

// When somebody steps before a character or champion, and what he needs for it.

export const lookOutSirChargingOut = parameter({
  name: 'lookOutSir.lookOutSirChargingOut',
  type: z.enum(['unconditional', 'sameTroopType']),
  default: 'unconditional',
  readings: ['unconditional', 'sameTroopType'],
  meaning:
    'Whether a character who charges out of his unit is always protected against those who stand and shoot, or only where he is of the same type as the unit.',
  source:
    'The Russian text on characters: always. Warhammer 8th edition as printed: only of the same troop type.',
});

export const lookOutSirStandAndShoot = parameter({
  name: 'lookOutSir.standAndShoot',
  type: target,
  default: '4+',
  readings: ['2+'],
  meaning: 'What a D6 must show for each hit of those who stand and shoot at a character who charges out.',
  source: 'The Russian text on characters: 4+.',
});

export const lookOutSirTemplate = parameter({
  name: 'lookOutSir.template',
  type: target,
  default: '2+',
  readings: ['4+'],
  meaning: 'What a D6 must show for each template hit on a character or champion in a unit.',
  source: 'Warhammer 8th edition, Look Out Sir: 2+.',
});

export const lookOutSirLeast = parameter({
  name: 'lookOutSir.leastRankAndFile',
  type: z.int().min(1).max(50),
  default: 5,
  readings: [3, 10],
  meaning:
    'Rank and file that a unit needs for it; the musician and the standard bearer count, the champion does not.',
  source: 'Warhammer 8th edition: five.',
});

export const lookOutSirNearUnit = parameter({
  name: 'lookOutSir.nearUnitWithin',
  type: z.union([z.literal('never'), z.number().min(0).max(24)]),
  default: 'never',
  readings: ['never', 3],
  meaning:
    'Inches from a friendly unit of his type within which a character who stands alone is protected against templates.',
  source:
    'The Russian text on characters and the 8th edition as read here know no such rule; a fan continuation: 3 inches, on 4+.',
});

export const lookOutSirNearTarget = parameter({
  name: 'lookOutSir.nearUnit',
  type: target,
  default: '4+',
  meaning: 'What a D6 must show for each such hit.',
  source: 'A fan continuation of the 8th edition: 4+.',
});

export const standAndShootParameters = [lookOutSirChargingOut, lookOutSirStandAndShoot] as const;
export const lookOutSirParameters = [
  ...standAndShootParameters,
  lookOutSirTemplate,
  lookOutSirLeast,
  lookOutSirNearUnit,
  lookOutSirNearTarget,
] as const;

/** What a D6 must show for each hit, or undefined where nobody steps in; and the sentence that says why. */
export interface Protection {
  readonly target: number | undefined;
  readonly sentence: string;
}

/** Against those who stand and shoot while a character charges out of his unit. */
export function protectionChargingOut(type: UnitType, unitType: UnitType, rules: Rules): Protection {
  if (rules.of(lookOutSirChargingOut) === 'sameTroopType' && type !== unitType)
    return none(`he is ${type} and his unit is ${unitType}`);
  return on(rules.of(lookOutSirStandAndShoot), 'for each hit of those who stand and shoot');
}

/** Against a template. `away` is 0 for one who stands in the unit. */
export function protectionFromTemplate(
  type: UnitType,
  unit: { rankAndFile: number; type: UnitType; away: number },
  rules: Rules,
): Protection {
  const least = rules.of(lookOutSirLeast);
  if (unit.rankAndFile < least) return none(`the unit has fewer than ${least} rank and file`);
  if (!stepsBeforeOthers(unit.type, rules)) return none(`${unit.type} does not step before others`);
  if (unit.away === 0) return on(rules.of(lookOutSirTemplate), 'for each template hit');
  const within = rules.of(lookOutSirNearUnit);
  if (within === 'never') return none('he stands alone');
  if (unit.away > within) return none(`he stands alone, more than ${within} inches from the unit`);
  if (unit.type !== type) return none(`he is ${type} and the unit is ${unit.type}`);
  return on(rules.of(lookOutSirNearTarget), 'for each template hit, near the unit');
}

const none = (why: string): Protection => ({ target: undefined, sentence: `No Look Out Sir: ${why}.` });
const on = (target: number, when: string): Protection => ({
  target,
  sentence: `Look Out Sir on ${target}+ ${when}.`,
});
