import { questionOf } from '../../games/registry.ts';
import type { Plan } from '../../scenario/plan.ts';
import type { Result } from '../../study/result.ts';
import type { Change } from '../readings/changes.ts';
import { changesBetween } from '../readings/changes.ts';
import type { Study } from '../readings/readings-of.ts';
import type { RuleChanges } from './rule-changes.ts';

/** What changed rules do to one scenario. */
export interface Difference {
  readonly file: string;
  readonly title: string;
  readonly before: Result;
  readonly after: Result;
  /** The largest first; none where the change does not bear on it. */
  readonly changes: readonly Change[];
}

/** Runs each scenario of the game under its own rules and with the changes laid over them; the most moved first. */
export async function diffOf(
  plans: readonly Plan[],
  { game, changes }: RuleChanges,
  study: Study,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const plan of plans) {
    const question = questionOf(plan.ask);
    const bearing = Object.entries(changes).filter(([name]) =>
      question?.parameters.some((parameter) => parameter.name === name),
    );
    if (!question?.games.includes(game) || bearing.length === 0) continue;
    const changed = bearing.reduce((under, [name, value]) => withChange(under, name, value), plan);
    const before = await study(plan);
    const after = await study(changed);
    differences.push({
      file: plan.file,
      title: plan.title,
      before,
      after,
      changes: changesBetween(before, after),
    });
  }
  return differences.sort((a, b) => largest(b) - largest(a));
}

const largest = ({ changes }: Difference): number => Math.abs(changes[0]?.difference ?? 0);

/** The plan with one rule changed, in all cells but those that choose this rule's value themselves. */
function withChange(plan: Plan, name: string, value: unknown): Plan {
  const changed = (rules: Plan['rules']): Plan['rules'] => ({
    ...rules,
    values: { ...rules.values, [name]: value },
  });
  const written = JSON.stringify(plan.rules.values[name]);
  const choosesItself = ({ settings, rules }: Plan['cells'][number]): boolean =>
    JSON.stringify(rules.values[name]) !== written ||
    Object.keys(settings).some((path) => path === name || path.endsWith(`.${name}`));
  return {
    ...plan,
    rules: changed(plan.rules),
    cells: plan.cells.map((cell) => (choosesItself(cell) ? cell : { ...cell, rules: changed(cell.rules) })),
  };
}
