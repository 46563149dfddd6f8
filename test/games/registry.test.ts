import { expect, it } from 'vitest';
import { pose } from '../../src/games/pose.ts';
import { question } from '../../src/games/question.ts';
import { asks, loadQuestion, questionOf } from '../../src/games/registry.ts';

const mordheim = { preset: 'of a test', values: {} };

it('loads the question that is asked, and says where nobody has loaded it', async () => {
  expect(asks).toContain('rout');
  expect(() => questionOf('rout')).toThrow('The question "rout" is not loaded: call loadQuestion first');
  const rout = await loadQuestion('rout');
  expect(rout?.ask).toBe('rout');
  expect(questionOf('rout')).toBe(rout);
  expect(await loadQuestion('no such question')).toBeUndefined();
  expect(questionOf('no such question')).toBeUndefined();
  expect(() => pose('no such question', {}, mordheim)).toThrow('There is no question "no such question".');
});

it('lets a rule read only the parameters that its question lists', async () => {
  const rout = (await loadQuestion('rout'))!;
  const hasty = question({ ...rout, ask: 'hasty', parameters: [] });
  const fields = { warband: { All: { leadership: 7, count: 3 } } };
  expect(() => pose(hasty.ask, fields, mordheim)).toThrow(
    /The question "hasty" reads "[\w.]+" without listing it\./,
  );
});
