import type { SeenFace } from '../detector/detector-messages.ts';

/** Sizes of the picture, px. */
export interface PictureSize {
  width: number;
  height: number;
}

/** On screens narrower than this the picture is as large as the screen (O04), px. */
const narrowScreen = 760;
const pictureSide = 480;
const targetPart = 0.35;
/** How far position and size may be off, px (O04). */
const tolerance = 50;

/** The size of the picture that is taken: what the caller wants, else the specification's. */
export function pictureSizeOf(
  wanted: { width: number | undefined; height: number | undefined },
  screen: PictureSize,
): PictureSize {
  const usual = screen.width < narrowScreen ? screen : { width: pictureSide, height: pictureSide };
  return { width: wanted.width ?? usual.width, height: wanted.height ?? usual.height };
}

/** Where the face has to be: a square in the middle, 35 percent of the picture's width. */
export function targetOf({ width, height }: PictureSize): SeenFace {
  const side = width * targetPart;
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

/** Whether a face is where it has to be, and as large. */
export function isInTarget(face: SeenFace, target: SeenFace): boolean {
  return (['x', 'y', 'width'] as const).every((side) => Math.abs(face[side] - target[side]) <= tolerance);
}
