/** A page of the almanac: its name, and the question it answers as a scenario file. */
export interface AlmanacPage {
  readonly name: string;
  readonly scenario: string;
}

/** The pages of the almanac: the tables that one looks up, each a scenario over a whole grid. */
export const almanacPages: readonly AlmanacPage[] = [
  // Every Leadership, modifier and kind of dice.
  {
    name: 'leadership',
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
  },
  // Break tests by Leadership and margin of the lost combat.
  {
    name: 'break-tests',
    scenario: `holdfast: 1
ask: break
title: Every break test
rules: wfb8
unit: { leadership: 7, models: 20, wide: 5 }
enemies:
  Enemy: { models: 20, wide: 5 }
margin: 1
rounds: 1
compare:
  a standard in reach: { standard: { away: 6 } }
vary:
  unit.leadership: 5..10
  margin: 1..7
`,
  },
  // Marches with an enemy near in every turn.
  {
    name: 'marches',
    scenario: `holdfast: 1
ask: march
title: How far a march under threat gets in three turns
rules: wfb8
unit: { leadership: 7, move: 4 }
enemies:
  Enemy: { away: 7 }
objective: 20
turns: 3
does: march
compare:
  a standard in reach: { standard: { away: 6 } }
vary:
  unit.leadership: 5..10
  unit.move: [3, 4, 5, 6]
`,
  },
  // Flight and rally by Leadership and distance to the edge.
  {
    name: 'flights',
    scenario: `holdfast: 1
ask: flight
title: Does a fleeing unit rally before the table edge?
rules: wfb8
unit: { leadership: 7, models: 20, startedWith: 20, depth: 2 }
edge: 12
began: enemy turn
turns: 6
compare:
  a quarter or less are left: { unit: { models: 5 } }
vary:
  unit.leadership: 5..10
  edge: [6, 12, 24, 36]
`,
  },
  // Rout tests by the size of the warband and its leader, as warriors fall.
  {
    name: 'routs',
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
vary:
  warband.Leader.leadership: 7..9
  warband.Warriors.count: [5, 8, 11, 14]
`,
  },
  // All Alone by Leadership and number of enemies; the edge of the table straight behind.
  {
    name: 'all-alone',
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
  enemies.Enemies.count: 2..5
`,
  },
];
