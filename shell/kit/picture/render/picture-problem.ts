/** Why a file gives no picture. */
export type PictureProblem =
  | { reason: 'too-large' }
  /** The browser cannot decode this format. @property format as users know it, such as HEIC */
  | { reason: 'format'; format: string }
  | { reason: 'unreadable' };

/** More than any camera of today makes, and less than stops an old phone. */
export const maxFileBytes = 30 * 1024 * 1024;

/** Formats that some browsers cannot decode, by the extension of the file. */
const formats: Readonly<Record<string, string>> = {
  tif: 'TIFF',
  tiff: 'TIFF',
  bmp: 'BMP',
  heic: 'HEIC',
  heif: 'HEIF',
};

/** What to say of a file that was not decoded. */
export function describeProblem({ name, size }: Pick<File, 'name' | 'size'>): PictureProblem {
  if (size > maxFileBytes) return { reason: 'too-large' };
  const format = formats[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
  return format ? { reason: 'format', format } : { reason: 'unreadable' };
}
