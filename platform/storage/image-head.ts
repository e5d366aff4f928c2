export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

/** What the first bytes of a picture say. */
export interface ImageHead {
  type: ImageType;
  /** Pixels. */
  width: number;
  height: number;
}

type ReadSize = (body: Buffer) => Pick<ImageHead, 'width' | 'height'> | undefined;

/** What pictures begin with; nothing that a browser would run is among them. */
const formats: readonly (readonly [type: ImageType, isOf: (body: Buffer) => boolean, readSize: ReadSize])[] =
  [
    ['image/png', (body) => body.toString('hex', 0, 8) === '89504e470d0a1a0a', readPngSize],
    ['image/jpeg', (body) => body.toString('hex', 0, 3) === 'ffd8ff', readJpegSize],
    [
      'image/webp',
      (body) => body.toString('latin1', 0, 4) + body.toString('latin1', 8, 12) === 'RIFFWEBP',
      readWebpSize,
    ],
  ];

/** The type of a picture by its content, since what a name says about it is anybody's word. */
export function findImageType(body: Buffer): ImageType | undefined {
  return formats.find(([, isOf]) => isOf(body))?.[0];
}

/** Type and size of a PNG, JPEG or WebP; undefined for anything else, and for one that is cut short. */
export function readImageHead(body: Buffer): ImageHead | undefined {
  const [type, , readSize] = formats.find(([, isOf]) => isOf(body)) ?? [];
  const size = readSize?.(body);
  return type && size && size.width > 0 && size.height > 0 ? { type, ...size } : undefined;
}

/** The header is the first chunk. Source: RFC 2083, 4.1.1. */
function readPngSize(body: Buffer): ReturnType<ReadSize> {
  if (body.length < 24 || body.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: body.readUInt32BE(16), height: body.readUInt32BE(20) };
}

/** Size stands in the frame, behind any number of segments. Source: ISO/IEC 10918-1, annex B. */
function readJpegSize(body: Buffer): ReturnType<ReadSize> {
  for (let at = 2; at + 9 <= body.length && body[at] === 0xff; at += 2 + body.readUInt16BE(at + 2)) {
    const marker = body[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: body.readUInt16BE(at + 7), height: body.readUInt16BE(at + 5) };
  }
  return undefined;
}

/** Three kinds of first chunk: lossy, lossless, extended. Source: RFC 9649, 2. */
function readWebpSize(body: Buffer): ReturnType<ReadSize> {
  if (body.length < 30) return undefined;
  const kind = body.toString('latin1', 12, 16);
  if (kind === 'VP8 ')
    return { width: body.readUInt16LE(26) & 0x3fff, height: body.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8X') return { width: body.readUIntLE(24, 3) + 1, height: body.readUIntLE(27, 3) + 1 };
  if (kind !== 'VP8L') return undefined;
  const bits = body.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
