import { type QuarterTurns, turnSize } from './cut.ts';

/** Draws a picture turned, with the upper left corner of what is then seen at the origin. */
export function drawTurned(
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D,
  picture: ImageBitmap,
  turns: QuarterTurns,
): void {
  const { width, height } = picture;
  const turned = turnSize(picture, turns);
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2);
}
