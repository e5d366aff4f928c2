/** Figures as lines, bars and slices. */
export type { ChartData, ChartKind, ChartRow } from './chart-data.ts';
export { ChartView, type ChartViewProps } from './chart-view.tsx';
