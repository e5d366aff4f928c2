interface Point {
  x: number;
}

/** Of the 68 landmarks: the ends of the jaw beside the ears, and the tip of the nose. */
const jawOfRightEar = 0;
const jawOfLeftEar = 16;
const noseTip = 30;

/**
 * How far a face is turned, by where the nose is between the ears: 0 straight ahead, 1 all the way to the person's own left, -1 to the right.
 * @param landmarks 68 points of a picture that is not mirrored
 */
export function measureTurn(landmarks: readonly Point[]): number {
  const [right, left, nose] = [landmarks[jawOfRightEar], landmarks[jawOfLeftEar], landmarks[noseTip]];
  if (!right || !left || !nose || left.x <= right.x) return 0;
  const part = (nose.x - right.x) / (left.x - right.x);
  return Math.min(1, Math.max(-1, 2 * part - 1));
}
