import type { AlmanacDefinition } from '../definition.ts';

const march = (title: string, objective: number, turns: number): string => `holdfast: 1
ask: march
title: ${title}
rules: wfb8
unit: { leadership: 7, move: 4 }
enemies:
  Enemy: { away: 7 }
objective: ${objective}
turns: ${turns}
compare:
  a standard in reach: { standard: { away: 6 } }
vary:
  unit.leadership: 4..10
  unit.move: [4, 5, 6, 7, 8]
`;

const inches = { mean: 'inches' };
const reaches = { outcome: 'reaches the objective' };

/** Marches with an enemy near in every turn. */
export const marchPage: AlmanacDefinition = {
  name: 'marches',
  title: 'Marches under threat',
  intro:
    'With an enemy within 8 inches a march needs a Leadership test; failed, the unit goes its Movement instead of twice as far. Leadership down, Movement across.',
  sections: [
    {
      scenario: march('How far a march under threat gets', 100, 1),
      pictures: [],
      views: [
        { title: 'Mean distance of a march, in inches', shows: inches },
        {
          title: 'Mean distance with a battle standard in reach, in inches',
          alternative: 'a standard in reach',
          shows: inches,
        },
      ],
    },
    {
      scenario: march('24 inches in three turns under threat', 24, 3),
      pictures: [{ is: 'map' }, { is: 'lines', hold: 'unit.move', at: 4 }],
      views: [
        { title: 'The chance to come 24 inches in three turns', shows: reaches },
        {
          title: 'The chance to come 24 inches in three turns, with a battle standard in reach',
          alternative: 'a standard in reach',
          shows: reaches,
        },
      ],
    },
  ],
};
