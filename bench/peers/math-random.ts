import { naiveWorks } from './naive-works.ts';
import { serve, timed } from './serve.ts';

// Math.random, as most pages write it. It cannot be seeded.

await serve((name, trials) => {
  const { categories, play } = naiveWorks[name]!;
  return timed(categories, trials, (counts) =>
    play((sides) => 1 + Math.floor(sides * Math.random()), trials, counts),
  );
});
