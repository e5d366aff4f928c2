/** One cell as the table names it, before its place is known. */
export interface SourceCell {
  readonly text: string;
  readonly colspan: number;
  readonly rowspan: number;
}

export interface SourceRow {
  readonly cells: readonly SourceCell[];
  /** It names columns instead of holding data. */
  readonly isHeader: boolean;
  /** Cells of an earlier table reach no further. */
  readonly startsTable: boolean;
}

/** The table that a page has sent. */
export interface TableSource {
  readonly title: string;
  /** Without an extension; empty where the title names the file. */
  readonly fileName: string;
  readonly readRows: () => Iterable<SourceRow>;
}
