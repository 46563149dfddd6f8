import { d6, twoD6 } from '../../src/dice/common.ts';
import { composite } from '../../src/dice/composite.ts';
import { type Dice, outcome, type Rule } from '../../src/engine/rule.ts';
import type { Work } from './work.ts';

const holds = outcome('holds');
const struck = outcome('struck down', 'injury');
const rallies = outcome('rallies', 'turn');
const leaves = outcome('leaves the table', 'turn');

const blow = composite('saved blow', [6, 6, 6], ([wound, save, injury]) =>
  wound! >= 4 && save! < 5 ? Math.ceil(injury! / 2) : 0,
);

/** All Alone as the peers write it, with its turns and injuries told apart, and nothing else. */
function alone(
  testAtMost: (dice: Dice, limit: number) => boolean,
  run: (dice: Dice) => number,
): Rule<{ fled: number; turn: number }> {
  return {
    start: { fled: 0, turn: 1 },
    step({ fled, turn }, dice) {
      if (testAtMost(dice, 7)) return turn === 1 ? holds() : rallies(turn);
      if (turn === 1) {
        let worst = 0;
        for (let enemy = 0; enemy < 3; enemy++) worst = Math.max(worst, dice.roll(blow));
        if (worst > 0) return struck(worst);
      }
      const distance = fled + run(dice);
      return distance >= 24 ? leaves(turn) : { fled: distance, turn: turn + 1 };
    },
  };
}

const categories = 36;
/** 0 holds, 1 to 3 the worst injury, 4 + turn rallies, 20 + turn leaves the table. */
function category({
  name,
  quantities: { injury, turn },
}: {
  name: string;
  quantities: Readonly<Record<string, number>>;
}): number {
  if (name === 'holds') return 0;
  if (name === 'struck down') return injury!;
  return (name === 'rallies' ? 4 : 20) + turn!;
}

export const aloneAsPeers: Work = {
  name: 'alone',
  title: 'All Alone, Ld 7, three opponents, wound 4+, save 5+, 24 inches',
  rule: alone(
    (dice, limit) => dice.atMost(twoD6, limit),
    (dice) => dice.roll(twoD6),
  ) as unknown as Rule,
  categories,
  category,
};

const separately = (dice: Dice): number => dice.roll(d6) + dice.roll(d6);
export const aloneSeparateDice: Work = {
  name: 'alone-separate',
  title: 'the same with 2D6 as two dice',
  rule: alone((dice, limit) => separately(dice) <= limit, separately) as unknown as Rule,
  categories,
  category,
};
