import sharp from 'sharp';

/** A smaller difference in a channel of 255 is the work of the compression. */
const visibleDifference = 40;
/** A time, or a text cursor that blinks, is less than this share of a screen. */
const neglected = 0.001;

/** Whether two pictures of one screen show the same, but for times and the like. */
export async function looksAlike(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([readPixels(one), readPixels(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  const { channels } = a.info;
  const differing = new Set<number>();
  for (let at = 0; at < a.data.length; at += 1)
    if (Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) > visibleDifference)
      differing.add(Math.floor(at / channels));
  return differing.size < a.info.width * a.info.height * neglected;
}

function readPixels(file: string) {
  return sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
