import { describe, expect, it } from 'vitest';
import { panicFields } from '../../../src/games/warhammer/panic-fields.ts';

const unit = { leadership: 7, models: 20 };
const base = { unit, turns: [{ shooting: [{ loses: 5 }] }] };
const event = (event: object, rest: object = {}) => ({ unit, turns: [{ shooting: [event] }], ...rest });

function messages(fields: unknown): string[] {
  const { error } = panicFields.safeParse(fields);
  return error === undefined ? [] : error.issues.map(({ message, path }) => `${path.join('.')}: ${message}`);
}

describe('fields of panic', () => {
  it('take what is right', () => {
    expect(messages(base)).toEqual([]);
    expect(messages(event({ dies: 'general' }, { general: { leadership: 9, joins: 'unit' } }))).toEqual([]);
  });

  it.each([
    ['two things in one event', event({ loses: 3, test: 'spell' }), 'expected exactly one of loses, friend'],
    ['nothing in an event', event({}), 'expected exactly one of loses, friend'],
    ['a friend broken nowhere', event({ friend: 'broken' }), 'away goes with'],
    ['a distance of a spell', event({ test: 'spell', away: 3 }), 'away goes with'],
    ['a friend who tests on nothing', event({ friend: 'panics', gap: 3 }), 'leadership and gap go with'],
    ['a gap of somebody else', event({ friend: 'runs through', gap: 3 }), 'leadership and gap go with'],
    [
      'a re-roll of nothing',
      event({ loses: 3, reroll: true }),
      'reroll, coldBlooded and swiftstride go with',
    ],
    ['swift shots', event({ loses: 3, swiftstride: true }), 'reroll, coldBlooded and swiftstride go with'],
    ['a culprit of a broken friend', event({ friend: 'broken', away: 3, by: 'X' }), 'by goes with'],
    ['a voluntary loss', event({ loses: 3, voluntary: true }), 'voluntary goes with'],
    ['the strength of a spell', event({ test: 'spell', strength: 5 }), 'strength goes with'],
    [
      'an enemy who is not there',
      event({ loses: 3, by: 'X' }, { enemies: { Y: { away: 3 } } }),
      '"X" is none of the enemies',
    ],
    [
      'an enemy where there is none',
      event({ loses: 3, by: 'X' }, { enemies: 'none' }),
      '"X" is none of the enemies',
    ],
    ['the death of nobody', event({ dies: 'general' }), 'there is no "general" who could die now'],
    ['the death of a stranger', event({ dies: 'Karl' }), 'there is no "Karl" who could die now'],
    [
      'a second death',
      {
        ...base,
        general: { leadership: 9, away: 2 },
        turns: [{ magic: [{ dies: 'general' }, { dies: 'general' }] }],
      },
      'there is no "general" who could die now',
    ],
    ['the flight of nobody', event({ flees: 'standard' }), 'there is no standard who could flee now'],
    [
      'the flight of a General in the unit',
      event({ flees: 'general' }, { general: { leadership: 9, joins: 'unit' } }),
      'the general has joined the unit and flees only with it',
    ],
    ['a General nowhere', { ...base, general: { leadership: 9 } }, 'expected exactly one of away, joins'],
    [
      'a General in two places',
      { ...base, general: { leadership: 9, away: 2, joins: 'unit' } },
      'expected exactly one of',
    ],
    ['a standard nowhere', { ...base, standard: {} }, 'expected exactly one of away, joins'],
    ['dice of two kinds', { ...base, unit: { ...unit, coldBlooded: true, maximised: true } }, 'not both'],
    [
      'more models than it began with',
      { ...base, unit: { ...unit, startedWith: 10 } },
      'more models than it began',
    ],
    ['no models', { ...base, unit: { ...unit, models: 0 } }, '>=1'],
    ['no turns', { ...base, turns: [] }, '>=1'],
    ['an unknown key', { ...base, unit: { ...unit, leadreship: 7 } }, 'leadreship'],
    ['too many shots', event({ loses: { shots: '2d100+50', hit: '4+', wound: '4+' } }), 'at most 200 shots'],
  ])('refuse %s', (_, fields, message) => {
    expect(JSON.stringify(panicFields.safeParse(fields).error?.issues ?? [])).toContain(
      message.replaceAll('"', '\\"'),
    );
  });

  it('say where', () => {
    const fields = {
      ...base,
      turns: [{}, { combat: [{ loses: 1 }, { dies: 'Karl' }] }],
    };
    expect(messages(fields)).toEqual(['turns.1.combat.1.dies: there is no "Karl" who could die now']);
  });
});
