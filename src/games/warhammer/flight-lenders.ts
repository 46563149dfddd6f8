import type { FlightFields } from './flight-fields.ts';
import type { Lending } from './lending-fields.ts';

type Placed = { ahead?: number | undefined; aside?: number | undefined };

/** How far away lenders are once the unit has fled so many inches: those who stand still by its way come nearer or fall behind. */
export function lendersAfter(
  { characters, general, standard }: Pick<FlightFields, 'characters' | 'general' | 'standard'>,
  fled: number,
): Lending {
  return { characters, general: from(general, fled), standard: from(standard, fled) };
}

function from<Lender extends Placed>(lender: Lender | 'none', fled: number) {
  if (lender === 'none') return lender;
  const { ahead, aside = 0, ...rest } = lender;
  return ahead === undefined ? rest : { ...rest, away: Math.hypot(ahead - fled, aside) };
}

/** Whether anybody's distance depends on how far the unit has fled. */
export const lendersStandStill = ({
  general,
  standard,
}: Pick<FlightFields, 'general' | 'standard'>): boolean =>
  [general, standard].some((lender) => lender !== 'none' && lender.ahead !== undefined);
