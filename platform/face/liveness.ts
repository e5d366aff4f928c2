import type { FaceChallenge } from '#shared/contracts';
import { distanceBetween } from './descriptor.ts';
import type { Point, SeenFace } from './recogniser/worker-messages.ts';

/** Points of the iBUG scheme: the outer corners of the eyes, left in the picture first, and the tip of the nose. */
const points = { eyes: [36, 45], nose: 30 } as const;
/** How much further the nose has to go, in distances between the eyes: about 15 degrees. */
const minTurn = 0.12;
/** Both pictures have to be of one person; a turned head is further away than the same view. */
const maxDistance = 0.5;

/**
 * Where the tip of the nose stands between the eyes: 0 in the middle, positive towards the person's own left. Measured along
 * the line of the eyes, so a tilted head changes nothing. The picture is not mirrored.
 */
export function turnOf(landmarks: readonly Point[]): number {
  const [right, left, nose] = [landmarks[points.eyes[0]], landmarks[points.eyes[1]], landmarks[points.nose]];
  if (!right || !left || !nose) return 0;
  const [dx, dy] = [left.x - right.x, left.y - right.y];
  const length = dx * dx + dy * dy;
  return length === 0 ? 0 : ((nose.x - right.x) * dx + (nose.y - right.y) * dy) / length - 0.5;
}

/** Whether the person of the first picture has turned the head as asked in the second. */
export function hasTurned(action: FaceChallenge['action'], first: SeenFace, second: SeenFace): boolean {
  const turn = turnOf(second.landmarks) - turnOf(first.landmarks);
  return (
    (action === 'turn-left' ? turn : -turn) >= minTurn &&
    distanceBetween(first.descriptor, second.descriptor) <= maxDistance
  );
}
