import { relative, resolve } from 'node:path';
import { FileError } from '../platform/node/file-error.ts';
import { readText, readTextNow, yamlFiles } from '../platform/node/files.ts';
import type { Plan } from '../scenario/plan.ts';
import { UserError } from './user-error.ts';

/** A scenario file with what was found in it. */
export interface Checked {
  readonly file: string;
  readonly plan?: Plan;
  /** What is wrong, one line for each fault. */
  readonly problems?: string;
}

/** Reads and checks all files, the bad ones too. */
export async function checkFiles(paths: readonly string[]): Promise<Checked[]> {
  const { loadScenario } = await import('../scenario/load.ts');
  const { formatProblems, ScenarioError } = await import('../errors/problem.ts');
  const checked: Checked[] = [];
  /** What comes of it; a fault that the user can mend is noted, so that the other files are looked at too. */
  const orNote = async <T>(file: string, attempt: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof ScenarioError) checked.push({ file, problems: formatProblems(error) });
      else if (error instanceof FileError) checked.push({ file, problems: error.message });
      else throw error;
      return undefined;
    }
  };
  const seen = new Set<string>();
  for (const path of paths) {
    const all = (await orNote(path, () => yamlFiles(path))) ?? [];
    const isFolder = all[0] !== path;
    let rulesFiles = 0;
    for (const found of all) {
      if (seen.has(resolve(found))) continue;
      seen.add(resolve(found));
      const file = asShown(found);
      const plan = await orNote(file, async () => {
        const text = await readText(found);
        // House rules stand beside the scenarios that name them, and are read with these.
        if (!(isFolder && isRulesFile(text))) return loadScenario(file, text, { readRules: readTextNow });
        rulesFiles++;
        return undefined;
      });
      if (plan !== undefined) checked.push({ file, plan });
    }
    if (rulesFiles > 0 && rulesFiles === all.length)
      checked.push({ file: path, problems: `${path}: no scenarios in this folder, only rules files` });
  }
  return checked;
}

const isRulesFile = (text: string): boolean => /^(?:base|change):/m.test(text) && !/^ask:/m.test(text);

/**
 * The plans of all files; nothing is run unless every one of them is right.
 *
 * @throws {UserError} with all faults of all files
 */
export async function loadPlans(paths: readonly string[]): Promise<Plan[]> {
  const checked = await checkFiles(paths);
  const problems = checked.flatMap((file) => file.problems ?? []);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  return checked.flatMap(({ plan }) => plan ?? []);
}

/**
 * The plan of one file.
 *
 * @throws {UserError} with all its faults, or for a folder of several
 */
export async function loadPlan(path: string): Promise<Plan> {
  const plans = await loadPlans([path]);
  if (plans.length > 1) throw new UserError(`${path} holds ${plans.length} scenarios; name one`);
  return plans[0]!;
}

/** A file's name relative to where we are, as long as it lies within: reports quote it. */
function asShown(path: string): string {
  const within = relative(process.cwd(), path);
  return within.startsWith('..') ? path : within;
}
