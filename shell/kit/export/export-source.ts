/** One column of the file. */
export interface ExportColumn<Row> {
  readonly label: string;
  /** What a row has there, as text; a number only where it is to be calculated with. */
  readonly value: (row: Row) => string | number | null | undefined;
}

/** Some rows of a list, as its call answers them. */
export interface ExportPage<Row> {
  readonly list: readonly Row[];
  /** Rows over all pages. */
  readonly total: number;
}

/** Where the rows come from: pages of a list, rows that are here already, or a table of the page as HTML. */
export type ExportSource<Row> =
  | {
      readonly columns: readonly ExportColumn<Row>[];
      /** @param page counted from 1 @param size rows of a page */
      readonly loadPage: (page: number, size: number, signal: AbortSignal) => Promise<ExportPage<Row>>;
    }
  | { readonly columns: readonly ExportColumn<Row>[]; readonly rows: readonly Row[] }
  | { readonly html: () => string };
