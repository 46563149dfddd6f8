import type { Origin } from './origin.ts';

/** What is said of a value that is not there. */
const NONE = 'not stated';

/** Fields of a scenario on which no count depends, or that are told of as options. */
const BESIDE = new Set(['title', 'seed', 'trials', 'precision']);

/** The longest value that is quoted, in characters. */
const LONGEST = 50;

/**
 * Says, for a user who wanted to go on from kept progress that does not fit, what differs, a line for each, and what to do.
 *
 * @param kept the run that progress was kept of
 * @param now the run that is asked for
 */
export function otherRun(kept: Origin, now: Origin): string {
  const differences = [...ofProgram(kept, now), ...ofOptions(kept, now), ...ofScenario(kept, now)];
  const lines =
    differences.length > 0 ? differences : ['something that the file names: profiles, or another rules file'];
  return [
    `the kept progress belongs to another run${kept.file === now.file ? '' : ` (of ${kept.file})`}. It differs in`,
    ...lines.map((line) => `  ${line}`),
    `${advice(kept, now)}Run without --resume to begin anew.`,
  ].join('\n');
}

function ofProgram(kept: Origin, now: Origin): string[] {
  if (kept.holdfast !== now.holdfast)
    return [difference('the version of Holdfast', kept.holdfast, now.holdfast)];
  return kept.stream === now.stream ? [] : [difference('the random numbers', kept.stream, now.stream)];
}

const ofOptions = (kept: Origin, now: Origin): string[] => [
  ...changed('seed', kept.seed, now.seed),
  ...changed('trials', kept.trials, now.trials),
  ...changed('precision', inPoints(kept.precision), inPoints(now.precision)),
];

/** What the file says, and the rules in force where it says the same of them. */
function ofScenario(kept: Origin, now: Origin): string[] {
  const fields = changesOf(kept.scenario, now.scenario).filter(([name]) => !BESIDE.has(name));
  const rules = fields.some(([name]) => name === 'rules')
    ? []
    : changesOf(kept.rules.values, now.rules.values);
  return [...fields, ...rules].map(([name, before, after]) => difference(name, before, after));
}

type Change = readonly [name: string, before: unknown, after: unknown];

function changesOf(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Change[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .map((name): Change => [name, before[name], after[name]])
    .filter(([, a, b]) => JSON.stringify(a) !== JSON.stringify(b));
}

const changed = (name: string, before: unknown, after: unknown): string[] =>
  before === after ? [] : [difference(name, before, after)];

const difference = (name: string, before: unknown, after: unknown): string =>
  `${name}: ${quoted(before)} then, ${quoted(after)} now`;

function quoted(value: unknown): string {
  if (value === undefined) return NONE;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

const inPoints = (share: number | undefined): string | undefined =>
  share === undefined ? undefined : `${Number((share * 100).toPrecision(12))} points`;

/** The options that make the runs alike, if nothing else differs. */
function advice(kept: Origin, now: Origin): string {
  if (ofProgram(kept, now).length > 0 || ofScenario(kept, now).length > 0) return '';
  const isSameAmount = kept.trials === now.trials && kept.precision === now.precision;
  const options = [
    ...(kept.seed === now.seed ? [] : [`--seed ${kept.seed}`]),
    ...(isSameAmount || kept.trials === undefined ? [] : [`--trials ${kept.trials}`]),
    ...(isSameAmount || kept.precision === undefined
      ? []
      : [`--precision ${inPoints(kept.precision)?.replace(' points', '')}`]),
  ];
  const without = !isSameAmount && kept.trials === undefined && kept.precision === undefined;
  const words = [
    ...(options.length > 0 ? [`with ${options.join(' ')}`] : []),
    ...(without ? ['without --trials and --precision'] : []),
  ];
  return words.length === 0 ? '' : `To go on, run ${words.join(' and ')}. `;
}
