import type { ImportCounts, ImportOutcome } from '#shared/contracts';

export const noCounts: ImportCounts = { new: 0, changed: 0, same: 0, leaving: 0, refused: 0 };

export function countRows(
  counts: ImportCounts,
  rows: readonly { readonly outcome: ImportOutcome }[],
): ImportCounts {
  const sums = { ...counts };
  for (const { outcome } of rows) sums[outcome] += 1;
  return sums;
}

export function toCountColumns(counts: ImportCounts) {
  return {
    count_new: counts.new,
    count_changed: counts.changed,
    count_same: counts.same,
    count_leaving: counts.leaving,
    count_refused: counts.refused,
  };
}
