import type { ChartData } from '../chart-data.ts';

/** Rows as Recharts takes them: the label, and the figure of each series by its place. */
export function toRecords({ rows }: ChartData): Record<string, string | number>[] {
  return rows.map(({ label, values }) => ({
    label,
    ...Object.fromEntries(values.map((value, at) => [keyOf(at), value])),
  }));
}

/** By place: two series may have one name. */
export function keyOf(series: number): string {
  return `s${series}`;
}
