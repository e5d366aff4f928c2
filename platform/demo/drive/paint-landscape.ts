import { crc32, deflateSync } from 'node:zlib';

const size = { width: 480, height: 300 } as const;
type Colour = readonly [red: number, green: number, blue: number];

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** 8 bits for each of three colours. */
const format = [8, 2, 0, 0, 0] as const;

/** Hills under an autumn sky, as a PNG. */
export function paintLandscape(): Buffer {
  const { width, height } = size;
  const row = 1 + width * 3; // each begins with its filter, which is none
  const pixels = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.set(colourAt(x, y), y * row + 1 + x * 3);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(format, 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourAt(x: number, y: number): Colour {
  if (y > 235 + 18 * Math.sin(x / 70)) return [62, 110, 72];
  if (y > 195 + 30 * Math.sin(x / 95 + 2)) return [122, 154, 88];
  if (y > 165 + 38 * Math.sin(x / 130 + 4)) return [206, 150, 82];
  if (Math.hypot(x - 370, y - 75) < 34) return [252, 226, 140];
  const depth = y / size.height;
  return [Math.round(150 + 90 * depth), Math.round(196 + 36 * depth), 236];
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([around.subarray(0, 4), content, around.subarray(4)]);
}
