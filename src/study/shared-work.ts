import type { Budget } from '../engine/budget.ts';
import { compile, TooLarge } from '../engine/compile.ts';
import type { Diagram } from '../engine/diagram.ts';
import type { Rule } from '../engine/rule.ts';
import { pose } from '../games/pose.ts';
import type { Posed } from '../games/question.ts';
import { type Layout, layOut } from '../sampling/layout.ts';
import type { RuleValues } from '../scenario/plan.ts';

/** What the rule of a cell follows from. */
export interface Cause {
  readonly ask: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly rules: RuleValues;
  readonly budget: Budget;
}

/** What is made of it. Without a diagram the rule has to be played. */
export interface Work {
  readonly posed: Posed;
  readonly diagram?: Diagram;
  readonly layout?: Layout;
}

interface KnownWork extends Work {
  readonly values: RuleValues['values'];
  /** The names of the values that posing and compiling have read: whatever the others are, the same comes of it. */
  readonly read: ReadonlySet<string>;
}

/** By all of the cause but the values of the rules. */
const known = new Map<string, KnownWork[]>();

/** Nodes that are kept, some 100 MB; what is without nodes counts as a hundred. Then the oldest goes. */
const MOST_KEPT = 300_000;
let kept = 0;

const weightOf = ({ diagram }: Work): number => 100 + (diagram?.nodes.length ?? 0);

/**
 * Poses and compiles, or finds what has been made of the same fields under rules that differ only in values that were never
 * read: in a sweep over readings most cells are such.
 *
 * @param read is given the names of the values read
 */
export function shared(cause: Cause, read: Set<string>): Work {
  const { ask, fields, rules, budget } = cause;
  const text = JSON.stringify([ask, fields, rules.preset, budget]);
  let work = known.get(text)?.find((each) => agree(each, rules.values));
  if (work === undefined) {
    const own = new Set<string>();
    work = { values: rules.values, read: own, ...made(cause, own) };
    keep(text, work);
  }
  for (const name of work.read) read.add(name);
  return work;
}

function agree({ values, read }: KnownWork, others: RuleValues['values']): boolean {
  return [...read].every((name) => JSON.stringify(values[name]) === JSON.stringify(others[name]));
}

function keep(text: string, work: KnownWork): void {
  const alike = known.get(text);
  if (alike === undefined) known.set(text, [work]);
  else alike.push(work);
  kept += weightOf(work);
  for (const [oldest, pieces] of known) {
    if (kept <= MOST_KEPT || oldest === text) return;
    known.delete(oldest);
    for (const piece of pieces) kept -= weightOf(piece);
  }
}

function made({ ask, fields, rules, budget }: Cause, read: Set<string>): Work {
  const posed = pose(ask, fields, rules, read);
  if (posed.engine === 'play') return { posed };
  try {
    const replays = Math.min(budget.replays, posed.replays ?? budget.replays);
    const { diagram, layout } = compiled(posed.rule, { nodes: budget.nodes, replays });
    return { posed, diagram, layout };
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return { posed };
  }
}

interface Compiled {
  readonly diagram: Diagram;
  readonly layout: Layout;
  readonly budget: Budget;
}

const byRule = new WeakMap<Rule, Compiled>();

/** Questions may give one rule object for cells that are alike in all that matters: it is compiled once. */
function compiled(rule: Rule, budget: Budget): Compiled {
  const before = byRule.get(rule);
  if (before?.budget.nodes === budget.nodes && before.budget.replays === budget.replays) return before;
  const diagram = compile(rule, budget);
  const made = { diagram, layout: layOut(diagram), budget };
  byRule.set(rule, made);
  return made;
}
