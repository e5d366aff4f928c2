import type { SourceCell, SourceRow } from './source-row.ts';

/** Stands between the texts of a row; no text has it, since XML has no place for it. */
const separator = '\u0000';

interface KeptRow {
  readonly texts: string;
  readonly count: number;
  /** Colspan and rowspan of each cell in turn; undefined where all are 1. */
  readonly spans: readonly number[] | undefined;
  readonly isHeader: boolean;
  readonly startsTable: boolean;
}

/** Rows that were read once, for a second reading: parsing HTML again would cost a third of an export. One string keeps a row. */
export class RowStore {
  readonly #rows: KeptRow[] = [];

  /** Passes the rows on and keeps each. */
  *keep(rows: Iterable<SourceRow>): Generator<SourceRow> {
    for (const row of rows) {
      this.#rows.push(pack(row));
      yield row;
    }
  }

  *read(): Generator<SourceRow> {
    for (const { texts, count, spans, isHeader, startsTable } of this.#rows)
      yield { cells: count === 0 ? [] : unpack(texts, spans), isHeader, startsTable };
  }
}

function pack({ cells, isHeader, startsTable }: SourceRow): KeptRow {
  const hasSpans = cells.some(({ colspan, rowspan }) => colspan > 1 || rowspan > 1);
  return {
    texts: cells.map(({ text }) => text.replaceAll(separator, '')).join(separator),
    count: cells.length,
    spans: hasSpans ? cells.flatMap(({ colspan, rowspan }) => [colspan, rowspan]) : undefined,
    isHeader,
    startsTable,
  };
}

function unpack(texts: string, spans: readonly number[] | undefined): SourceCell[] {
  return texts
    .split(separator)
    .map((text, at) => ({ text, colspan: spans?.[2 * at] ?? 1, rowspan: spans?.[2 * at + 1] ?? 1 }));
}
