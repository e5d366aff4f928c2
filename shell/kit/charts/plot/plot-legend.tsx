import type { ReactElement } from 'react';
import type { DefaultLegendContentProps, LegendPayload } from 'recharts';
import { textColor } from './plot-style.ts';

/** Names of series beside their signs. The library's own legend names each sign in English, whatever the page speaks. */
export function PlotLegend({ payload = [] }: Pick<DefaultLegendContentProps, 'payload'>): ReactElement {
  return (
    <ul
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 16,
        margin: 0,
        padding: 0,
        listStyle: 'none',
        color: textColor,
      }}
    >
      {payload.map((entry) => (
        <li key={entry.value} style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden>
            {drawSign(entry)}
          </svg>
          {entry.value}
        </li>
      ))}
    </ul>
  );
}

/** A line with its dashes, or an area. */
function drawSign({ type, color, payload }: LegendPayload): ReactElement {
  if (type !== 'plainline') return <rect y="1" width="14" height="12" fill={color} />;
  const dashes: unknown = payload && Reflect.get(payload, 'strokeDasharray');
  return (
    <path
      d="M0 7h14"
      stroke={color}
      strokeWidth="2"
      {...(typeof dashes === 'string' ? { strokeDasharray: dashes } : {})}
    />
  );
}
