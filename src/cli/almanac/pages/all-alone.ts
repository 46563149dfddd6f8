import type { AlmanacDefinition } from '../definition.ts';

/** All Alone by Leadership and number of enemies; the edge of the table straight behind. */
export const allAlonePage: AlmanacDefinition = {
  name: 'all-alone',
  title: 'What becomes of a warrior caught alone',
  intro:
    'A warrior of Toughness 3 without a save, alone against enemies of Strength 3, the edge of the table 12 inches behind him. If he fails his test he runs, each enemy strikes him once, and he goes on running until he rallies or is off. Leadership down, number of enemies across.',
  sections: [
    {
      scenario: `holdfast: 1
ask: all-alone
title: What becomes of a warrior caught alone
rules: mordheim
warrior: { leadership: 7, toughness: 3, save: none }
enemies:
  Enemies: { strength: 3, count: 2 }
edge: 12
vary:
  warrior.leadership: 5..10
  enemies.Enemies.count: 2..6
`,
      pictures: [{ is: 'map' }, { is: 'lines', hold: 'warrior.leadership', at: 7 }],
      views: [
        { title: 'He holds', shows: { outcome: 'holds' } },
        { title: 'He runs and rallies', shows: { outcome: 'rallies' } },
        { title: 'He is knocked down as he runs', shows: { outcome: 'knocked down' } },
        { title: 'He is stunned as he runs', shows: { outcome: 'stunned' } },
        { title: 'He is put out of action', shows: { outcome: 'out of action' } },
        { title: 'He leaves the table', shows: { outcome: 'leaves the table' } },
      ],
    },
  ],
};
