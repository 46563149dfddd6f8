import { FieldError } from '../../errors/field-error.ts';
import { leadershipTestParameters } from '../leadership-test.ts';
import { question } from '../question.ts';
import { allowanceParameters } from './allowance.ts';
import { mmPerInch } from './battle-line/switches.ts';
import { unitNamed } from './battle-line/unit-named.ts';
import { lendingParameters } from './lending-parameters.ts';
import { marchTestParameters } from './march-test.ts';
import { movesFields } from './moves-fields.ts';
import { movesNotes } from './moves-notes.ts';
import { movesParameters } from './moves-parameters.ts';
import { movesRule, nameOf } from './moves-rule.ts';
import { marchTypeParameters } from './unit-type.ts';

/** The remaining moves of a turn, on the table: which are legal, how far each model comes, which are cut short. */
export const movesQuestion = question({
  ask: 'moves',
  games: ['warhammer'],
  title: 'The remaining moves',
  summary:
    'Whether the planned advances, marches and reforms are allowed, how far the models go in them, and which are cut short by a failed test.',
  rule: [
    'First the reinforcements arrive. Then the player chooses a unit that has not moved this turn and makes one of three moves with it: an advance, a march or a reform; and so on with as many units as he likes. A unit that has charged, failed a charge, rallied, flees or is in combat has no remaining move.',
    'An advance goes in one direction: forward as far as the Movement with any number of wheels, or backward or sideways as far as half the Movement, not rounded (Movement 5: 2.5 inches). A march goes forward only, with wheels, as far as twice the Movement. No model may end further from where it began than its own Movement in an advance, or twice that in a march. A unit of one model may also pivot as often as it likes.',
    'With an enemy unit within 8 inches before the move, a march needs a Leadership test; a unit that fails marches no further than its Movement. The plan is followed as far as that goes.',
    'A reform keeps the centre of the unit; it may take any formation and facing in which no model goes further than twice its own Movement. Who takes which place is chosen so that the longest way is the shortest possible. A unit that has reformed makes no other move and does not shoot.',
    'A unit with a musician may reform swiftly before an advance, under the limits of a reform; the ways of the advance are measured after it. Where a test is needed and failed, the unit has reformed and stays where it is.',
    'The length of a wheel is the way of the outer front corner. No unit moves through another; at the end it keeps 1 inch from all others and stays on the table. The way is looked at every quarter of an inch. A reinforcement arrives with its rear at an edge of the table.',
  ].join('\n\n'),
  sources: [
    'The Ninth Age of 2016, pages 31–32: remaining moves, advance, march, reform',
    'Warhammer 8th edition: swift reform',
  ],
  parameters: [
    ...allowanceParameters,
    ...marchTestParameters,
    ...movesParameters,
    ...marchTypeParameters,
    mmPerInch,
    ...lendingParameters,
    ...leadershipTestParameters,
  ],
  fields: movesFields,
  outcomes: [
    {
      name: 'every move is made',
      clause: 'every move is made as planned',
      meaning: 'All moves are allowed and no failed test cuts one short.',
      tone: 'good',
    },
    {
      name: 'a move falls short',
      clause: 'a move is cut short by a failed test',
      meaning: 'All moves are allowed, but a failed test keeps a unit from going as far as planned.',
      tone: 'bad',
    },
    {
      name: 'a move is not allowed',
      clause: 'a move is not allowed',
      meaning: 'At least one move breaks a rule, where the unit stands then, and is not made.',
      tone: 'bad',
    },
  ],
  events: [],
  quantities: [{ name: 'inches', unit: 'inch', clause: 'the longest way of a model' }],
  headline: 'every move is made',
  template: `holdfast: 1
ask: moves
title: Can the halberdiers wheel past the woods and still face the orcs?
rules: wfb8
units:                       # ours; at: the middle of the front, y grows towards the enemy
  Halberdiers: { move: 4, models: 20, wide: 5, base: 20 x 20 mm, leadership: 7, at: [20, 12] }
  Spearmen: { move: 4, models: 15, wide: 5, base: 20 x 20 mm, leadership: 7, musician: true, at: [32, 12] }
enemies:
  Orcs: { models: 20, wide: 5, base: 25 x 25 mm, at: [24, 21] }
moves:                       # in their order; each unit once
  - { unit: Spearmen, swiftReform: { turned: 90 }, advance: [{ forward: 3 }] }
  - { unit: Halberdiers, march: [{ wheel: 20 }, { forward: 3 }] }
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: moves
title: Eight inches with an enemy near
rules: wfb8
units:
  Halberdiers: { move: 4, models: 20, wide: 5, base: 20 x 20 mm, leadership: 7, at: [20, 12] }
enemies:
  Orcs: { models: 20, wide: 5, base: 25 x 25 mm, at: [30, 16] }
moves:
  - { unit: Halberdiers, march: [{ forward: 8 }] }
`,
    outcome: 'a move falls short',
    fraction: '5/12',
    because: 'The Orcs are within 8 inches, so that the march needs a test on 7: failed by 15 of 36 throws.',
  },
  pose(fields, rules) {
    const named = Object.keys(fields.units).map((name) => ({ name }));
    fields.moves.forEach(({ unit }, i) => {
      unitNamed(unit, named, ['moves', i, 'unit']);
    });
    for (const name of Object.keys(fields.enemies))
      if (fields.units[name] !== undefined)
        throw new FieldError(['enemies', name], 'one of our own units has this name; call it otherwise');
    for (const [name, { characters, models, wide }] of Object.entries(fields.units))
      checkFiles(name, characters, Math.min(wide, models + Object.keys(characters).length));
    return {
      rule: movesRule(fields, rules),
      notes: movesNotes(fields, rules),
      events: fields.moves.flatMap((move, i) => [
        {
          name: `${nameOf(move, i)} as planned`,
          clause: `${nameOf(move, i)} as planned`,
          meaning: 'Inches: the longest way of a model.',
          tone: 'good' as const,
        },
        {
          name: `${nameOf(move, i)} falls short`,
          clause: `${nameOf(move, i)}: a failed test cuts it short`,
          meaning: 'Inches: the longest way of a model.',
          tone: 'bad' as const,
        },
        {
          name: `${nameOf(move, i)} is not allowed`,
          clause: `${nameOf(move, i)}: not allowed`,
          meaning: 'The notes say why.',
          tone: 'bad' as const,
        },
        {
          name: `${nameOf(move, i)} costs its shooting`,
          clause: `${nameOf(move, i)}: the unit may not shoot this turn`,
          meaning: 'It has marched or reformed.',
          tone: 'bad' as const,
        },
      ]),
    };
  },
});

/** @throws {FieldError} more characters than files, or two in one file */
function checkFiles(
  unit: string,
  characters: Readonly<Record<string, { file?: number | undefined }>>,
  wide: number,
): void {
  const files = Object.values(characters).flatMap(({ file }) => (file === undefined ? [] : [file]));
  if (
    Object.keys(characters).length > wide ||
    files.some((file) => file > wide) ||
    new Set(files).size < files.length
  )
    throw new FieldError(
      ['units', unit, 'characters'],
      `each character needs a file of his own, from 1 to ${wide}`,
    );
}
