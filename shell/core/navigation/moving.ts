import { createSharedValue } from '../shared-value/index.ts';

let latest = 0;
const isMoving = createSharedValue(false);

/** Begins a move; a newer one takes over from it. */
export function startMove(): number {
  latest += 1;
  isMoving.set(true);
  return latest;
}

/** Ends a move. False when a newer one has begun: its address counts. */
export function finishMove(move: number): boolean {
  if (move !== latest) return false;
  isMoving.set(false);
  return true;
}

/** Whether a move is under way whose app is still being brought. */
export function useIsMoving(): boolean {
  return isMoving.use();
}
