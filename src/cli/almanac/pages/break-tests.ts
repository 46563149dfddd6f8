import type { AlmanacDefinition } from '../definition.ts';

const holds = { outcome: 'holds' };

/** Break tests by Leadership and margin of the lost combat. */
export const breakPage: AlmanacDefinition = {
  name: 'break-tests',
  title: 'Every break test',
  intro:
    'The chance to hold after a lost combat: Leadership down, by how much it is lost across; 0 is a draw, which needs no test. A stubborn or steadfast unit tests without the margin.',
  sections: [
    {
      scenario: `holdfast: 1
ask: break
title: Every break test
rules: wfb8
unit: { leadership: 7, models: 20 }
margin: 1
compare:
  a standard in reach: { standard: { away: 6 } }
  stubborn or steadfast: { unit: { stubborn: true } }
  both: { unit: { stubborn: true }, standard: { away: 6 } }
vary:
  unit.leadership: 4..10
  margin: 0..6
`,
      pictures: [{ is: 'map' }, { is: 'lines', hold: 'unit.leadership', at: 8 }],
      views: [
        { title: 'The chance to hold', shows: holds },
        { title: 'With a battle standard in reach', alternative: 'a standard in reach', shows: holds },
        { title: 'Stubborn or steadfast', alternative: 'stubborn or steadfast', shows: holds },
        {
          title: 'Stubborn or steadfast, with a battle standard in reach',
          alternative: 'both',
          shows: holds,
        },
      ],
    },
  ],
};
