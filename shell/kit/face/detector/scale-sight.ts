import type { SeenFace, Sight } from './detector-messages.ts';

/** Sights with faces larger or smaller around their middles, so that the boxes of all detectors mean the same. */
export function scaleSight(sight: Sight, scale: number): Sight {
  return { ...sight, faces: sight.faces.map((face) => scaleFace(face, scale)) };
}

function scaleFace({ x, y, width, height }: SeenFace, scale: number): SeenFace {
  return {
    x: x + (width * (1 - scale)) / 2,
    y: y + (height * (1 - scale)) / 2,
    width: width * scale,
    height: height * scale,
  };
}
