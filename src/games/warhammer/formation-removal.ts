import type { Base } from '../../notation/base.ts';
import type { Rules } from '../parameter.ts';
import { type EnemyFront, modelsInContact } from './formation-contact.ts';
import { cornersTouch, engagedKeep } from './formation-parameters.ts';
import { type Shape, shapesAfter } from './formation-shape.ts';

/** A shape and what it touches. */
export interface Contact {
  readonly shape: Shape;
  /** Enemy models in contact, by the name of their unit. */
  readonly models: ReadonlyMap<string, number>;
  readonly enemyUnits: number;
  readonly enemyModels: number;
}

export function contactOf(
  shape: Shape,
  base: Base,
  enemies: ReadonlyMap<string, EnemyFront>,
  rules: Rules,
): Contact {
  const corners = rules.of(cornersTouch);
  const models = new Map(
    [...enemies].map(([name, enemy]) => [name, modelsInContact(shape, base, enemy, corners)]),
  );
  const touching = [...models.values()];
  return {
    shape,
    models,
    enemyUnits: touching.filter((count) => count > 0).length,
    enemyModels: touching.reduce((sum, count) => sum + count, 0),
  };
}

/**
 * The shape that is left after so many casualties. They come off the rear rank; where there is a choice of ends, so
 * that the most enemy units stay in contact, and then the most enemy models. Of equally good ones: as many from the
 * right as possible.
 */
export function afterCasualties(
  shape: Shape,
  casualties: number,
  base: Base,
  enemies: ReadonlyMap<string, EnemyFront>,
  rules: Rules,
): Contact {
  const keep = rules.of(engagedKeep);
  const better = (a: Contact, b: Contact): boolean =>
    keep === 'enemyUnits' && a.enemyUnits !== b.enemyUnits
      ? a.enemyUnits > b.enemyUnits
      : keep !== 'nothing' && a.enemyModels > b.enemyModels;
  return shapesAfter(shape, casualties)
    .map((left) => contactOf(left, base, enemies, rules))
    .reduce((best, next) => (better(next, best) ? next : best));
}
