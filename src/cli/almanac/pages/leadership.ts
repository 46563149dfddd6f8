import type { AlmanacDefinition } from '../definition.ts';

const fails = { outcome: 'fails' };

/** Every Leadership, modifier and kind of dice. */
export const leadershipPage: AlmanacDefinition = {
  name: 'leadership',
  title: 'Every Leadership test',
  intro:
    'The chance to fail a Leadership test: Leadership down, modifier across. The modified Leadership is held between 0 and 10, and a natural double 1 always passes. Cold-blooded units roll three dice and drop the highest; a re-roll is taken when the test has failed.',
  sections: [
    {
      scenario: `holdfast: 1
ask: leadership
title: Every Leadership test
rules: wfb8
leadership: 7
compare:
  a re-roll: { reroll: true }
  cold-blooded: { dice: 3d6 drop highest }
  cold-blooded with a re-roll: { dice: 3d6 drop highest, reroll: true }
vary:
  leadership: 2..10
  modifier: [-3, -2, -1, 0, 1]
`,
      pictures: [{ is: 'map' }, { is: 'lines', hold: 'modifier', at: 0 }],
      views: [
        { title: 'Two dice: the chance to fail', shows: fails },
        { title: 'With a re-roll: the chance to fail', alternative: 'a re-roll', shows: fails },
        { title: 'Cold-blooded: the chance to fail', alternative: 'cold-blooded', shows: fails },
        {
          title: 'Cold-blooded with a re-roll: the chance to fail',
          alternative: 'cold-blooded with a re-roll',
          shows: fails,
        },
      ],
    },
  ],
};
