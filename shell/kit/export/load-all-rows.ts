import type { ExportPage } from './export-source.ts';

/** Rows of one question, the most that lists answer. */
const pageSize = 100;
/** Rows of one file. */
export const maxRows = 10_000;

export interface AllRows<Row> {
  rows: Row[];
  /** Rows that the list has, which may be more. */
  total: number;
}

/**
 * The rows of all pages of a list, up to 10,000, one page after the other.
 * @param onProgress called with the rows that are here, and the rows that are wanted
 * @throws what loading a page throws, and the reason of the signal
 */
export async function loadAllRows<Row>(
  loadPage: (page: number, size: number, signal: AbortSignal) => Promise<ExportPage<Row>>,
  signal: AbortSignal,
  onProgress: (loaded: number, wanted: number) => void,
): Promise<AllRows<Row>> {
  const rows: Row[] = [];
  let total = 0;
  for (let page = 1; ; page += 1) {
    const answer = await loadPage(page, pageSize, signal);
    signal.throwIfAborted();
    rows.push(...answer.list);
    total = answer.total;
    onProgress(rows.length, Math.min(total, maxRows));
    // Rows may go away meanwhile: an empty page ends the list, whatever the total was.
    if (answer.list.length === 0 || rows.length >= Math.min(total, maxRows)) break;
  }
  return { rows: rows.slice(0, maxRows), total };
}
