import { type Dice, type Outcome, outcome } from '../../../engine/rule.ts';
import { compiledPlay } from './compiled/compiled-play.ts';
import { KeptBattle } from './kept-battle.ts';
import { keyOf } from './key.ts';
import { notesOf } from './notes.ts';
import { countOf, GONE, is, LEFT, PANICKED } from './rule/battle.ts';
import { type Numbered, takeDice } from './rule/dice.ts';
import { OURS } from './rule/line.ts';
import { advance } from './rule/step.ts';
import type { Setup } from './setup.ts';

const holds = outcome('the line holds', 'panicked', 'left', 'points');
const panics = outcome('units panic', 'panicked', 'left', 'points');
const loses = outcome('units leave', 'panicked', 'left', 'points');

const endOf = (panicked: number, left: number, points: number): Outcome =>
  (left > 0 ? loses : panicked > 0 ? panics : holds)(panicked, left, points);

/** The rule of a battle line as the engine takes it: battles that change in place, dice and outcomes. */
export function battleLineRule(setup: Setup) {
  const { units, dice } = setup;
  const numbered: Numbered = { rollable: (die) => dice.of(die), outcome: notesOf(units) };
  const pointsGone = (): number =>
    units.reduce((sum, { side, points }, unit) => sum + (side === OURS && is(unit, GONE) ? points : 0), 0);
  return {
    start: new KeptBattle(setup),
    step(battle: KeptBattle, from: Dice): KeptBattle | Outcome {
      battle.putOnTable();
      takeDice(from, numbered);
      if (!advance()) return battle;
      return endOf(countOf(OURS, PANICKED), countOf(OURS, LEFT), pointsGone());
    },
    inPlace: {
      copy: (battle: KeptBattle): KeptBattle => battle.copy(),
      reset: (used: KeptBattle, battle: KeptBattle): void => used.become(battle),
      key(battle: KeptBattle): string {
        battle.putOnTable();
        return keyOf(units);
      },
    },
    compiledPlay: compiledPlay(setup, numbered.outcome, endOf),
  };
}
