import { type DrawnUnit, isOurs } from './drawn-unit.ts';

/** What a map shows besides its units. */
export interface Shown {
  readonly flights: boolean;
  readonly panics: boolean;
  readonly edges: boolean;
}

/** What the marks of a map mean: of those that are in it. */
export function legend(units: readonly DrawnUnit[], { flights, panics, edges }: Shown): string {
  const theirs = units.every(isOurs) ? '' : '; theirs in grey';
  return [
    `Our units shaded by the chance to flee${theirs}.`,
    ...(flights ? ['Dashed arrows: the mean first flight.'] : []),
    ...(panics ? ['Full arrows: who panics whom, the wider the likelier.'] : []),
    ...circles(units),
    ...(edges ? ['Thick line: the edge of the table.'] : []),
  ].join(' ');
}

function circles(units: readonly DrawnUnit[]): string[] {
  const generals = units.filter(({ generalReach }) => generalReach !== undefined).length;
  const standards = units.filter(({ standardReach }) => standardReach !== undefined).length;
  if (generals + standards === 0) return [];
  const word = generals + standards === 1 ? 'Circle' : 'Circles';
  const whose =
    generals > 0 && standards > 0
      ? 'the General (full) and the standard (dotted)'
      : generals > 0
        ? 'the General'
        : 'the standard';
  return [`${word}: reach of ${whose}.`];
}
