export type ChartKind = 'line' | 'bar' | 'pie';

/** One point of the axis, bar or slice. */
export interface ChartRow {
  readonly label: string;
  /** One figure for each series, in their order. */
  readonly values: readonly number[];
}

export interface ChartData {
  /** What the labels of the rows are, for the head of the table. */
  readonly category: string;
  /** Names of the columns; slices show the first one alone. At most five, or nobody tells them apart. */
  readonly series: readonly string[];
  readonly rows: readonly ChartRow[];
}

/** Whether there is nothing to draw. */
export function isEmptyChart({ rows }: ChartData): boolean {
  return rows.every(({ values }) => values.every((value) => value === 0));
}
