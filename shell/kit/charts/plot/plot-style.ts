/** A colour of the theme as CSS; SVG takes no tokens. */
function token(name: string): string {
  return `var(--p-colors-${name})`;
}

/** Colours of several series in their order; each can be read as text on panels, light and dark (4.5:1), in every theme. */
const seriesColors = ['blue-fg', 'orange-fg', 'green-fg', 'red-fg', 'fg-muted'].map(token);
/** Of one alone: the colour of the theme, which could be like one of the others. */
const ownColor = token('brand-fg');

/** Dashes of the lines, so that none is known by its colour alone. */
const dashes = ['', '8 3', '2 3', '10 3 2 3', '5 5'];

export const textColor = token('fg');
export const gridColor = token('border-muted');
export const panelColor = token('bg-panel');
/** Text of the axes. */
export const tick = { fill: textColor, fontSize: 13 } as const;

export function colorOf(at: number, count: number): string {
  if (count === 1) return ownColor;
  return seriesColors[at % seriesColors.length] ?? textColor;
}

export function dashOf(at: number): string {
  return dashes[at % dashes.length] ?? '';
}

/** What stands at the pointer, and at the place that the arrow keys have come to. */
export const tooltipStyle = {
  contentStyle: { background: panelColor, border: `1px solid ${token('border')}`, borderRadius: 8 },
  itemStyle: { color: textColor },
  labelStyle: { color: textColor },
} as const;
