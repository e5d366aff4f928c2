import type { ChartKind } from './chart-data.ts';

/** Tallest a chart stands in a page, in px; what is higher scrolls. */
export const plotMaxHeight = 420;

const plainHeight = 280;
const barPx = 40;
const axisPx = 70;

/** Height of a drawing in px: bars lie below one another, so that their names have room. */
export function plotHeight(kind: ChartKind, rows: number): number {
  return kind === 'bar' ? Math.max(axisPx + barPx, axisPx + rows * barPx) : plainHeight;
}
