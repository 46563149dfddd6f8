import type { Result } from '../../study/result.ts';
import type { Chart, Look } from '../charts/chart.ts';
import { type Block, heading, list, paragraph, type Table, table } from '../formats/document.ts';
import { variedOf } from '../reading/varied.ts';
import { armyChanges } from './changes.ts';
import { armyMap } from './map.ts';
import { asWritten, meanFailure, numberOfTests } from './reading.ts';
import { changeTable, idleChanges, leaderTable, meanWords, unitTable } from './tables.ts';
import { armyTornado } from './tornado.ts';

/** The pictures of an army, the one that answers the question first; none where the result is of none. */
export function armyCharts(result: Result, look: Look): readonly Chart[] {
  const found = asWritten(result);
  if (found === undefined) return [];
  const changes = variedOf(result).length > 0 ? [] : armyChanges(result);
  return [armyMap(result, found.cell, found.army, look), ...armyTornado(result, changes, look)];
}

/** The tables of an army; undefined where the result is of none, or something is varied besides. */
export function armyBlocks(result: Result): Block[] | undefined {
  const found = asWritten(result);
  if (found === undefined || variedOf(result).length > 0) return undefined;
  const { cell, army } = found;
  const changes = armyChanges(result);
  return [
    ...tabled('Every test of every unit', unitTable(cell, army)),
    heading(2, 'Whose Leadership, and why'),
    ...list(cell.notes),
    ...(changes.length === 0
      ? []
      : [
          heading(2, 'What a change is worth'),
          paragraph(meanWords(meanFailure(cell, army), numberOfTests(army))),
          ...table(changeTable(changes)),
          ...idleChanges(changes).map(paragraph),
        ]),
    ...tabled('With and without those who lead', leaderTable(result, cell, army)),
  ];
}

const tabled = (title: string, made: Table): Block[] =>
  made.rows.length === 0 ? [] : [heading(2, title), ...table(made)];
