import { d6 } from '../../src/dice/common.ts';
import { composite } from '../../src/dice/composite.ts';
import { type Dice, type Outcome, outcome, type Rule } from '../../src/engine/rule.ts';
import { pose } from '../../src/games/pose.ts';
import { presetValues } from '../../src/games/presets.ts';
import type { Work } from './work.ts';

/** Injuries in the order of what they cost; their numbers are their categories. */
const INJURIES = ['', 'knocked down', 'stunned', 'out of action'];
const categories = 36;

/** 0 holds, 1 to 3 the worst injury, 4 + turn rallies, 20 + turn leaves the table. Where he then is, the peers do not tell. */
function category({ name, quantities: { turn } }: Outcome): number {
  if (name === 'holds') return 0;
  const injury = INJURIES.indexOf(name);
  return injury > 0 ? injury : (name === 'rallies' ? 4 : 20) + turn!;
}

export const alone: Work = {
  name: 'alone',
  title: 'All Alone, Ld 7, three opponents, wound 4+, save 5+, 24 inches',
  rule: pose(
    'all-alone',
    {
      warrior: { leadership: 7, toughness: 3, save: '5+' },
      enemies: { Thugs: { strength: 3, count: 3 } },
      edge: 24,
    },
    presetValues('mordheim'),
  ).rule,
  categories,
  category,
};

const holds = outcome('holds');
const struck = INJURIES.map((name) => outcome(name)());
const rallies = outcome('rallies', 'turn');
const leaves = outcome('leaves the table', 'turn');
const blow = composite('saved blow', [6, 6, 6], ([wound, save, injury]) =>
  wound! >= 4 && save! < 5 ? Math.ceil(injury! / 2) : 0,
);
const separately = (dice: Dice): number => dice.roll(d6) + dice.roll(d6);

/**
 * The same, as the peers write it, for one thing that the product never does: 2D6 as two dice, each rolled by itself. A
 * second writing of the rule, for comparison only; its result is checked as all are.
 */
const separate: Rule<{ fled: number; turn: number }> = {
  start: { fled: 0, turn: 1 },
  step({ fled, turn }, dice) {
    if (separately(dice) <= 7) return turn === 1 ? holds() : rallies(turn);
    if (turn === 1) {
      let worst = 0;
      for (let enemy = 0; enemy < 3; enemy++) worst = Math.max(worst, dice.roll(blow));
      if (worst > 0) return struck[worst]!;
    }
    const distance = fled + separately(dice);
    return distance >= 24 ? leaves(turn) : { fled: distance, turn: turn + 1 };
  },
};

export const aloneSeparateDice: Work = {
  name: 'alone-separate',
  title: 'the same with 2D6 as two dice',
  rule: separate as unknown as Rule,
  categories,
  category,
};
