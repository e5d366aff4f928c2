import type { ReactElement } from 'react';
import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { PlotLegend } from './plot-legend.tsx';
import type { PlotProps } from './plot-props.ts';
import { colorOf, dashOf, gridColor, tick, tooltipStyle } from './plot-style.ts';
import { keyOf, toRecords } from './to-records.ts';

/** One line a series over time, each with its own dashes and points. */
export function LinePlot({ title, data, height }: Omit<PlotProps, 'kind'>): ReactElement {
  return (
    <ResponsiveContainer width="100%" height={height}>
      <LineChart data={toRecords(data)} title={title} margin={{ top: 8, right: 16, bottom: 0, left: 0 }}>
        <CartesianGrid stroke={gridColor} vertical={false} />
        <XAxis dataKey="label" tick={tick} stroke={gridColor} minTickGap={16} />
        <YAxis tick={tick} stroke={gridColor} allowDecimals={false} width={44} />
        <Tooltip {...tooltipStyle} />
        {data.series.length > 1 ? <Legend iconType="plainline" content={PlotLegend} /> : null}
        {data.series.map((name, at) => (
          <Line
            key={name}
            dataKey={keyOf(at)}
            name={name}
            stroke={colorOf(at, data.series.length)}
            strokeWidth={2}
            strokeDasharray={dashOf(at)}
            dot={{ r: 3, strokeDasharray: '' }}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}
