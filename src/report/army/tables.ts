import type { ArmyScene } from '../../games/warhammer/army-scene.ts';
import type { Cell, Result } from '../../study/result.ts';
import type { Table, Text } from '../formats/document.ts';
import { percent, points, sharePercent } from '../words/percent.ts';
import { capital } from '../words/sentence.ts';
import { type ArmyChange, armyChanges, matters } from './changes.ts';
import { failureOf } from './reading.ts';

/** A row for each unit: its Leadership and the chance to fail each of its tests. */
export function unitTable(cell: Cell, { tests, units }: ArmyScene): Table {
  const isPriced = units.some(({ points }) => points !== undefined);
  return {
    columns: [
      { name: 'Unit' },
      { name: 'Models', isNumber: true },
      ...(isPriced ? [{ name: 'Points', isNumber: true }] : []),
      { name: 'Leadership', isNumber: true },
      ...tests.map((test) => ({ name: capital(test), isNumber: true })),
    ],
    rows: units.map(({ name, models, points, leadership, failures }): Text[] => [
      name,
      String(models),
      ...(isPriced ? [points === undefined ? '' : String(points)] : []),
      String(leadership),
      ...failures.map((failure) => failed(cell, failure)),
    ]),
  };
}

const failed = (cell: Cell, failure: string | null): string => {
  const share = failureOf(cell, failure);
  return share === undefined ? '–' : sharePercent(share, cell.trials);
};

/** Every test of every unit as written and under each change that bears on several units: the General near, gone and so on. */
export function leaderTable(result: Result, base: Cell, { tests, units }: ArmyScene): Table {
  const several = armyChanges(result).filter((change) => change.base === base && change.units.length > 1);
  const cells = [base, ...result.cells.filter((cell) => several.some((change) => change.cell === cell))];
  return {
    columns: [
      { name: 'Unit' },
      { name: 'Test' },
      ...cells.map(({ alternative = 'as written' }) => ({ name: capital(alternative), isNumber: true })),
    ],
    rows:
      cells.length < 2
        ? []
        : units.flatMap(({ name, failures }) =>
            tests.flatMap((test, i): Text[][] => {
              const failure = failures[i] ?? null;
              return failure === null ? [] : [[name, test, ...cells.map((cell) => failed(cell, failure))]];
            }),
          ),
  };
}

/** What each change is worth: in panic, in all tests, for the points it costs and for those of its unit. */
export function changeTable(all: readonly ArmyChange[]): Table {
  const changes = all.filter(matters);
  const isPriced = changes.some(({ cost }) => cost !== undefined);
  const isCounted = changes.some(({ unitPoints }) => unitPoints !== undefined);
  return {
    columns: [
      { name: 'Change' },
      { name: 'At least one panics', isNumber: true },
      { name: 'Mean chance to fail', isNumber: true },
      { name: 'Moves most' },
      ...(isPriced
        ? [
            { name: 'Cost', isNumber: true },
            { name: 'Per 10 points of its cost', isNumber: true },
          ]
        : []),
      ...(isCounted ? [{ name: 'Per 10 points of the unit', isNumber: true }] : []),
    ],
    rows: changes.map(({ name, panic, mean, most, cost, unitPoints }): Text[] => [
      name,
      points(panic),
      points(mean),
      most === undefined ? '' : `${most.failure}: ${points(most.difference, 1)}`,
      ...(isPriced ? [signed(cost), cost === undefined || cost === 0 ? '' : points((mean * 10) / cost)] : []),
      ...(isCounted ? [unitPoints ? points((mean * 10) / unitPoints) : ''] : []),
    ]),
  };
}

const signed = (cost: number | undefined): string =>
  cost === undefined ? '' : `${cost > 0 ? '+' : ''}${cost}`.replace('-', '−');

/** Changes that change nothing, in a sentence; none where all do something. */
export function idleChanges(all: readonly ArmyChange[]): string[] {
  const idle = all.filter((change) => !matters(change)).map(({ name }) => name);
  return idle.length === 0 ? [] : [`No effect here: ${idle.join('; ')}.`];
}

/** The mean chance to fail as it is, for the sentence above the table. */
export const meanWords = (mean: number, tests: number): string =>
  `Each unit takes each of its tests once, ${tests} tests in all; as written one fails with a mean chance of ${percent(mean)}. “Mean chance to fail” is by how much a change moves that: a minus is for the better.`;
