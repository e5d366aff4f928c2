/** Width of the longest line, in letters; a Chinese character is as wide as two. Counts the first `max` of a line at most. */
export function textWidth(text: string, max: number): number {
  let widest = 0;
  let width = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === lineFeed) width = 0;
    else if (width < max) width += isWide(unit) ? 2 : 1;
    if (width > widest) widest = width;
  }
  return Math.min(widest, max);
}

const lineFeed = 10;

/** East Asian Width W and F of the basic plane (UAX 11); the two halves of a character beyond it count 1 each. */
function isWide(unit: number): boolean {
  return (
    unit >= 0x1100 &&
    (unit <= 0x115f ||
      (unit >= 0x2e80 && unit <= 0xa4cf) ||
      (unit >= 0xac00 && unit <= 0xd7a3) ||
      (unit >= 0xf900 && unit <= 0xfaff) ||
      (unit >= 0xfe30 && unit <= 0xfe6f) ||
      (unit >= 0xff01 && unit <= 0xff60) ||
      (unit >= 0xffe0 && unit <= 0xffe6))
  );
}
