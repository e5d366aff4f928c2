import type { SeenFace, Sight } from '../detector/detector-messages.ts';
import type { PictureSize } from '../machine/face-target.ts';
import { cutOf, videoSize } from './take-picture.ts';

/** Side of what the detector looks at, px; it makes nothing of more. */
const frameSide = 224;

export interface FrameReader {
  /** What the camera sees now in the middle of the picture, small; undefined while it sees nothing. */
  read(video: HTMLVideoElement): ImageData | undefined;
  /** A sight of such a frame, in the pixels of the picture. */
  enlarge(sight: Sight): Sight;
}

/** Reads small frames of what will be the picture: the square in its middle, where the face has to be. */
export function createFrameReader(picture: PictureSize): FrameReader {
  const side = Math.min(picture.width, picture.height);
  const [left, top, scale] = [(picture.width - side) / 2, (picture.height - side) / 2, side / frameSide];
  const canvas = document.createElement('canvas');
  canvas.width = frameSide;
  canvas.height = frameSide;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read(video) {
      if (!context || video.videoWidth === 0) return undefined;
      const cut = cutOf(videoSize(video), picture);
      const [ratio, inVideo] = [cut.width / picture.width, Math.min(cut.width, cut.height)];
      const [x, y] = [cut.x + left * ratio, cut.y + top * ratio];
      context.drawImage(video, x, y, inVideo, inVideo, 0, 0, frameSide, frameSide);
      return context.getImageData(0, 0, frameSide, frameSide);
    },
    enlarge: (sight) => ({
      ...sight,
      faces: sight.faces.map((face) => enlarge(face, { left, top, scale })),
    }),
  };
}

function enlarge(
  { x, y, width, height }: SeenFace,
  { left, top, scale }: { left: number; top: number; scale: number },
): SeenFace {
  return { x: left + x * scale, y: top + y * scale, width: width * scale, height: height * scale };
}
