export interface Size {
  /** Pixels. */
  width: number;
  height: number;
}

/** The largest size of the same shape within a limit; a picture never grows. Whole pixels, at least one. */
export function fitWithin({ width, height }: Size, limit: Size): Size {
  const scale = Math.min(1, limit.width / width, limit.height / height);
  return { width: roundUpToOne(width * scale), height: roundUpToOne(height * scale) };
}

function roundUpToOne(pixels: number): number {
  return Math.max(1, Math.round(pixels));
}
