const maxBytes = 64 * 1024;
const maxPixels = 512;
const startOfScan = 0xda;

/**
 * A JPEG of at most 64 KB and 512 × 512 pixels without the notes of a camera; undefined for anything else. Read from the
 * content, since what a browser says about it is anybody's word. Source: ISO/IEC 10918-1, annex B.
 */
export function readSmallJpeg(body: Buffer): Buffer | undefined {
  if (body.length > maxBytes || body.length < 4 || body.readUInt16BE(0) !== 0xffd8) return undefined;
  const kept = [body.subarray(0, 2)];
  let hasFrame = false;
  for (let at = 2; at + 4 <= body.length && body[at] === 0xff; ) {
    const marker = body[at + 1] ?? 0;
    const end = at + 2 + body.readUInt16BE(at + 2);
    if (marker === startOfScan) return hasFrame ? Buffer.concat([...kept, body.subarray(at)]) : undefined;
    if (isFrame(marker)) {
      if (hasFrame || at + 9 > body.length || !isFewPixels(body, at)) return undefined;
      hasFrame = true;
    }
    if (!isNote(marker)) kept.push(body.subarray(at, end));
    at = end;
  }
  return undefined;
}

/** Frames hold height and width; three of the markers in their row are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isFewPixels(body: Buffer, frameAt: number): boolean {
  return [body.readUInt16BE(frameAt + 5), body.readUInt16BE(frameAt + 7)].every(
    (pixels) => pixels > 0 && pixels <= maxPixels,
  );
}

/** Where and when a picture was taken (Exif, XMP), and comments: nothing that others need to know. */
function isNote(marker: number): boolean {
  return marker === 0xe1 || marker === 0xed || marker === 0xfe;
}
