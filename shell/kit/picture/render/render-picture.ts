import { type Cut, type PixelCut, type QuarterTurns, toPixels, turnSize } from './cut.ts';
import { decodePicture } from './decode-picture.ts';
import { drawTurned } from './draw-turned.ts';
import { fitWithin, type Size } from './fit-within.ts';

/** What becomes of a picture. */
export interface PictureOrder {
  turns: QuarterTurns;
  /** Of the turned picture. */
  cut: Cut;
  /** Pixels that it may have at most. */
  limit: Size;
  /** Bytes that it may have at most; a larger result is made anew with fewer pixels. */
  maxBytes: number;
  /** Of a JPEG, from 0 to 1. */
  quality: number;
  /** Whether what lets light through may stay so, as a PNG; else white shines through. */
  keepsAlpha: boolean;
}

/** How often fewer pixels are tried, by a quarter less each time. */
const maxTries = 8;

/**
 * Cuts, turns and shrinks the picture of a file. The result is encoded anew, so that nothing else of the file is in it.
 * @returns a JPEG, or a PNG where something lets light through
 * @throws Error for what cannot be decoded, or does not get small enough
 */
export async function renderPicture(file: Blob, order: PictureOrder): Promise<Blob> {
  const bitmap = await decodePicture(file);
  try {
    const cut = toPixels(order.cut, turnSize(bitmap, order.turns));
    let size = fitWithin(cut, order.limit);
    for (let tries = 0; tries < maxTries; tries++) {
      const picture = await encode(drawInSteps(bitmap, order.turns, cut, size), order);
      if (picture.size <= order.maxBytes) return picture;
      size = fitWithin(size, { width: size.width * 0.75, height: size.height * 0.75 });
    }
  } finally {
    bitmap.close();
  }
  throw new Error('the picture does not get small enough');
}

/** Halves a large picture until the last step is small: one large step would leave pixels out. */
function drawInSteps(bitmap: ImageBitmap, turns: QuarterTurns, cut: PixelCut, target: Size): OffscreenCanvas {
  const halvings = Math.max(
    0,
    Math.floor(Math.log2(Math.min(cut.width / target.width, cut.height / target.height))),
  );
  let canvas = drawCut(bitmap, turns, cut, grow(target, 2 ** halvings));
  for (let left = halvings - 1; left >= 0; left--) {
    const size = grow(target, 2 ** left);
    const [next, context] = createCanvas(size);
    context.drawImage(canvas, 0, 0, size.width, size.height);
    canvas = next;
  }
  return canvas;
}

function drawCut(bitmap: ImageBitmap, turns: QuarterTurns, cut: PixelCut, size: Size): OffscreenCanvas {
  const [canvas, context] = createCanvas(size);
  context.scale(size.width / cut.width, size.height / cut.height);
  context.translate(-cut.x, -cut.y);
  drawTurned(context, bitmap, turns);
  return canvas;
}

async function encode(canvas: OffscreenCanvas, { keepsAlpha, quality }: PictureOrder): Promise<Blob> {
  if (!hasAlpha(canvas)) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  if (keepsAlpha) return canvas.convertToBlob({ type: 'image/png' });
  const [opaque, context] = createCanvas(canvas);
  // What lets light through would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(canvas, 0, 0);
  return opaque.convertToBlob({ type: 'image/jpeg', quality });
}

function hasAlpha(canvas: OffscreenCanvas): boolean {
  const { data } = getContext(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

function grow({ width, height }: Size, factor: number): Size {
  return { width: width * factor, height: height * factor };
}

function createCanvas({ width, height }: Size): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(width, height);
  const context = getContext(canvas);
  context.imageSmoothingQuality = 'high';
  return [canvas, context];
}

function getContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  return context;
}
