import { BOX } from '../../../../table/box.ts';
import {
  AT_MOMENT,
  BREAKING,
  BREAKING_FROM,
  blows,
  boxes,
  events,
  FLEEING_UNITS,
  failed,
  HAPPENED,
  IS_LAST_ACT,
  now,
  rallying,
  runs,
  states,
  stirred,
  tests,
} from './battle.ts';
import { FIRST_FLEEING, OURS, STATE, sizes, startBoxes, startStates, THEIRS, UNITS } from './line.ts';
import { empty } from './queue.ts';

/** Puts the battle of the line on the table as it begins. */
export function begin(): void {
  now[AT_MOMENT] = -1;
  now[HAPPENED] = 0;
  now[IS_LAST_ACT] = 0;
  now[BREAKING] = -1;
  now[BREAKING_FROM] = 0;
  now[FLEEING_UNITS + OURS] = sizes[FIRST_FLEEING + OURS]!;
  now[FLEEING_UNITS + THEIRS] = sizes[FIRST_FLEEING + THEIRS]!;
  empty(tests);
  empty(failed);
  empty(runs);
  empty(rallying);
  empty(events);
  empty(blows);
  empty(stirred);
  const units = sizes[UNITS]!;
  for (let part = 0; part < units * BOX; part++) boxes[part] = startBoxes[part]!;
  for (let part = 0; part < units * STATE; part++) states[part] = startStates[part]!;
}
