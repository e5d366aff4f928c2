import type { Size } from './fit-within.ts';

/** Quarter turns clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** What is kept of a turned picture, in percent of its width and height. */
export interface Cut {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PixelCut extends Size {
  x: number;
  y: number;
}

/** The size that a picture has once it is turned. */
export function turnSize({ width, height }: Size, turns: QuarterTurns): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** A cut of the turned picture in pixels, inside the picture and at least one pixel. */
export function toPixels(cut: Cut, { width, height }: Size): PixelCut {
  const [x, right] = range(cut.x, cut.width, width);
  const [y, bottom] = range(cut.y, cut.height, height);
  return { x, y, width: right - x, height: bottom - y };
}

function range(start: number, length: number, pixels: number): [from: number, to: number] {
  const toPixel = (percent: number): number =>
    Math.min(pixels, Math.max(0, Math.round((percent / 100) * pixels)));
  const from = Math.min(toPixel(start), pixels - 1);
  return [from, Math.max(from + 1, toPixel(start + length))];
}

/** The largest cut of a shape in the middle of a picture. @param aspect width by height; undefined keeps everything */
export function centreCut({ width, height }: Size, aspect: number | undefined): Cut {
  if (aspect === undefined) return { x: 0, y: 0, width: 100, height: 100 };
  const shape = width / height;
  const kept = { width: Math.min(1, aspect / shape) * 100, height: Math.min(1, shape / aspect) * 100 };
  return { x: (100 - kept.width) / 2, y: (100 - kept.height) / 2, ...kept };
}
