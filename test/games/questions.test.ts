import { describe, expect, it } from 'vitest';
import { compile, type Diagram, TooLarge } from '../../src/engine/compile.ts';
import { add, text, zero } from '../../src/engine/fraction.ts';
import { notedOnce } from '../../src/engine/noted-once.ts';
import type { Tally } from '../../src/engine/play.ts';
import type { Outcome } from '../../src/engine/rule.ts';
import { solve } from '../../src/engine/solve.ts';
import { solveExactly } from '../../src/engine/solve-exactly.ts';
import { pose } from '../../src/games/pose.ts';
import type { Posed } from '../../src/games/question.ts';
import { questions } from '../../src/games/questions.ts';
import { asks } from '../../src/games/registry.ts';
import { playBlock } from '../../src/sampling/play-block.ts';
import { blockStates } from '../../src/sampling/streams.ts';
import { wasmKernel } from '../../src/sampling/wasm-kernel.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import type { CellPlan } from '../../src/scenario/plan.ts';
import { fitOf } from '../sampling/chi-squared.ts';

// What every question owes its reader: a worked example that is right, a template that runs, declarations that cover
// what the rule does, and trials played one by one that agree with the exact answer.

/** χ² with fixed seeds: a faultless program fails one of them with this chance. */
const FALSE_ALARM = 1e-9;
const TRIALS = 4000;
const kernel = wasmKernel();

/** The first cell of a scenario file. */
async function poseFile(file: string): Promise<Posed> {
  const plan = await loadScenario('example.yaml', file);
  const [{ fields, rules }] = plan.cells as [CellPlan];
  return pose(plan.ask, fields, rules);
}

/** The rule's diagram, or nothing where it is only played. */
function diagramOf({ engine, rule }: Posed): Diagram | undefined {
  if (engine === 'play') return undefined;
  try {
    return compile(rule, { nodes: 20_000, replays: 20_000 });
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

it('lists the same questions where they are loaded one by one', () => {
  expect(questions.map(({ ask }) => ask)).toEqual(asks);
});

describe.each(questions.map((question) => [question.ask, question] as const))(
  'ask: %s',
  async (ask, question) => {
    const states = blockStates(2026, `question ${ask}`);
    // A state that is changed in place cannot be watched from outside.
    const played = ({ rule }: Posed): Tally =>
      playBlock(rule.inPlace ? rule : notedOnce(rule), kernel, states.next().value, TRIALS);

    const template = await poseFile(question.template);
    let tally: Tally | undefined;
    const tallyOfTemplate = (): Tally => {
      tally ??= played(template);
      return tally;
    };

    it('has a worked example that is right', async () => {
      const { scenario, outcome, fraction } = question.example;
      const { outcomes } = solveExactly(compile((await poseFile(scenario)).rule));
      const share = [...outcomes]
        .filter(([{ name }]) => name === outcome)
        .reduce((sum, [, part]) => add(sum, part), zero);
      expect(text(share)).toBe(fraction);
    });

    it('plays its template and example as it solves them', async () => {
      for (const posed of [template, await poseFile(question.example.scenario)]) {
        const diagram = diagramOf(posed);
        const tally = posed === template ? tallyOfTemplate() : played(posed);
        if (diagram === undefined) continue;
        const { outcomes, notes } = solve(diagram);
        const counts = [...outcomes.keys()].map((outcome) => tally.outcomes.get(outcome) ?? 0);
        expect(counts.reduce((sum, n) => sum + n, 0)).toBe(TRIALS);
        expect(fitOf(counts, [...outcomes.values()])).toBeGreaterThan(FALSE_ALARM);
        for (const [note, share] of notes) {
          const count = tally.notes.get(note) ?? 0;
          expect(fitOf([count, TRIALS - count], [share, 1 - share]), note.key).toBeGreaterThan(FALSE_ALARM);
        }
      }
    });

    it('declares what can happen, with its quantities', () => {
      const posed = template;
      const { outcomes, notes } = tallyOfTemplate();
      const declared = (what: Iterable<Outcome>) => [...new Set([...what].map(({ name }) => name))];
      const names = (all: readonly { name: string }[] = []) => all.map(({ name }) => name);
      const ends = [...names(question.outcomes), ...names(posed.outcomes)];
      expect(declared(outcomes.keys()).filter((name) => !ends.includes(name))).toEqual([]);
      const events = [...names(question.events), ...names(posed.events)];
      expect(declared(notes.keys()).filter((name) => !events.includes(name))).toEqual([]);
      const quantities = new Set(
        [...outcomes.keys(), ...notes.keys()].flatMap((each) => Object.keys(each.quantities)),
      );
      expect([...quantities].filter((name) => !names(question.quantities).includes(name))).toEqual([]);
      expect(new Set(ends).size).toBe(ends.length);
      expect(ends).toContain(question.headline);
      expect(ends).toContain(question.example.outcome);
    });

    it('has parameters whose defaults and readings can be read', () => {
      for (const { name, type, default: standard, readings = [] } of question.parameters) {
        for (const value of [standard, ...readings])
          expect(type.safeParse(value).success, `${name}: ${JSON.stringify(value)}`).toBe(true);
      }
      const names = question.parameters.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    });
  },
);
