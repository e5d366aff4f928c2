import type { Sight } from '../detector/detector-messages.ts';
import type { FaceChallenge, FaceRules, FaceState } from './face-state.ts';
import { type FaceHint, findHint } from './find-hint.ts';

/** A face has to stay for more frames than these (O04). */
export const steadyFrames = 8;
/** As many frames in a row have to show the head turned; one alone may be a mistake. */
const turnedFrames = 2;
/**
 * How much further than before the head has to be turned, as the detector measures it. Faces that look ahead come up to 0.3, since
 * few cameras stand straight before a face.
 */
const turnedEnough = 0.35;
/** A hint stands so long before another one takes its place, so that it can be read and heard, ms. */
const hintLimit = 900;

/** A frame was seen: it counts, or begins the count anew, and says what to do better. */
export function seeFrame(rules: FaceRules, state: FaceState, sight: Sight): FaceState {
  const { stage } = state;
  if (stage.at === 'ready') return withHint(atRest(state, sight), stage, findHint(sight, rules.target));
  if (stage.at === 'tracking') {
    const hint = findHint(sight, rules.target);
    const count = hint === 'hold' ? stage.count + 1 : 0;
    if (count > steadyFrames) return { ...atRest(state, sight), stage: { at: 'taking' } };
    return withHint(atRest(state, sight), { ...stage, count }, hint);
  }
  if (stage.at === 'turning') {
    const count = isTurned(sight, state.restTurn, stage.challenge) ? stage.count + 1 : 0;
    const { shot, challenge } = stage;
    return count >= turnedFrames
      ? { ...state, stage: { at: 'taking', shot, challenge } }
      : { ...state, stage: { ...stage, count } };
  }
  return state;
}

/** The first hint comes at once, the others wait until the one before was read. */
function withHint<Stage extends Extract<FaceState['stage'], { at: 'ready' | 'tracking' }>>(
  state: FaceState,
  stage: Stage,
  hint: FaceHint,
): FaceState {
  const isKept = hint === stage.hint || (stage.hint !== undefined && state.hintMs < hintLimit);
  return isKept ? { ...state, stage } : { ...state, stage: { ...stage, hint }, hintMs: 0 };
}

function atRest(state: FaceState, { turn }: Sight): FaceState {
  return turn === undefined ? state : { ...state, restTurn: turn };
}

function isTurned({ turn }: Sight, restTurn: number, { action }: FaceChallenge): boolean {
  if (turn === undefined) return false;
  return (action === 'turn-left' ? turn - restTurn : restTurn - turn) >= turnedEnough;
}
