import { STREAM } from '../sampling/streams.ts';
import type { Plan } from '../scenario/plan.ts';
import { version } from './version.ts';

/** The run that progress was kept of. */
export interface Origin
  extends Pick<Plan, 'file' | 'ask' | 'seed' | 'trials' | 'precision' | 'rules' | 'scenario'> {
  /** Version of the program. */
  readonly holdfast: string;
  readonly stream: number;
}

export const originOf = ({ file, ask, seed, trials, precision, rules, scenario }: Plan): Origin => ({
  holdfast: version,
  stream: STREAM,
  file,
  ask,
  seed,
  ...(trials === undefined ? {} : { trials }),
  ...(precision === undefined ? {} : { precision }),
  rules,
  scenario,
});
