/** Zoom is fine between these, in percent (A14). */
const least = 80;
const most = 120;

/** What screens multiply by when nothing is zoomed. */
const nativeRatios = [1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.625, 2.75, 3, 3.5, 4];
const tolerance = 0.04;

export interface WindowMeasures {
  outerWidth: number;
  innerWidth: number;
  devicePixelRatio: number;
}

/**
 * The zoom of a browser window in percent; undefined where it cannot be determined. The zoom is the width of the window
 * in screen pixels, divided by its width in page pixels. That fails where something else stands beside the page, such
 * as developer tools. The rest of the pixel ratio is then no ratio that screens have.
 */
export function estimateZoom({
  outerWidth,
  innerWidth,
  devicePixelRatio,
}: WindowMeasures): number | undefined {
  if (!(outerWidth > 0 && innerWidth > 0 && devicePixelRatio > 0)) return undefined;
  const zoom = outerWidth / innerWidth;
  const screenRatio = devicePixelRatio / zoom;
  const isPlausible = nativeRatios.some((ratio) => Math.abs(screenRatio / ratio - 1) <= tolerance);
  return isPlausible ? Math.round(zoom * 100) : undefined;
}

/** Whether a zoom, in percent, is worth a warning. */
export function isZoomOdd(percent: number): boolean {
  return percent < least || percent > most;
}
