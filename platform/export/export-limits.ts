/** What one export may hold. Those of a sheet are Excel's own. */
export const exportLimits = {
  /** Bytes of the request. */
  body: 64 * 1024 * 1024,
  rowsPerSheet: 1_048_576,
  columns: 16_384,
  /** UTF-16 units of one cell. */
  cellText: 32_767,
  sheetName: 31,
  /** Cells of the grid, those below a wide or high cell included: a kilobyte of HTML can ask for 65 million. */
  gridCells: 10_000_000,
  merges: 200_000,
  /** Open elements of HTML: the parser's time grows with the square of them. */
  depth: 200,
  colspan: 1000,
  rowspan: 65_534,
  /** Rows that stand again on each further sheet. */
  headerRows: 20,
} as const;
