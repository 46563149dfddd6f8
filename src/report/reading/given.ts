import type { Cell, QuantitySummary } from '../../study/result.ts';

/** The clause of the outcome, or of the thing noted, that carries a quantity; undefined: any outcome does. */
export const givenClause = (
  { outcomes, events }: Cell,
  { given }: Pick<QuantitySummary, 'given'>,
): string | undefined => [...outcomes, ...events].find(({ name }) => name === given)?.clause;
