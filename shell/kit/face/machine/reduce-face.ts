import type { FaceChallenge, FaceEvent, FaceRules, FaceStage, FaceState } from './face-state.ts';
import { passTime, watchLimit } from './pass-time.ts';
import { seeFrame } from './see-frame.ts';

/** What the widget shows first. */
export function beginFace({ mode, isAuto }: FaceRules): FaceState {
  const at = mode === 'collect' ? 'initialising' : isAuto ? 'opening' : 'closed';
  return { stage: { at }, detector: 'loading', hintMs: 0, restTurn: 0 };
}

/** What the widget shows after an event; what does not fit the stage changes nothing. Pure: time comes as events. */
export function reduceFace(rules: FaceRules, state: FaceState, event: FaceEvent): FaceState {
  if (event.type === 'detector') return followDetector(state, event.is);
  if (event.type === 'seen') return seeFrame(rules, state, event.sight);
  if (event.type === 'tick') return passTime(rules, state, event.ms);
  const stage = nextStage(rules, state, event) ?? state.stage;
  return stage === state.stage ? state : { ...state, stage, hintMs: 0 };
}

function nextStage(rules: FaceRules, state: FaceState, event: FaceEvent): FaceStage | undefined {
  const { stage } = state;
  switch (event.type) {
    case 'loaded':
      return event.record ? { at: 'saved', record: event.record } : { at: 'closed' };
    case 'open':
      return { at: 'opening' };
    case 'camera-opened':
      return stage.at === 'opening' ? { at: 'countdown', leftMs: rules.waitMs } : undefined;
    case 'camera-failed':
      return { at: 'problem', problem: event.problem };
    case 'interrupted':
      return stage.at === 'tracking' || stage.at === 'turning' ? { ...stage, count: 0 } : undefined;
    case 'photograph':
      return photograph(stage);
    case 'taken':
      return stage.at === 'taking' ? keepPicture(rules, stage, event.picture) : undefined;
    case 'challenged':
      return stage.at === 'asking' ? turn(stage, event.challenge) : undefined;
    case 'uploaded':
      return { at: 'captured', shot: { picture: event.picture } };
    default:
      return nextOfSending(rules, stage, event);
  }
}

function nextOfSending({ mode }: FaceRules, stage: FaceStage, event: FaceEvent): FaceStage | undefined {
  switch (event.type) {
    case 'save':
      return stage.at === 'captured' ? { at: 'sending', shot: stage.shot } : undefined;
    case 'sent':
      return mode === 'collect' ? { at: 'initialising' } : { at: 'done', match: event.match };
    case 'refused':
      return { at: 'error', message: event.message, isLoading: stage.at === 'initialising' };
    case 'retry':
      return { at: stage.at === 'error' && stage.isLoading ? 'initialising' : 'opening' };
    default:
      return undefined;
  }
}

/** A press counts while the widget watches as well: detectors miss some faces, and the server judges. */
function photograph(stage: FaceStage): FaceStage | undefined {
  if (stage.at === 'ready' || stage.at === 'tracking') return { at: 'taking' };
  if (stage.at === 'turning') return { at: 'taking', shot: stage.shot, challenge: stage.challenge };
  return undefined;
}

function keepPicture(
  { mode, asksTurn }: FaceRules,
  { shot, challenge }: Extract<FaceStage, { at: 'taking' }>,
  picture: string,
): FaceStage {
  if (shot && challenge) {
    return { at: 'sending', shot: { ...shot, turned: { nonce: challenge.nonce, picture } } };
  }
  if (mode === 'collect') return { at: 'captured', shot: { picture } };
  return { at: asksTurn ? 'asking' : 'sending', shot: { picture } };
}

function turn(
  { shot }: { shot: Extract<FaceStage, { at: 'asking' }>['shot'] },
  challenge: FaceChallenge | undefined,
): FaceStage {
  if (!challenge) return { at: 'sending', shot };
  return { at: 'turning', shot, challenge, leftMs: watchLimit, count: 0 };
}

/** Without a detector nothing happens by itself any more, and the user takes the pictures. */
function followDetector(state: FaceState, detector: 'ready' | 'failed'): FaceState {
  const isLost = detector === 'failed' && state.stage.at === 'tracking';
  return { ...state, detector, ...(isLost ? { stage: { at: 'ready', hint: undefined } } : {}) };
}
