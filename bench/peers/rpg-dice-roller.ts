import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { naiveWorks } from './naive-works.ts';
import { serve, timed } from './serve.ts';

// rpg-dice-roller, the most used dice library for JavaScript: it reads the notation of every roll.

await serve((name, trials) => {
  const { categories, play } = naiveWorks[name]!;
  return timed(categories, trials, (counts) => {
    if (name === 'pass') for (let i = 0; i < trials; i++) counts[new DiceRoll('2d6').total <= 7 ? 1 : 0]!++;
    else play((sides) => new DiceRoll(`1d${sides}`).total, trials, counts);
  });
});
