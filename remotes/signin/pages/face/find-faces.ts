import type { FaceBox } from './steady-face.ts';
import { pictureSide, squareIn } from './take-picture.ts';

/** The part of the Shape Detection API that is used; few browsers have it, none is asked to load one. */
interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<{ boundingBox: DOMRectReadOnly }[]>;
}

const isDetectorClass = (value: unknown): value is new () => NativeDetector => typeof value === 'function';

/** Finds faces in what the camera sees; undefined where the browser cannot, so that the user takes the picture. */
export const createFaceFinder = (): ((video: HTMLVideoElement) => Promise<FaceBox[]>) | undefined => {
  const Detector: unknown = Reflect.get(globalThis, 'FaceDetector');
  if (!isDetectorClass(Detector)) return undefined;
  const detector = new Detector();
  return async (video) => {
    const { x, y, side } = squareIn(video.videoWidth, video.videoHeight);
    const scale = pictureSide / side;
    const found = await detector.detect(video);
    return found.map(({ boundingBox }) => ({
      x: (boundingBox.x - x) * scale,
      y: (boundingBox.y - y) * scale,
      width: boundingBox.width * scale,
    }));
  };
};
