import type { Cell, EventShare } from '../../study/result.ts';
import type { Table } from '../formats/document.ts';
import { sharePercent } from '../words/percent.ts';
import { capital } from '../words/sentence.ts';
import { valueName } from '../words/value-name.ts';

/** Rows that are shown at most. */
const MOST = 60;

/** Things noted on the way. By turn where that is all that tells them apart; else a row for each. */
export function eventTable({ events, trials }: Cell): Table {
  const byTurnOnly =
    events.length > 0 && events.every(({ quantities }) => Object.keys(quantities).join() === 'turn');
  return byTurnOnly ? eventsByTurn(events, trials) : eachEvent(events, trials);
}

function eventsByTurn(events: readonly EventShare[], trials: number): Table {
  const names = [...new Set(events.map(({ name }) => name))];
  const turns = [...new Set(events.map(({ quantities }) => quantities.turn!))].sort((a, b) => a - b);
  const clause = (name: string): string => events.find((event) => event.name === name)!.clause;
  return {
    columns: [
      { name: 'In turn', isNumber: true },
      ...names.map((name) => ({ name: capital(clause(name)), isNumber: true })),
    ],
    rows: turns.map((turn) => [
      String(turn),
      ...names.map((name) => {
        const found = events.find((event) => event.name === name && event.quantities.turn === turn);
        return found === undefined ? '–' : sharePercent(found, trials);
      }),
    ]),
  };
}

function eachEvent(events: readonly EventShare[], trials: number): Table {
  return {
    columns: [{ name: 'On the way' }, { name: 'Where' }, { name: 'Share of all trials', isNumber: true }],
    rows: events.slice(0, MOST).map((event) => [
      capital(event.clause),
      Object.entries(event.quantities)
        .map(([name, value]) => `${name} ${valueName(value)}`)
        .join(', '),
      sharePercent(event, trials),
    ]),
  };
}
