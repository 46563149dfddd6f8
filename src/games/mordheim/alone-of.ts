import type { z } from 'zod';
import { FieldError } from '../../errors/field-error.ts';
import type { Rules } from '../parameter.ts';
import type { allAloneFields } from './all-alone-fields.ts';
import { avoidRadius, escapingFromCombat, nearEdges, surrounded } from './all-alone-parameters.ts';
import type { Alone, Enemy, Friend } from './alone.ts';
import { type Ground, inchesBetween, line, type Spot } from './ground.ts';
import { plane } from './plane.ts';

type Fields = z.output<typeof allAloneFields>;
type Path = readonly (string | number)[];

/** Farther than this, middle to middle, no two bases touch. */
const MOST_CONTACT = 3;

/**
 * Reads a lone warrior's situation: in the plane where there is a table, else on the one line.
 *
 * @throws {FieldError} fields that contradict each other or the rules in force
 */
export function aloneOf(fields: Fields, rules: Rules): Alone {
  const { warrior, table, edge, turns, followed, leaving } = fields;
  if ((edge === undefined) === (table === undefined)) {
    throw new FieldError(['edge'], 'expected either a table (with places, "at") or the edge (one-line form)');
  }
  if (leaving === 'escapes' && !rules.of(escapingFromCombat)) {
    throw new FieldError(
      ['leaving'],
      'under these rules nobody escapes from combat; change allAlone.escapingFromCombat to true',
    );
  }
  const spotsOf = table === undefined ? onTheLine : inThePlane(table);
  const enemies = Object.entries(fields.enemies).flatMap(
    ([name, { strength, count, at, ahead, aside, ...rest }]) => {
      if (strength === undefined && rest.fights)
        throw new FieldError(['enemies', name], `${name} has no Strength`);
      const spots = spotsOf({ at, ahead, aside }, count, ['enemies', name]);
      return spots.map((spot): Enemy => ({ ...rest, strength: strength ?? 0, ...spot }));
    },
  );
  const friends = Object.entries(fields.friends).map(
    ([name, { leader, at, ahead, aside, ...rest }]): Friend => {
      const path = ['friends', name];
      if (leader && rest.leadership === undefined) throw new FieldError(path, `${name} has no Leadership`);
      const [spot] = spotsOf({ at, ahead, aside }, 1, path);
      return {
        state: rest.state,
        reach: rest.reach,
        leadership: leader ? rest.leadership : undefined,
        ...spot!,
      };
    },
  );
  return {
    warrior: { ...warrior, save: warrior.save },
    enemies,
    friends,
    ground: table === undefined ? line(edge!) : planeOf(fields, table, enemies, rules),
    turns,
    lastTurn: turns + followed,
    charges: fields.charges,
    chargersLeadership: fields.chargersLeadership,
    leaving,
    newFoeCausesFear: fields.newFoeCausesFear,
  };
}

type Written = {
  readonly at: readonly [number, number] | readonly (readonly [number, number])[] | undefined;
  readonly ahead: number | undefined;
  readonly aside: number | undefined;
};

function onTheLine({ at, ahead, aside }: Written, count: number, path: Path): Spot[] {
  if (at !== undefined)
    throw new FieldError([...path, 'at'], 'a place needs a table; here write ahead and aside');
  return Array.from({ length: count }, () => ({ x: ahead ?? 0, y: aside ?? 0 }));
}

const inThePlane =
  (table: readonly [number, number]) =>
  ({ at, ahead, aside }: Written, count: number, path: Path): Spot[] => {
    if (ahead !== undefined || aside !== undefined) {
      throw new FieldError(path, 'ahead and aside are for the one-line form; on a table write at');
    }
    if (at === undefined) throw new FieldError(path, 'has no place on the table; write at: [x, y]');
    const places = isOne(at) ? [at] : at;
    if (places.length !== count) {
      throw new FieldError([...path, 'at'], `expected ${count} places, one for each; found ${places.length}`);
    }
    return places.map((place) => onTable(place, table, path));
  };

const isOne = (at: NonNullable<Written['at']>): at is readonly [number, number] => typeof at[0] === 'number';

function onTable(
  [x, y]: readonly [number, number],
  [width, depth]: readonly [number, number],
  path: Path,
): Spot {
  if (x > 0 && y > 0 && x < width && y < depth) return { x, y };
  throw new FieldError([...path, 'at'], `[${x}, ${y}] is not within the table of ${width} x ${depth} inches`);
}

function planeOf(
  fields: Fields,
  table: readonly [number, number],
  enemies: readonly Enemy[],
  rules: Rules,
): Ground {
  const path = ['warrior'];
  if (fields.warrior.at === undefined)
    throw new FieldError(path, 'has no place on the table; write at: [x, y]');
  const start = onTable(fields.warrior.at, table, path);
  for (const enemy of enemies) {
    const far = inchesBetween(start, enemy);
    if (far < 0.1) throw new FieldError(['enemies'], 'an enemy stands in the place of the warrior');
    if (enemy.fights && far > MOST_CONTACT) {
      const message = `an enemy at [${enemy.x}, ${enemy.y}] is not in contact; give him fights: false`;
      throw new FieldError(['enemies'], message);
    }
  }
  const opponents = enemies.filter(({ fights }) => fights);
  return plane(
    { width: table[0], depth: table[1] },
    start,
    opponents,
    rules.of(avoidRadius),
    rules.of(nearEdges),
    rules.of(surrounded),
  );
}
