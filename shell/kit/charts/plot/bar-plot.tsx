import type { ReactElement } from 'react';
import { Bar, BarChart, LabelList, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { PlotLegend } from './plot-legend.tsx';
import type { PlotProps } from './plot-props.ts';
import { colorOf, gridColor, tick, tooltipStyle } from './plot-style.ts';
import { keyOf, toRecords } from './to-records.ts';

/** Bars below one another, so that long names have room; each carries its figure. */
export function BarPlot({ title, data, height }: Omit<PlotProps, 'kind'>): ReactElement {
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        layout="vertical"
        data={toRecords(data)}
        title={title}
        margin={{ top: 0, right: 48, bottom: 0, left: 0 }}
      >
        <XAxis type="number" tick={tick} stroke={gridColor} allowDecimals={false} />
        <YAxis type="category" dataKey="label" tick={tick} stroke={gridColor} width="auto" interval={0} />
        <Tooltip {...tooltipStyle} cursor={{ fill: gridColor }} />
        {data.series.length > 1 ? <Legend content={PlotLegend} /> : null}
        {data.series.map((name, at) => (
          <Bar
            key={name}
            dataKey={keyOf(at)}
            name={name}
            fill={colorOf(at, data.series.length)}
            isAnimationActive={false}
          >
            <LabelList dataKey={keyOf(at)} position="right" {...tick} />
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
