import type { Dice } from '../../engine/rule.ts';
import type { Rules } from '../parameter.ts';
import { type Losses, rolledLoss } from './losses.ts';
import { areHeavy, heavyCasualtiesUnder } from './panic-causes.ts';
import type { Phase } from './panic-parameters.ts';

/** Those who stand in a unit besides its own models. */
export interface Besides {
  readonly models: number;
  readonly wounds: number;
}

/** A unit's losses of one phase: what is left, and whether they are heavy. */
export interface Suffered {
  /** Wounds that the unit has lost in all. */
  readonly lost: number;
  readonly destroyed: boolean;
  readonly heavy: boolean;
}

/**
 * Makes ready what a unit suffers in a phase. Its losses of earlier phases come as wounds; `besides` are the joined
 * characters who counted when the phase began.
 */
export function exposed(
  unit: { models: number; wounds: number },
  loss: Losses,
  phase: Phase,
  rules: Rules,
): (before: number, besides: Besides, dice: Dice) => Suffered {
  const heavy = heavyCasualtiesUnder(rules);
  const rolled = rolledLoss(loss, unit.wounds);
  const models = (lost: number): number => unit.models - Math.floor(lost / unit.wounds);
  return (before, besides, dice) => {
    const lost = Math.min(before + rolled(dice), unit.models * unit.wounds);
    const [fallen, atStart] = heavy.inHitPoints
      ? [lost - before, unit.models * unit.wounds - before + besides.wounds]
      : [models(before) - models(lost), models(before) + besides.models];
    const destroyed = models(lost) === 0;
    return {
      lost,
      destroyed,
      heavy: !destroyed && heavy.countsIn(phase) && areHeavy(heavy, fallen, atStart),
    };
  };
}
