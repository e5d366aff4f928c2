/** Side of the square picture, px (O04). */
export const pictureSide = 480;
/** What the call takes. */
const maxPictureLength = 230_000;
/** The best first (O04); less where a picture would be too long. */
const qualities = [1, 0.95, 0.9, 0.8, 0.6, 0.4];

/** The largest square in the middle of a picture. */
export const squareIn = (width: number, height: number): { x: number; y: number; side: number } => {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
};

/** The base64 of what the camera sees now, as a JPEG; undefined while it sees nothing. */
export const takePicture = (video: HTMLVideoElement): string | undefined => {
  const { x, y, side } = squareIn(video.videoWidth, video.videoHeight);
  if (side === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = pictureSide;
  canvas.height = pictureSide;
  canvas.getContext('2d')?.drawImage(video, x, y, side, side, 0, 0, pictureSide, pictureSide);
  for (const quality of qualities) {
    const [, image = ''] = canvas.toDataURL('image/jpeg', quality).split(',');
    if (image.length <= maxPictureLength) return image;
  }
  return undefined;
};
