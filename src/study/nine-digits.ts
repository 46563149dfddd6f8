/**
 * A number to nine significant digits, so that no machine's last digit shows in results, and rare things do not
 * become 0.
 *
 * @example nineDigits(11 / 36); // 0.305555556
 */
export const nineDigits = (number: number): number => Number(number.toPrecision(9));
