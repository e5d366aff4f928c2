import { maxFileBytes } from './picture-problem.ts';

/** The picture in a file, upright as its Exif says. @throws Error for what is too large or cannot be decoded */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > maxFileBytes) throw new Error('the file is too large');
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}
