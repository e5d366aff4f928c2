/** Widest logo of the usual kinds, and of those that are lines, in px. */
export const usualMaxPx = 120;
const lineMaxPx = 200;
const heightPx = 36;

/**
 * A very wide logo gets the area of the widest usual one, so that it does not shrink to a line.
 * @param ratio width by height; pictures without a size have none
 * @returns the most that it may be wide, in px
 */
export function fitByArea(ratio: number): number {
  const width = Math.min(lineMaxPx, Math.max(usualMaxPx, Math.sqrt(usualMaxPx * heightPx * ratio)));
  return Math.round(width) || usualMaxPx;
}
