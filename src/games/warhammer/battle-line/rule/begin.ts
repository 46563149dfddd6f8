import { BOX } from '../../../../table/box.ts';
import {
  AT_MOMENT,
  AT_PHASE_START,
  BEGAN,
  BREAKING,
  BREAKING_FROM,
  blows,
  boxes,
  countFleeing,
  ENGAGED,
  events,
  FLEEING,
  FLEEING_UNITS,
  failed,
  HAPPENED,
  IS_LAST_ACT,
  LOST,
  MODELS,
  MOVED,
  now,
  rallying,
  runs,
  STATUS,
  setState,
  stirred,
  tests,
} from './battle.ts';
import {
  FIRST_MODELS,
  OURS,
  profileOf,
  SIDE,
  STARTS_ENGAGED,
  STARTS_FLEEING,
  sizes,
  startBoxes,
  THEIRS,
  UNITS,
} from './line.ts';
import { empty } from './queue.ts';

/** Puts the battle of the line on the table as it begins. */
export function begin(): void {
  now[AT_MOMENT] = -1;
  now[HAPPENED] = 0;
  now[IS_LAST_ACT] = 0;
  now[BREAKING] = -1;
  now[BREAKING_FROM] = 0;
  now[FLEEING_UNITS + OURS] = 0;
  now[FLEEING_UNITS + THEIRS] = 0;
  empty(tests);
  empty(failed);
  empty(runs);
  empty(rallying);
  empty(events);
  empty(blows);
  empty(stirred);
  const units = sizes[UNITS]!;
  for (let part = 0; part < units * BOX; part++) boxes[part] = startBoxes[part]!;
  for (let unit = 0; unit < units; unit++) {
    const flees = profileOf(unit, STARTS_FLEEING) !== 0;
    if (flees) countFleeing(profileOf(unit, SIDE), 1);
    setState(unit, STATUS, (flees ? FLEEING : 0) | (profileOf(unit, STARTS_ENGAGED) !== 0 ? ENGAGED : 0));
    setState(unit, MODELS, profileOf(unit, FIRST_MODELS));
    setState(unit, BEGAN, -1);
    setState(unit, LOST, 0);
    setState(unit, AT_PHASE_START, profileOf(unit, FIRST_MODELS));
    setState(unit, MOVED, 0);
  }
}
