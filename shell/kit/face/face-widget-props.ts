import type { FaceMatch, FaceMode } from './machine/face-state.ts';

/** Why the portal refused; `code` is stable, `message` is for the user. */
export interface FaceRefusal {
  code: string;
  message: string;
}

/** Properties of the face widget; names and defaults are the specification's (O01). */
export interface FaceWidgetProps {
  /** `collect` enrols a face, `login` signs in by one, `orther` says whose it is. */
  type: FaceMode;
  /** Whose face is enrolled. Required in `collect`. */
  userId?: string | undefined;
  /** Whether camera and picture come by themselves in `login` and `orther`. Default true. */
  autoCheck?: boolean | undefined;
  /** Seconds between the opened camera and the first picture. Default 3. */
  waitTime?: number | undefined;
  /** Of the picture, px. Default 480, and the screen's on screens narrower than 760. */
  width?: number | undefined;
  height?: number | undefined;
  /** Unit whose sign-in page asks. */
  unitId?: string | undefined;
  /** Whether the person is asked to turn the head in `login` and `orther`; a teacher's own camera does without. Default true. */
  asksTurn?: boolean | undefined;
  /**
   * Asks whose face it is in the place of `uaa.face.clocking`, by the base64 of a JPEG, and shows no toast. In `orther`, without a turn of the head: one person
   * after another, until the widget goes.
   */
  recognise?: ((faceImage: string) => Promise<FaceMatch>) | undefined;
  /** The event save-success: the face is enrolled. */
  onSaveSuccess?: (() => void) | undefined;
  /** The event get-user-msg: whom the portal sees. */
  onGetUserMsg?: ((user: FaceMatch) => void) | undefined;
  /** The portal refused what was sent. The widget shows its words and goes on; a page may know more about its code. */
  onRefused?: ((refusal: FaceRefusal) => void) | undefined;
  /** Signed in by the face. Default: the page loads anew. */
  onSignedIn?: (() => void) | undefined;
}
