const edge = 128; // px
const maxFileBytes = 10 * 1024 * 1024;
/** A little less than the service takes, whose limit is in bytes of the picture itself. */
const maxTextLength = 64_000;

export type LogoProblem = 'developers.logo.unreadable' | 'developers.logo.tooLarge';

const formats = [
  ['image/png', undefined],
  ['image/webp', 0.85],
  ['image/jpeg', 0.8],
] as const;

/**
 * A picture file as a square `data:` address, small enough to send; what is left over stays transparent.
 * @returns the id of the message that says why not
 */
export const readLogo = async (file: File): Promise<{ logo: string } | { problem: LogoProblem }> => {
  if (file.size > maxFileBytes) return { problem: 'developers.logo.tooLarge' };
  try {
    const image = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    canvas.width = edge;
    canvas.height = edge;
    const scale = Math.min(edge / image.width, edge / image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    canvas.getContext('2d')?.drawImage(image, (edge - width) / 2, (edge - height) / 2, width, height);
    image.close();
    const texts = formats.map(([type, quality]) => canvas.toDataURL(type, quality));
    const logo = texts.find((text) => text.length <= maxTextLength);
    return logo ? { logo } : { problem: 'developers.logo.tooLarge' };
  } catch {
    return { problem: 'developers.logo.unreadable' };
  }
};
