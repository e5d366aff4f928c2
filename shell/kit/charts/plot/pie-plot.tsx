import type { ReactElement } from 'react';
import { Legend, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts';
import { PlotLegend } from './plot-legend.tsx';
import type { PlotProps } from './plot-props.ts';
import { colorOf, panelColor, tick, tooltipStyle } from './plot-style.ts';

/** One slice a row, of the first series; each slice has its figure beside it and its name in the legend. */
export function PiePlot({ title, data, height }: Omit<PlotProps, 'kind'>): ReactElement {
  const slices = data.rows.map(({ label, values }, at) => ({
    name: label,
    value: values[0] ?? 0,
    fill: colorOf(at, data.rows.length),
  }));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <PieChart title={title}>
        <Pie
          data={slices.filter(({ value }) => value > 0)}
          dataKey="value"
          outerRadius="70%"
          stroke={panelColor}
          strokeWidth={2}
          label={tick}
          labelLine={false}
          isAnimationActive={false}
        />
        <Tooltip {...tooltipStyle} />
        <Legend content={PlotLegend} />
      </PieChart>
    </ResponsiveContainer>
  );
}
