import { describe, expect, it } from 'vitest';
import { compile, TooLarge } from '../../src/engine/compile.ts';
import type { Diagram } from '../../src/engine/diagram.ts';
import { solve } from '../../src/engine/solve.ts';
import { pose } from '../../src/games/pose.ts';
import { questions } from '../../src/games/questions.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import type { CellPlan, RuleValues } from '../../src/scenario/plan.ts';
import { type Cause, shared } from '../../src/study/shared-work.ts';

const budget = { nodes: 20_000, replays: 20_000 };

async function causeOf(file: string): Promise<Cause> {
  const plan = await loadScenario('example.yaml', file);
  const [{ fields, rules }] = plan.cells as [CellPlan];
  return { ask: plan.ask, fields, rules, budget };
}

const withValue = (cause: Cause, name: string, value: unknown): Cause => ({
  ...cause,
  rules: { ...cause.rules, values: { ...cause.rules.values, [name]: value } satisfies RuleValues['values'] },
});

/** All that a diagram says, in a form in which equal ones are equal. */
const contentOf = (diagram: Diagram) => ({
  nodes: diagram.nodes.map((node) => ({ ...node, die: undefined })),
  root: diagram.root,
  outcomes: diagram.outcomes.map(({ key }) => key),
  notes: diagram.notes.map(({ key }) => key),
});

/** Posed and compiled anew, as if nothing were shared. */
function anew({ ask, fields, rules }: Cause) {
  const { engine, rule, notes } = pose(ask, fields, rules);
  if (engine === 'play') return { notes };
  try {
    return { notes, content: contentOf(compile(rule, budget)) };
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return { notes };
  }
}

describe('shared work', () => {
  it.each(questions.map((question) => [question.ask, question] as const))(
    'of %s is what would be made anew under any switch that was not read',
    async (_, { template, parameters }) => {
      const cause = await causeOf(template);
      const read = new Set<string>();
      const work = shared(cause, read);
      for (const { name, readings = [] } of parameters) {
        if (read.has(name)) continue;
        for (const reading of readings) {
          const flipped = withValue(cause, name, reading);
          expect(shared(flipped, new Set())).toBe(work);
          const { notes, content } = anew(flipped);
          expect(work.posed.notes).toEqual(notes);
          expect(work.diagram && contentOf(work.diagram)).toEqual(content);
        }
      }
    },
  );

  it('is not shared where a value that was read differs, or a field, or the budget', async () => {
    const cause = await causeOf(
      'holdfast: 1\nask: leadership\ntitle: t\nrules: wfb8\nleadership: 12\ndice: 2d6\n',
    );
    const chance = (other: Cause): number[] => [
      ...solve(shared(other, new Set()).diagram!).outcomes.values(),
    ];
    const { diagram } = shared(cause, new Set());
    expect(chance(cause)).toHaveLength(2);
    expect(chance(withValue(cause, 'leadership.ldCap', 'none'))).toEqual([1]);
    expect(shared({ ...cause, fields: { ...cause.fields, leadership: 5 } }, new Set())).not.toBe(
      shared(cause, new Set()),
    );
    expect(shared({ ...cause, budget: { nodes: 1, replays: 1 } }, new Set()).diagram).toBeUndefined();
    expect(shared(cause, new Set()).diagram).toBe(diagram);
  });

  it('tells what was read, made anew or not', async () => {
    const cause = await causeOf('holdfast: 1\nask: leadership\ntitle: t\nrules: wfb8\nleadership: 3\n');
    const [first, second] = [new Set<string>(), new Set<string>()];
    shared(cause, first);
    shared(cause, second);
    expect(first.has('leadership.ldCap')).toBe(true);
    expect(second).toEqual(first);
  });

  it('is forgotten, the oldest first, when there is too much of it', async () => {
    const cause = await causeOf('holdfast: 1\nask: leadership\ntitle: t\nrules: wfb8\nleadership: 3\n');
    const first = shared({ ...cause, budget: { nodes: 7, replays: 999 } }, new Set());
    for (let replays = 1000; replays < 4200; replays++) {
      shared({ ...cause, budget: { nodes: 7, replays } }, new Set());
    }
    expect(shared({ ...cause, budget: { nodes: 7, replays: 999 } }, new Set())).not.toBe(first);
  });
});
