import type { SeenFace } from './detector-messages.ts';

/** Every fourth pixel of every fourth row: enough for a mean. */
const step = 4;

/** Mean brightness of a face, or of the whole picture, 0 to 255. @param rgba four bytes a pixel */
export function measureBrightness(rgba: Uint8ClampedArray, width: number, face?: SeenFace): number {
  const height = rgba.length / 4 / width;
  const area = face ?? { x: 0, y: 0, width, height };
  const [left, right] = clamp(area.x, area.x + area.width, width);
  const [top, bottom] = clamp(area.y, area.y + area.height, height);
  let sum = 0;
  let count = 0;
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) {
      const at = (y * width + x) * 4;
      // Rec. 601, as JPEG weighs the colours.
      sum += 0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0);
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}

function clamp(from: number, to: number, limit: number): [from: number, to: number] {
  return [Math.max(0, Math.floor(from)), Math.min(limit, Math.ceil(to))];
}
