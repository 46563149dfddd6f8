import type { Cell, EventShare } from '../../study/result.ts';
import type { Table } from '../formats/document.ts';
import { isImpossible } from '../reading/impossible.ts';
import { sharePercent } from '../words/percent.ts';
import { capital } from '../words/sentence.ts';
import { valueName } from '../words/value-name.ts';

/** Rows that are shown at most. */
const MOST = 60;

const isByTurn = ({ quantities }: EventShare): boolean => Object.keys(quantities).join() === 'turn';

/** Things noted on the way, turn by turn; a row for each where none is told by turn. */
export function eventTable({ events: all, trials }: Cell): Table {
  const events = all.filter((event) => !isImpossible(event));
  const byTurn = events.filter(isByTurn);
  return byTurn.length > 0 ? eventsByTurn(byTurn, trials) : eachEvent(events, trials);
}

/** Things noted that are told otherwise than by turn, where others are told by turn. */
export function otherEventTable({ events: all, trials }: Cell): Table {
  const events = all.filter((event) => !isImpossible(event));
  const others = events.some(isByTurn) ? events.filter((event) => !isByTurn(event)) : [];
  return eachEvent(others, trials);
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
  const isTold = events.some(({ quantities }) => Object.keys(quantities).length > 0);
  return {
    columns: [
      { name: 'On the way' },
      ...(isTold ? [{ name: 'Where' }] : []),
      { name: 'Share of all trials', isNumber: true },
    ],
    rows: events
      .slice(0, MOST)
      .map((event) => [
        capital(event.clause),
        ...(isTold ? [whereWords(event)] : []),
        sharePercent(event, trials),
      ]),
  };
}

const whereWords = ({ quantities }: EventShare): string =>
  Object.entries(quantities)
    .map(([name, value]) => `${name} ${valueName(value)}`)
    .join(', ');
