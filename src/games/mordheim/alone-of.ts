import type { z } from 'zod';
import type { Rules } from '../parameter.ts';
import type { allAloneFields } from './all-alone.ts';
import { escapingFromCombat } from './all-alone-parameters.ts';
import type { Alone, Enemy, Friend } from './alone.ts';
import { line, type Spot } from './ground.ts';

type Fields = z.output<typeof allAloneFields>;

/**
 * Reads a lone warrior's situation.
 *
 * @throws {Error} fields that contradict each other or the rules in force
 */
export function aloneOf(fields: Fields, rules: Rules): { alone: Alone; notes: string[] } {
  const { warrior, edge, turns, followed } = fields;
  if (edge === undefined) throw new Error('expected edge');
  if (fields.leaving === 'escapes' && !rules.of(escapingFromCombat)) {
    throw new Error('escaping from combat is no rule here: set allAlone.escapingFromCombat to true');
  }
  const alone: Alone = {
    warrior: {
      ...warrior,
      leadership: warrior.leadership!,
      toughness: warrior.toughness!,
      save: warrior.save,
    },
    enemies: enemiesOf(fields.enemies),
    friends: friendsOf(fields.friends),
    ground: line(edge),
    turns,
    lastTurn: turns + followed,
    charges: fields.charges,
    chargersLeadership: fields.chargersLeadership,
    leaving: fields.leaving,
    newFoeCausesFear: fields.newFoeCausesFear,
  };
  return { alone, notes: [] };
}

function enemiesOf(enemies: Fields['enemies']): Enemy[] {
  return Object.values(enemies).flatMap(({ strength, saveModifier, count, state, fights, hidden, ...at }) =>
    Array.from({ length: count }, () => ({
      strength: strength ?? 0,
      saveModifier,
      state,
      fights,
      hidden,
      ...onTheLine(at),
    })),
  );
}

function friendsOf(friends: Fields['friends']): Friend[] {
  return Object.values(friends).map(({ leader, leadership, reach, state, ...at }) => ({
    state,
    leadership: leader ? leadership : undefined,
    reach,
    ...onTheLine(at),
  }));
}

const onTheLine = ({ ahead, aside }: { ahead?: number | undefined; aside?: number | undefined }): Spot => ({
  x: ahead ?? 0,
  y: aside ?? 0,
});
