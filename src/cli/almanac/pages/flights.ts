import type { AlmanacDefinition } from '../definition.ts';

const edges = [6, 12, 18, 24];

const flight = (edge: number): string => `holdfast: 1
ask: flight
title: Does a unit that flees ${edge} inches from the edge rally in time?
rules: wfb8
unit: { leadership: 7, models: 20 }
edge: ${edge}
began: enemy turn
turns: 6
compare:
  a quarter or less are left: { unit: { models: 5, startedWith: 20 } }
vary:
  unit.leadership: 5..10
  turns: 1..6
`;

/** Flight and rally by Leadership, distance to the edge and turn. */
export const flightPage: AlmanacDefinition = {
  name: 'flights',
  title: 'Flight and rally, turn by turn',
  intro:
    'A unit flees 2D6 inches in the enemy turn and tests to rally in each own turn; failed, it flees on, until it leaves the table. Leadership down, own turns across. What is neither rallied nor off still flees. A unit of which a quarter or less is left rallies on a double 1 only.',
  sections: edges.map((edge, i) => ({
    scenario: flight(edge),
    pictures: edge === 12 ? [{ is: 'map' }, { is: 'lines', hold: 'turns', at: 6 }] : [],
    views: [
      {
        title: `Edge ${edge} inches away: the chance to have rallied${i === 0 ? ' after so many turns' : ''}`,
        shows: { outcome: 'rallies' },
      },
      {
        title: `Edge ${edge} inches away: the chance to be off the table`,
        shows: { outcome: 'leaves the table' },
      },
      ...(edge === 12
        ? [
            {
              title: `Edge ${edge} inches away, a quarter or less are left: the chance to have rallied`,
              alternative: 'a quarter or less are left',
              shows: { outcome: 'rallies' },
            },
          ]
        : []),
    ],
  })),
};
