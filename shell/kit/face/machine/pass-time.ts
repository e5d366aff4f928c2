import type { FaceRules, FaceStage, FaceState } from './face-state.ts';

/** After this long without a match the user is asked to try again (O05), ms. */
export const watchLimit = 15_000;

/** Time passes: the countdown ends, or the patience with a face that does not come. */
export function passTime(rules: FaceRules, state: FaceState, ms: number): FaceState {
  return { ...state, stage: age(rules, state, ms), hintMs: state.hintMs + ms };
}

function age(rules: FaceRules, { stage, detector }: FaceState, ms: number): FaceStage {
  if (stage.at === 'countdown') {
    const leftMs = stage.leftMs - ms;
    return leftMs > 0 ? { ...stage, leftMs } : start(rules, detector);
  }
  // Nobody has to be steady before something that does not look yet.
  const isWatched = stage.at === 'turning' || (stage.at === 'tracking' && detector === 'ready');
  if (!isWatched) return stage;
  const leftMs = stage.leftMs - ms;
  return leftMs > 0 ? { ...stage, leftMs } : { at: 'timeout' };
}

function start({ isAuto, mode }: FaceRules, detector: FaceState['detector']): FaceStage {
  const isTracked = isAuto && mode !== 'collect' && detector !== 'failed';
  return isTracked
    ? { at: 'tracking', leftMs: watchLimit, count: 0, hint: undefined }
    : { at: 'ready', hint: undefined };
}
