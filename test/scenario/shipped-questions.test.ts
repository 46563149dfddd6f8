import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isScalar, parseDocument, type Scalar, visit } from 'yaml';
import { ScenarioError } from '../../src/errors/problem.ts';
import { questions } from '../../src/games/questions.ts';
import { loadScenario } from '../../src/scenario/load.ts';

const odd = [0, 1, 3, 12, 100, -1, 0.5, 'none', true, false, '2d6', '4+', '7+', '', 'at least 9/4', '3 x 4'];

it.each(questions.map(({ ask, template }) => [ask, template]))(
  'a file that asks %s, with any value replaced, is read or refused with places',
  async (_ask, template) => {
    const replacement = fc.array(fc.tuple(fc.nat(200), fc.constantFrom(...odd)), {
      minLength: 1,
      maxLength: 2,
    });
    await fc.assert(
      fc.asyncProperty(replacement, async (replaced) => {
        const document = parseDocument(template);
        document.delete('vary');
        const values: Scalar[] = [];
        visit(document, {
          Scalar: (key, node) => void (key !== 'key' && isScalar(node) && values.push(node)),
        });
        for (const [at, value] of replaced) values[at % values.length]!.value = value;
        try {
          await loadScenario('x.yaml', document.toString());
        } catch (error) {
          expect(error).toBeInstanceOf(ScenarioError);
        }
      }),
      { seed: 6, numRuns: 60 },
    );
  },
);
