import sharp from 'sharp';
import type { UnseenReason } from './worker-messages.ts';

/** Pixels of a side, and of the whole. */
const maxSide = 1280;
const maxPixels = maxSide * maxSide;
/** Of the picture that is kept. */
const keptSide = 640;
const keptQuality = 90;

export interface Pixels {
  /** Red, green, blue, row by row. */
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly jpeg: Uint8Array;
}

// A thread has one picture at a time, and no second look at it.
sharp.cache(false);
sharp.concurrency(1);

/** Decodes a JPEG or PNG, turned upright. What its head says is checked before a pixel is read. */
export async function readPicture(bytes: Uint8Array): Promise<Pixels | UnseenReason> {
  const options = { limitInputPixels: maxPixels, failOn: 'error', pages: 1 } as const;
  try {
    const { width, height, format } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (format !== 'jpeg' && format !== 'png') return 'unreadable';
    if (width > maxSide || height > maxSide) return 'too-large';
    const upright = sharp(bytes, options).autoOrient().flatten().toColourspace('srgb').removeAlpha();
    const { data, info } = await upright.clone().raw().toBuffer({ resolveWithObject: true });
    const jpeg = await upright
      .resize(keptSide, keptSide, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: keptQuality })
      .toBuffer();
    return { data, width: info.width, height: info.height, jpeg };
  } catch {
    return 'unreadable';
  }
}
