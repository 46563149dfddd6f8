import type { OutcomeDeclaration, QuantityDeclaration } from '../games/question.ts';
import type { CellTable, Entry } from './cell-table.ts';
import type { Judge } from './judge.ts';
import type { QuantitySummary } from './result.ts';
import { summarizeQuantity } from './summarize-quantity.ts';

/**
 * Each quantity given each outcome that carries it, and, where two or more do, given any of them; then given each thing
 * noted that is measured.
 */
export function summarizeQuantities(
  quantities: readonly QuantityDeclaration[],
  outcomes: readonly OutcomeDeclaration[],
  table: CellTable,
  judge: Judge,
  events: readonly OutcomeDeclaration[] = [],
): QuantitySummary[] {
  requireDeclared(quantities, table);
  const measured = events.filter(({ isMeasured }) => isMeasured === true);
  return quantities.flatMap((quantity) => {
    const carriers = table.outcomes.filter((entry) => quantity.name in entry.quantities);
    const given = outcomes.filter(({ name }) => carriers.some((entry) => entry.name === name));
    const summaries = given.map(({ name }) =>
      summarizeQuantity(quantity, name, named(carriers, name), table, judge),
    );
    if (given.length >= 2) summaries.push(summarizeQuantity(quantity, undefined, carriers, table, judge));
    const onTheWay = measured.flatMap(({ name }) => {
      const noted = named(table.notes, name).filter((entry) => quantity.name in entry.quantities);
      return noted.length === 0 ? [] : [summarizeQuantity(quantity, name, noted, table, judge)];
    });
    return [...summaries, ...onTheWay];
  });
}

const named = (entries: readonly Entry[], name: string): Entry[] =>
  entries.filter((entry) => entry.name === name);

function requireDeclared(quantities: readonly QuantityDeclaration[], { outcomes, notes }: CellTable): void {
  for (const entry of [...outcomes, ...notes]) {
    for (const name of Object.keys(entry.quantities)) {
      if (!quantities.some((declaration) => declaration.name === name)) {
        throw new Error(
          `The rule gave "${entry.name}" the quantity "${name}", which its question does not declare: add it to its quantities.`,
        );
      }
    }
  }
}
