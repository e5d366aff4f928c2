import type { ChartData, ChartKind } from '../chart-data.ts';

/** What each drawing takes. */
export interface PlotProps {
  kind: ChartKind;
  title: string;
  data: ChartData;
  /** px. */
  height: number;
}
