import type { SeenFace, SeenPicture } from './recogniser/worker-messages.ts';
import { refuse } from './refusals.ts';

/** What a face has to have to be recognised by it later. */
const needs = { score: 0.6, width: 110, minLuma: 45, maxLuma: 225 } as const;

/** The one face of a picture that is good enough to be kept. @throws DomainError `invalid_input` with what to do better */
export function requireGoodFace(picture: SeenPicture): SeenFace {
  const face = requireOneFace(picture);
  if (face.width < needs.width) throw refuse('tooSmall');
  if (face.luma < needs.minLuma) throw refuse('tooDark');
  if (face.luma > needs.maxLuma) throw refuse('tooBright');
  if (face.score < needs.score) throw refuse('unclear');
  return face;
}

/** @throws DomainError `invalid_input` */
export function requireOneFace({ faces }: SeenPicture): SeenFace {
  const [face, second] = faces;
  if (!face) throw refuse('noFace');
  if (second) throw refuse('manyFaces');
  return face;
}
