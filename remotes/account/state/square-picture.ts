const edge = 256; // pixels
const quality = 0.85;
/** More than any camera of today makes, and less than stops an old phone. */
const maxBytes = 30 * 1024 * 1024;

/**
 * The middle of a picture as a square JPEG of 256 × 256 pixels, as a `data:` address.
 * @throws Error for what is no picture, or too large a file
 */
export const makeSquarePicture = async (file: File): Promise<string> => {
  if (file.size > maxBytes) throw new Error('the file is too large');
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  // What lets light through would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, edge, edge);
  const side = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  context.drawImage(bitmap, left, top, side, side, 0, 0, edge, edge);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', quality);
};
