/** Bytes in UTF-8: the most that file systems take. */
const maxBytes = 255;
/** Control characters, and marks that turn the direction of a text or show nothing. */
const invisible =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;
const fallbackName = 'file';

/**
 * The name under which a file is kept and shown: in NFC, without a path, without what nobody sees, at most 255 bytes. The extension
 * stays when the name is cut.
 * @param name as a browser sent it
 */
export function cleanFileName(name: string): string {
  const [last = ''] = name.toWellFormed().normalize('NFC').split(/[\\/]/).slice(-1);
  const visible = last.replace(invisible, '').replace(/\s+/gu, ' ');
  const trimmed = visible.trim().replace(/[. ]+$/, '');
  return shorten(trimmed) || fallbackName;
}

function shorten(name: string): string {
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && byteLength(name.slice(dot)) <= 32 ? name.slice(dot) : '';
  const stem = name.slice(0, name.length - extension.length);
  return cut(stem, maxBytes - byteLength(extension)) + extension;
}

/** Never in the middle of a character that a reader sees as one. */
function cut(text: string, bytes: number): string {
  if (byteLength(text) <= bytes) return text;
  let kept = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += byteLength(segment);
    if (length > bytes) break;
    kept += segment;
  }
  return kept;
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
