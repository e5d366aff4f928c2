/** A point of a picture, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One face on a picture. */
export interface SeenFace {
  /** 0 to 1. */
  readonly score: number;
  /** Of the box around it, in pixels. */
  readonly width: number;
  /** Mean brightness inside the box, 0 to 255. */
  readonly luma: number;
  /** The 68 points of the iBUG scheme. */
  readonly landmarks: readonly Point[];
  /** 128 numbers; the nearer two of them are, the more alike are the faces. */
  readonly descriptor: Float32Array;
}

export interface SeenPicture {
  readonly faces: readonly SeenFace[];
  /** The picture as a JPEG of our own making, without the notes of a camera. */
  readonly jpeg: Uint8Array;
}

/** Why there is nothing to see: no JPEG or PNG, or too many pixels. */
export type UnseenReason = 'unreadable' | 'too-large';

/** What the thread of a recogniser says. It is sent one picture at a time, as bytes. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'seen'; readonly picture: SeenPicture }
  | { readonly kind: 'unseen'; readonly reason: UnseenReason };
