/** Weeks that the figure sums up. */
const recentWeeks = 4;
/** Room for the stroke at the edges, px. */
const inset = 1;

/** How often an app was opened in the last four weeks. */
export function recentUse(opened: readonly number[]): number {
  return opened.slice(-recentWeeks).reduce((sum, count) => sum + count, 0);
}

/** The points of a line over all weeks, as SVG takes them; undefined where nothing was opened. */
export function sparkline(
  opened: readonly number[],
  { width, height }: { width: number; height: number },
): string | undefined {
  const most = Math.max(0, ...opened);
  if (most === 0 || opened.length < 2) return undefined;
  const step = (width - 2 * inset) / (opened.length - 1);
  return opened
    .map((count, week) => {
      const x = inset + week * step;
      const y = height - inset - (count / most) * (height - 2 * inset);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
