import type { PictureSize } from '../machine/face-target.ts';

/** What the calls take. */
const maxPictureLength = 230_000;
/** The best first (O04); less where a picture would be too long. */
const qualities = [1, 0.95, 0.9, 0.8, 0.6, 0.4];

/** The largest part of a shape in the middle of a picture. */
export function cutOf(from: PictureSize, shape: PictureSize): PictureSize & { x: number; y: number } {
  const scale = Math.min(from.width / shape.width, from.height / shape.height);
  const [width, height] = [shape.width * scale, shape.height * scale];
  return { x: (from.width - width) / 2, y: (from.height - height) / 2, width, height };
}

/** What the camera sees. */
export function videoSize({ videoWidth, videoHeight }: HTMLVideoElement): PictureSize {
  return { width: videoWidth, height: videoHeight };
}

/** The base64 of what the camera sees now, as a JPEG; undefined while it sees nothing. */
export function takePicture(video: HTMLVideoElement, size: PictureSize): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context || video.videoWidth === 0) return undefined;
  // As others see the person, and not as the mirror on the page does.
  const { x, y, width, height } = cutOf(videoSize(video), size);
  context.drawImage(video, x, y, width, height, 0, 0, size.width, size.height);
  for (const quality of qualities) {
    const [, image = ''] = canvas.toDataURL('image/jpeg', quality).split(',');
    if (image.length <= maxPictureLength) return image;
  }
  return undefined;
}
