/**
 * The content of a message at the moment of reading. A row of the expiry list may give its end as `endOffset`, as the
 * demo data does: milliseconds from that moment. Anything that is no JSON list stays as it is.
 */
export function resolveContent(content: string | null, now: number): string | null {
  if (!content?.includes('endOffset')) return content;
  try {
    const rows: unknown = JSON.parse(content);
    return Array.isArray(rows) ? JSON.stringify(rows.map((row) => resolveRow(row, now))) : content;
  } catch {
    return content;
  }
}

function resolveRow(row: unknown, now: number): unknown {
  if (typeof row !== 'object' || row === null || !('endOffset' in row)) return row;
  const { endOffset, ...rest } = row;
  return typeof endOffset === 'number' ? { ...rest, endTime: toSecond(now) + endOffset } : rest;
}

/** Epoch milliseconds of the second that an instant lies in: the clock of a `Date` header knows no more. */
function toSecond(instant: number): number {
  return Math.floor(instant / 1000) * 1000;
}
