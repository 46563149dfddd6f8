import { twoD6 } from '../../src/dice/common.ts';
import { outcome } from '../../src/engine/rule.ts';
import { pose } from '../../src/games/pose.ts';
import { presetValues } from '../../src/games/presets.ts';
import type { Work } from './work.ts';

const rules = presetValues('wfb8');
const category = ({ name }: { name: string }): number =>
  ['fails', 'passes', 'passes on the re-roll'].indexOf(name);

export const pass: Work = {
  name: 'pass',
  title: '2D6 ≤ 7, passes counted',
  rule: pose('leadership', { leadership: 7 }, rules).rule,
  categories: 2,
  category,
};

export const reroll: Work = {
  name: 'reroll',
  title: 'Leadership test 7 with a re-roll',
  rule: pose('leadership', { leadership: 7, reroll: true }, rules).rule,
  categories: 3,
  category,
};

const shows = outcome('shows', 'sum');

export const histogram: Work = {
  name: 'histogram',
  title: 'Histogram of 2D6',
  rule: { start: {}, step: (_, dice) => shows(dice.roll(twoD6)) },
  categories: 11,
  category: ({ quantities }) => quantities.sum! - 2,
};
