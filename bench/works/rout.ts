import type { Outcome } from '../../src/engine/rule.ts';
import { pose } from '../../src/games/pose.ts';
import { presetValues } from '../../src/games/presets.ts';
import type { Work } from './work.ts';

const rules = presetValues('mordheim');

/** Turn and warriors left; turn 0: fights on. A warband that is wiped out is counted with those that rout. */
const byTurnAndStanding =
  (size: number) =>
  ({ quantities: { turn, standing } }: Outcome): number =>
    (size + 1) * (turn ?? 0) + standing!;

export const rout: Work = {
  name: 'rout',
  title: 'Rout of 12 with attrition, ten turns',
  rule: pose(
    'rout',
    {
      turns: 10,
      warband: { Leader: { leadership: 8, role: 'leader' }, Others: { leadership: 7, count: 11 } },
      losses: { eachTurn: 'd3-1' },
    },
    rules,
  ).rule,
  categories: 11 * 13,
  category: byTurnAndStanding(12),
};

export const warband: Work = {
  name: 'warband',
  title: 'Warband of 15 in three classes, 15 turns',
  rule: pose(
    'rout',
    {
      turns: 15,
      warband: {
        Leader: { leadership: 8, role: 'leader' },
        Champions: { leadership: 7, role: 'hero', count: 4 },
        Warriors: { leadership: 6, count: 10 },
      },
      losses: { eachTurn: 'd3-1' },
    },
    rules,
  ).rule,
  categories: 16 * 16,
  category: byTurnAndStanding(15),
};
