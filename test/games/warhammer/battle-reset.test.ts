import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../src/engine/rule.ts';
import { plainKernel } from '../../../src/sampling/plain-kernel.ts';
import { playBlock } from '../../../src/sampling/play-block.ts';
import { blockStates } from '../../../src/sampling/streams.ts';
import { posedUnder } from './asked.ts';
import { crowdedBattle } from './crowded-battle.ts';

// Beside the plain kernel, where the rule is played step by step: compiled, it begins anew in its own way.
const played = (rule: Rule): readonly string[] => {
  const { outcomes, notes } = playBlock(rule, plainKernel(), blockStates(11, 'reset').next().value, 500);
  return [...outcomes, ...notes].map(([outcome, count]) => `${outcome.key}: ${count}`);
};

describe('a battle that is reset for every trial', () => {
  it.each(['wfb8', 't9a-2016'])(
    'goes as one that is made anew, with the same dice: %s',
    (rules) => {
      for (let number = 50; number < 62; number++) {
        const table = crowdedBattle(number, { ours: 6, theirs: 4, events: 6, turns: 4 });
        const { rule } = posedUnder('battle-line', table as unknown as Record<string, unknown>, { rules });
        const { reset, ...inPlace } = rule.inPlace!;
        expect(reset).toBeInstanceOf(Function);
        const counts = played(rule);
        expect(counts.length).toBeGreaterThan(10);
        expect(counts, `table ${number}`).toEqual(played({ ...rule, inPlace }));
      }
    },
    120_000,
  );
});
