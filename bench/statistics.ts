/** The value below which a share `q` (0 to 1) of the numbers lies, interpolated; NaN for none. */
export function quantile(numbers: readonly number[], q: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * q;
  const low = sorted[Math.floor(position)];
  const high = sorted[Math.ceil(position)];
  if (low === undefined || high === undefined) return Number.NaN;
  return low + (high - low) * (position - Math.floor(position));
}

/** Difference of two values, as a share of the smaller one; both measured on the same thing, so it is noise. */
export function noiseOf(a: number, b: number): number {
  return Math.abs(a - b) / Math.min(a, b);
}
