/** A picture that is ready to be sent. */
export interface Picture {
  /** A JPEG, or a PNG where something lets light through. */
  type: 'image/jpeg' | 'image/png';
  /** The whole picture as a `data:` address. */
  dataUrl: string;
}

/** @throws Error where the browser cannot read its own picture */
export function readPicture(blob: Blob): Promise<Picture> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve({
        type: blob.type === 'image/png' ? 'image/png' : 'image/jpeg',
        dataUrl: String(reader.result),
      });
    reader.onerror = () => reject(reader.error ?? new Error('the picture cannot be read'));
    reader.readAsDataURL(blob);
  });
}
