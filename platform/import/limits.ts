const megabyte = 1024 * 1024;

/** What one import may hold. */
export const importLimits = {
  /** Bytes of the file. */
  file: 32 * megabyte,
  /** Bytes of the parts of a workbook that are read, unpacked. */
  unpacked: 512 * megabyte,
  /** Bytes of its shared texts, unpacked: these stand in memory. */
  sharedTexts: 64 * megabyte,
  /** Parts of a workbook. */
  parts: 2_000,
  rows: 200_000,
  columns: 200,
  cells: 10_000_000,
  /** UTF-16 units of one cell; the rest is cut off. */
  cellText: 1_000,
  /** Merged areas; more are no table. */
  merges: 10_000,
} as const;

/** Rows that are read, compared and written at once: SQLite holds up all others for one such batch. */
export const rowsPerBatch = 125;
/** Rows at the top of a file among which the header is. */
export const headRows = 30;
/** Of the first rows below the header, as samples of a column. */
export const sampleRows = 5;
/** Milliseconds after which a process that gives no sign of life has lost its import. */
export const leaseTime = 20_000;
export const heartbeat = 5_000;
/** Milliseconds that an import, its rows and its file are kept after the last change. */
export const keptTime = 30 * 24 * 60 * 60 * 1000;
/** Who leaves stands behind all rows of a file. */
export const firstLeavingRow = 10_000_000;
