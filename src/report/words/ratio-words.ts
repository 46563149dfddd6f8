/** How many times as often: `2.4 times as often`, `less than half as often`, `as often`. */
export function ratioWords(ratio: number | undefined): string {
  if (ratio === undefined) return 'only here';
  if (ratio === 0) return 'never';
  if (Math.abs(ratio - 1) < 0.0005) return 'as often';
  if (ratio >= 1) return `${figure(ratio)} times as often`;
  return `1/${figure(1 / ratio)} as often`;
}

const figure = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : String(Number(value.toFixed(value >= 10 ? 1 : 2)));
