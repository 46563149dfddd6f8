import type { AlmanacPage } from '../../report/almanac/page.ts';
import { loadScenario } from '../../scenario/load.ts';
import { exactStudy } from '../../study/exact-study.ts';
import type { AlmanacDefinition } from './definition.ts';
import { allAlonePage } from './pages/all-alone.ts';
import { breakPage } from './pages/break-tests.ts';
import { flightPage } from './pages/flights.ts';
import { leadershipPage } from './pages/leadership.ts';
import { marchPage } from './pages/marches.ts';
import { routPage } from './pages/routs.ts';

/** The pages of the almanac: the tables that one looks up. */
export const almanacDefinitions: readonly AlmanacDefinition[] = [
  leadershipPage,
  breakPage,
  marchPage,
  flightPage,
  routPage,
  allAlonePage,
];

/** A page with its questions put to the rules themselves and solved exactly. */
export const solvedPage = async ({ sections, ...page }: AlmanacDefinition): Promise<AlmanacPage> => ({
  ...page,
  sections: await Promise.all(
    sections.map(async (section) => ({
      ...section,
      result: exactStudy(await loadScenario(`${page.name}.yaml`, section.scenario)),
    })),
  ),
});
