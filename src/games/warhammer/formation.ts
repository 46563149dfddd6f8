import { outcome, type Rule } from '../../engine/rule.ts';
import { FieldError } from '../../errors/field-error.ts';
import { leadershipTestParameters } from '../leadership-test.ts';
import { question } from '../question.ts';
import { mmPerInch } from './battle-line/switches.ts';
import { fightingRanks } from './fighting-ranks.ts';
import { after, before } from './formation-after.ts';
import { formationFields } from './formation-fields.ts';
import { formationNotes } from './formation-notes.ts';
import { cornersTouch, engagedKeep, rankWidth } from './formation-parameters.ts';
import { modelsOf } from './formation-shape.ts';
import { drawnUp } from './formation-unit.ts';
import { lendingParameters } from './lending-parameters.ts';
import { heavyCasualties } from './panic-parameters.ts';
import { typeParameters } from './unit-type.ts';

const shown = ['models', 'ranks', 'enemyUnits', 'enemyModels', 'leadership'] as const;
const keepsAll = outcome('keeps every enemy', ...shown);
const losesOne = outcome('loses an enemy', ...shown);
const keepsNone = outcome('keeps no enemy', ...shown);
const unengaged = outcome('is not engaged', ...shown);
const destroyed = outcome('is destroyed');
const heavy = outcome('heavy casualties');

/** Casualties in ranks and files: who falls, who fills the place, who stays in contact. */
export const formationQuestion = question({
  ask: 'formation',
  games: ['warhammer'],
  title: 'Formation and casualties',
  summary:
    'What is left of a unit in its ranks after casualties: who stays in contact with whom, how many ranks count, whose Leadership is left.',
  rule: [
    'Casualties among the rank and file come off the rear rank. Where only one rank is left they come off its ends.',
    'A champion, command model or character who falls leaves his own place, and a model of the rank and file fills it: taken from the rear rank, or from an end of the only rank. The casualty is he, and his Leadership is gone. Command models close ranks when the only rank shrinks; they fall to other casualties only when nobody else is left: first the musician, then the standard bearer, then the champion. Characters fall only by name.',
    'In combat, casualties from one rank are taken so that the most enemy units stay in contact, and then the most enemy models. Equally good choices are left to the owner; here the models at the right go first.',
    'Models are in contact where their bases share an edge or a corner. An enemy at the rear closes up to the last rank; an enemy at a flank touches the end model of each rank that still reaches that flank.',
    'The type of the unit is that of most of its rank and file; characters count only where there are none, and where types are equally many the opponent chooses.',
    'Joined characters count as models for heavy casualties. A rank counts from five models on, the front rank with it.',
  ].join('\n\n'),
  sources: [
    'The Ninth Age of 2016, pages 64–65: removal of models that are not rank and file, units in combat, types of unit',
  ],
  parameters: [
    engagedKeep,
    cornersTouch,
    rankWidth,
    heavyCasualties,
    mmPerInch,
    ...typeParameters,
    ...lendingParameters,
    ...leadershipTestParameters,
  ],
  fields: formationFields,
  outcomes: [
    {
      name: 'keeps every enemy',
      clause: 'every enemy unit stays in contact',
      meaning: 'Every enemy unit that touched the unit still does.',
      tone: 'neutral',
    },
    {
      name: 'loses an enemy',
      clause: 'an enemy unit loses contact',
      meaning: 'At least one enemy unit no longer touches it, and at least one does.',
      tone: 'neutral',
    },
    {
      name: 'keeps no enemy',
      clause: 'no enemy unit stays in contact',
      meaning: 'It was in combat, and no enemy model touches it any more.',
      tone: 'neutral',
    },
    {
      name: 'is not engaged',
      clause: 'the unit is not in combat',
      meaning: 'No enemy was in contact in the first place.',
      tone: 'neutral',
    },
    { name: 'is destroyed', clause: 'nobody is left', meaning: 'Every model has fallen.', tone: 'bad' },
  ],
  events: [
    {
      name: 'heavy casualties',
      clause: 'the unit suffers heavy casualties',
      meaning: 'A quarter or more of those in the unit; out of combat it would take a panic test.',
      tone: 'bad',
    },
  ],
  quantities: [
    { name: 'models', unit: 'model', clause: 'the models left, characters included' },
    { name: 'ranks', unit: 'rank', clause: 'the ranks that count' },
    { name: 'enemyUnits', unit: 'unit', clause: 'the enemy units in contact' },
    { name: 'enemyModels', unit: 'model', clause: 'the enemy models in contact' },
    { name: 'leadership', unit: 'point', clause: 'the Leadership that is left to it' },
  ],
  headline: 'loses an enemy',
  template: `holdfast: 1
ask: formation
title: Which of the two still fights my last rank?
rules: wfb8
unit:
  models: 8                  # command models with them, joined characters without
  wide: 8
  base: 20 x 20 mm
  leadership: 7
  command: [standard]
  files: { standard: 4 }     # from 1 at the left of the front rank
enemies:                     # in base contact; from: inches from our left corner to their first model
  Orcs: { from: -1, wide: 4, base: 25 x 25 mm }
  Goblins: { from: 5, wide: 2, base: 20 x 20 mm }
casualties: d6               # off the rear, or off the ends of the only rank
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: formation
title: Six models between two enemies
rules: wfb8
unit: { models: 6, wide: 6, base: 20 x 20 mm, leadership: 7 }
enemies:
  Orcs: { side: left, wide: 1, base: 25 x 25 mm }
  Goblins: { side: right, wide: 1, base: 25 x 25 mm }
casualties: d6
`,
    outcome: 'loses an enemy',
    fraction: '5/6',
    because:
      'With one enemy at either end of a single rank every casualty gives up one of them: one enemy loses contact with 1 to 5 casualties, and with 6 nobody is left.',
  },
  pose(fields, rules) {
    const unit = drawnUp(fields, rules);
    const first = before(unit, rules);
    for (const [name, models] of first.models)
      if (models === 0)
        throw new FieldError(['enemies', name], 'touches no model of the unit: mend from, wide or side');
    for (const [i, name] of fields.falls.entries())
      if (!unit.row.includes(name))
        throw new FieldError(['falls', i], `nobody called ${name} is in the front rank`);
    const mostCasualties =
      modelsOf(unit.shape) -
      unit.characters.length -
      fields.falls.filter((name) => !unit.characters.includes(name)).length;
    if (fields.casualties.faces[0]!.value > mostCasualties)
      throw new FieldError(['casualties'], `the unit has only ${mostCasualties} models to lose`);
    const results = new Map(
      fields.casualties.faces.map(({ value }) => [
        value,
        after(unit, fields, Math.min(value, mostCasualties), rules),
      ]),
    );
    const contactNote = new Map(
      [...unit.enemies.keys(), ...unit.row].flatMap((name) =>
        name === undefined ? [] : [[name, outcome(`${name} in contact`)] as const],
      ),
    );
    const rule: Rule<Record<string, never>> = {
      start: {},
      step(_state, dice) {
        const left = results.get(dice.roll(fields.casualties));
        if (left === undefined) return destroyed();
        if (left.heavy) dice.note(heavy());
        const { contact } = left;
        for (const [name, models] of contact.models) if (models > 0) dice.note(contactNote.get(name)!());
        for (const name of left.namedInContact) dice.note(contactNote.get(name)!());
        const ends =
          first.enemyUnits === 0
            ? unengaged
            : contact.enemyUnits === first.enemyUnits
              ? keepsAll
              : contact.enemyUnits > 0
                ? losesOne
                : keepsNone;
        return ends(
          modelsOf(contact.shape),
          fightingRanks({ models: modelsOf(contact.shape), wide: contact.shape.wide }, rules.of(rankWidth)),
          contact.enemyUnits,
          contact.enemyModels,
          left.leadership,
        );
      },
    };
    return {
      rule,
      notes: formationNotes(unit, first, results, mostCasualties, rules),
      events: [...contactNote.keys()].map((name) => ({
        name: `${name} in contact`,
        clause: unit.enemies.has(name) ? `${name} stay in contact` : `${name} is in contact with an enemy`,
        meaning: 'After the casualties.',
        tone: 'neutral' as const,
      })),
    };
  },
});
