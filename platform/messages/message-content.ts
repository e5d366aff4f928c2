/** Epoch milliseconds of the second that an instant lies in: the clock of a `Date` header knows no more. */
const toSecond = (instant: number): number => Math.floor(instant / 1000) * 1000;

const resolveRow = (row: unknown, now: number): unknown => {
  if (typeof row !== 'object' || row === null || !('endOffset' in row)) return row;
  const { endOffset, ...rest } = row;
  return typeof endOffset === 'number' ? { ...rest, endTime: toSecond(now) + endOffset } : rest;
};

/**
 * The content of a message as it is told now: a row of the expiry list may give its end as `endOffset`, milliseconds from
 * the moment of reading, as the demo data does. Anything that is no JSON list stays as it is.
 */
export const resolveContent = (content: string | null, now: number): string | null => {
  if (!content?.includes('endOffset')) return content;
  try {
    const rows: unknown = JSON.parse(content);
    return Array.isArray(rows) ? JSON.stringify(rows.map((row) => resolveRow(row, now))) : content;
  } catch {
    return content;
  }
};
