import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dice, inches, leadership, models, save, target, turns } from '../../src/notation/fields.ts';
import { orNone } from '../../src/notation/none.ts';
import { isApartFromProfile, notFromProfile } from '../../src/notation/profile-fields.ts';
import { leastReaching, reaches, threshold } from '../../src/notation/threshold.ts';

describe('the limits of fields', () => {
  it.each([
    ['leadership', leadership, [0, 12], [-1, 13, 7.5, '7', null]],
    ['models', models, [1, 500], [0, 501, 2.5, '20']],
    ['inches', inches, [0, 200, 2.5], [-0.1, 200.1, '8', Number.POSITIVE_INFINITY]],
    ['turns', turns, [1, 30], [0, 31, 1e9]],
    ['target', target, ['2+', '6+'], ['1+', '7+', '4', 4, '4+ ', '']],
    ['save', save, ['none', '2+'], ['1+', 'None', 4]],
    ['dice', dice, ['2d6', 'd3-1', '3d6 drop highest', 4, '4', 0], ['2d', 'd1', '9d6', -1, true, 101, '']],
    [
      'threshold',
      threshold,
      ['at least 1/4', 'more than 1/3'],
      ['1/4', '25%', 'at least 5/4', 'at least 1/0', 0.25],
    ],
  ])('%s', (_name, schema: z.ZodType, right: readonly unknown[], wrong: readonly unknown[]) => {
    expect(right.filter((value) => !schema.safeParse(value).success)).toEqual([]);
    expect(wrong.filter((value) => schema.safeParse(value).success)).toEqual([]);
  });

  it('are the same in JSON Schema', () => {
    expect(z.toJSONSchema(models, { io: 'input' })).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 500,
    });
    expect(z.toJSONSchema(target, { io: 'input' })).toMatchObject({ type: 'string', pattern: '^[2-6]\\+$' });
  });
});

describe('a target', () => {
  it('is the number that must show', () => {
    expect(target.parse('4+')).toBe(4);
    expect(save.parse('none')).toBeUndefined();
  });
});

describe('a threshold', () => {
  it('tells "at least" from "more than" where the share is met exactly', () => {
    expect(reaches(threshold.parse('at least 1/4'), 5, 20)).toBe(true);
    expect(reaches(threshold.parse('more than 1/4'), 5, 20)).toBe(false);
    expect(reaches(threshold.parse('at least 1/4'), 5, 21)).toBe(false);
  });

  it('is first reached by the fewest that reach it', () => {
    for (const text of ['at least 1/4', 'more than 1/4', 'at least 1/3', 'more than 2/3', 'at least 1/2'])
      for (let whole = 1; whole <= 120; whole++) {
        const limit = threshold.parse(text);
        const least = leastReaching(limit, whole);
        expect(reaches(limit, least, whole)).toBe(true);
        expect(reaches(limit, least - 1, whole)).toBe(false);
      }
  });
});

describe('orNone', () => {
  const schema = z.strictObject({ standard: orNone(z.strictObject({ away: inches })) });

  it('reads none as nothing', () => {
    expect(schema.parse({ standard: 'none' }).standard).toBeUndefined();
    expect(schema.parse({}).standard).toBeUndefined();
    expect(schema.parse({ standard: { away: 3 } }).standard).toEqual({ away: 3 });
  });

  it('reads nothing else as none', () => {
    for (const standard of ['nothing', null, false, {}])
      expect(schema.safeParse({ standard }).success).toBe(false);
  });

  it('can be told to editors', () => {
    expect(JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))).toContain('"const":"none"');
  });
});

describe('notFromProfile', () => {
  it('marks a schema and leaves others alone', () => {
    const marked = notFromProfile(z.int());
    expect(isApartFromProfile(marked)).toBe(true);
    expect(isApartFromProfile(z.int())).toBe(false);
  });
});
