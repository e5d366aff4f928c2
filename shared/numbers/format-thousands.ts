const format = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** Writes thousands separators, the same in both languages (K09); what is no number is 0. */
export const formatThousands = (value: number): string => format.format(Number.isFinite(value) ? value : 0);
