import { print } from '../../platform/node/terminal.ts';
import { renderReport } from '../../report/report.ts';
import { loadScenario } from '../../scenario/load.ts';
import { exactStudy } from '../../study/exact-study.ts';
import { ReportPlace } from '../run/report-place.ts';
import { writeIndex } from '../run/write-report.ts';
import { almanacPages } from './pages.ts';

/** Solves every page of the almanac and writes it as a report, with an index. */
export async function writeAlmanac(folder: string, quiet: boolean): Promise<void> {
  const place = new ReportPlace(folder);
  const plans = almanacPages.map(({ name, scenario }) => loadScenario(`${name}.yaml`, scenario));
  await place.prepare(plans);
  for (const plan of plans) {
    const files = await renderReport(exactStudy(plan), {
      format: 'md',
      theme: 'light',
      command: 'holdfast almanac',
    });
    await place.write(ReportPlace.nameOf(plan), files);
    if (!quiet) print(`${plan.title}\n  → ${place.pathOf(ReportPlace.nameOf(plan))}`);
  }
  await writeIndex(place);
  await place.tidy(false);
}
