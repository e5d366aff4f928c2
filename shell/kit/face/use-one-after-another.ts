import { useEffect } from 'react';
import type { FaceEvent, FaceStage } from './machine/face-state.ts';

/** How long a stage stands before the camera looks for the next person, ms. A refusal has words to be read. */
const pauses: Partial<Record<FaceStage['at'], number>> = { done: 1_000, timeout: 0, error: 4_000 };

/** Opens the camera again for the next person, so that nobody has to press anything. */
export function useOneAfterAnother(
  isOn: boolean,
  stage: FaceStage,
  dispatch: (event: FaceEvent) => void,
): void {
  useEffect(() => {
    const pause = pauses[stage.at];
    if (!isOn || pause === undefined) return;
    const timer = setTimeout(() => dispatch({ type: 'retry' }), pause);
    return () => clearTimeout(timer);
  }, [isOn, stage, dispatch]);
}
