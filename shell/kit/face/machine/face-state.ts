import type { AnswerOf, faceChallenge, faceClocking, faceUser } from '#shared/contracts';
import type { SeenFace, Sight } from '../detector/detector-messages.ts';
import type { FaceHint } from './find-hint.ts';

/** Enrols a face, signs in by one, or says whose it is; the last is spelt as the specification has it (O01). */
export type FaceMode = 'collect' | 'login' | 'orther';
/** Why there is no camera: the page may not ask, there is none, the user refused, something else has it, it went away. */
export type CameraProblem = 'insecure' | 'none' | 'denied' | 'busy' | 'lost';
export type FaceRecord = NonNullable<AnswerOf<typeof faceUser>>;
export type FaceChallenge = AnswerOf<typeof faceChallenge>;
/** Whom the portal sees in a picture. */
export type FaceMatch = AnswerOf<typeof faceClocking>;

/** What is sent: base64 of JPEGs. */
export interface FaceShot {
  picture: string;
  /** The head turned as the challenge asked. */
  turned?: { nonce: string; picture: string };
}

/** What the widget shows, one at a time. */
export type FaceStage =
  /** The saved face is on its way. */
  | { at: 'initialising' }
  /** Nothing is saved, or nothing begins by itself: the user opens the camera. */
  | { at: 'closed' }
  | { at: 'saved'; record: FaceRecord }
  | { at: 'opening' }
  | { at: 'problem'; problem: CameraProblem }
  | { at: 'countdown'; leftMs: number }
  /** The user takes the picture. */
  | { at: 'ready'; hint: FaceHint | undefined }
  /** The picture is taken by itself. `count`: frames in a row in which the face was right. */
  | { at: 'tracking'; leftMs: number; count: number; hint: FaceHint | undefined }
  /** The picture of this moment is taken; `shot` is what there is of an earlier one. */
  | { at: 'taking'; challenge?: FaceChallenge; shot?: FaceShot }
  | { at: 'asking'; shot: FaceShot }
  | { at: 'turning'; shot: FaceShot; challenge: FaceChallenge; leftMs: number; count: number }
  | { at: 'captured'; shot: FaceShot }
  | { at: 'sending'; shot: FaceShot }
  | { at: 'done'; match: FaceMatch | undefined }
  | { at: 'timeout' }
  /** The server's words; undefined where nobody answered. */
  | { at: 'error'; message: string | undefined; isLoading: boolean };

export interface FaceState {
  stage: FaceStage;
  detector: 'loading' | 'ready' | 'failed';
  /** Milliseconds for which the hint has stood. */
  hintMs: number;
  /** How far the head was turned when it was last seen before it was asked to turn. */
  restTurn: number;
}

export type FaceEvent =
  | { type: 'loaded'; record: FaceRecord | null }
  | { type: 'detector'; is: 'ready' | 'failed' }
  | { type: 'open' }
  | { type: 'camera-opened' }
  | { type: 'camera-failed'; problem: CameraProblem }
  /** Time in which the page was visible and the camera open. */
  | { type: 'tick'; ms: number }
  | { type: 'seen'; sight: Sight }
  /** The camera was closed for a while, as the page is hidden. */
  | { type: 'interrupted' }
  | { type: 'photograph' }
  | { type: 'taken'; picture: string }
  /** Undefined: whoever recognises faces here asks for no turn. */
  | { type: 'challenged'; challenge: FaceChallenge | undefined }
  | { type: 'uploaded'; picture: string }
  | { type: 'save' }
  | { type: 'sent'; match?: FaceMatch }
  | { type: 'refused'; message: string | undefined }
  | { type: 'retry' };

/** What holds as long as the widget stands. */
export interface FaceRules {
  mode: FaceMode;
  /** Whether camera and picture come by themselves; never so where a face is enrolled. */
  isAuto: boolean;
  /** Of the countdown (O03). */
  waitMs: number;
  /** Whether the person has to turn the head, so that no photograph passes. */
  asksTurn: boolean;
  /** Where the face has to be. */
  target: SeenFace;
}
