import type { ReactElement } from 'react';
import { BarPlot } from './bar-plot.tsx';
import { LinePlot } from './line-plot.tsx';
import { PiePlot } from './pie-plot.tsx';
import type { PlotProps } from './plot-props.ts';

const plots = { line: LinePlot, bar: BarPlot, pie: PiePlot } as const;

/** Draws figures as wide as their place; still, since what moves tells nothing more. */
function Plot({ kind, ...drawing }: PlotProps): ReactElement {
  const Drawn = plots[kind];
  return <Drawn {...drawing} />;
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default Plot;
