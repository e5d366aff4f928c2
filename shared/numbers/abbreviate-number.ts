/** From one thousand upwards, each a thousand times the one before (K09). */
const symbols = ['', 'k', 'M', 'G', 'T', 'P', 'E'];

/**
 * Shortens a number to at most `digits` decimals and a symbol: 1234 is `1.2k`. What is under 1000 stays whole as it is,
 * and what rounds up to 1000 takes the next symbol.
 * @param digits decimals at most; zeros at the end are dropped
 */
export function abbreviateNumber(value: number, digits = 1): string {
  if (!Number.isFinite(value)) return '0';
  const size = Math.abs(value);
  if (size < 1000) return String(value);
  const roundedAt = (power: number): number => Number((size / 1000 ** power).toFixed(digits));
  const last = symbols.length - 1;
  let power = 1;
  while (power < last && roundedAt(power) >= 1000) power += 1;
  return `${value < 0 ? '-' : ''}${roundedAt(power)}${symbols[power]}`;
}
