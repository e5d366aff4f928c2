const format = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** Writes thousands separators, the same in both languages (K09); what is no number is 0. */
export function formatThousands(value: number): string {
  return format.format(Number.isFinite(value) ? value : 0);
}
