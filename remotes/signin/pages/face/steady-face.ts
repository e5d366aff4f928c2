import { pictureSide } from './take-picture.ts';

/** A face in the coordinates of the square picture. */
export interface FaceBox {
  x: number;
  y: number;
  width: number;
}

/** How far position and size may be off, and for how many frames a face has to stay (O04). */
const tolerance = 50;
const frames = 8;
const targetWidth = pictureSide * 0.35;

/** The target, in the middle of the picture. */
export const target: FaceBox = {
  x: (pictureSide - targetWidth) / 2,
  y: (pictureSide - targetWidth) / 2,
  width: targetWidth,
};

const isInTarget = ({ x, y, width }: FaceBox): boolean =>
  Math.abs(x - target.x) <= tolerance &&
  Math.abs(y - target.y) <= tolerance &&
  Math.abs(width - target.width) <= tolerance;

/** Counts the frames in which one face alone stays in the target; true once there were more than eight in a row. */
export const createSteadyFace = (): ((faces: readonly FaceBox[]) => boolean) => {
  let count = 0;
  return (faces) => {
    const [face, ...others] = faces;
    count = face && others.length === 0 && isInTarget(face) ? count + 1 : 0;
    return count > frames;
  };
};
