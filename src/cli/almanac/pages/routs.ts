import type { AlmanacDefinition } from '../definition.ts';

const routs = { outcome: 'routs' };

/** Rout tests by the size of the warband and turn, as warriors fall. */
export const routPage: AlmanacDefinition = {
  name: 'routs',
  title: 'In which turn a warband routs',
  intro:
    'A leader of Leadership 8 and so many warriors of Leadership 7; D3−1 of them go out of action before each own turn, each as likely as another. From a quarter of the warband on, a Rout test at the start of each own turn. Warriors beside the leader down, own turns across.',
  sections: [
    {
      scenario: `holdfast: 1
ask: rout
title: In which turn a warband routs
rules: mordheim
turns: 10
warband:
  Leader: { leadership: 8, role: leader }
  Warriors: { leadership: 7, count: 9 }
losses:
  eachTurn: d3-1
compare:
  the leader stays back: { losses: { weights: { Leader: 0 } } }
vary:
  warband.Warriors.count: [4, 6, 8, 10, 12, 14, 17]
  turns: 1..10
`,
      pictures: [{ is: 'map' }, { is: 'lines', hold: 'warband.Warriors.count', at: 10 }],
      views: [
        { title: 'The chance to have routed by the end of the turn', shows: routs },
        {
          title: 'The same where the leader stays back and never falls',
          alternative: 'the leader stays back',
          shows: routs,
        },
      ],
    },
  ],
};
