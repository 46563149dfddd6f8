import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { naiveWorks } from './naive-works.ts';
import { serve, timed } from './serve.ts';

// pure-rand as its documentation uses it: uniformInt for every die.

await serve((name, trials, seed) => {
  const generator = xoroshiro128plus(seed);
  const { categories, play } = naiveWorks[name]!;
  return timed(categories, trials, (counts) =>
    play((sides) => uniformInt(generator, 1, sides), trials, counts),
  );
});
