/** A face in the coordinates of the picture that was sent, pixels; `x` and `y` are its upper left corner. */
export interface SeenFace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What one frame shows. */
export interface Sight {
  faces: readonly SeenFace[];
  /** Mean brightness of the face, or of the whole picture where there is none, 0 to 255. */
  brightness: number;
  /** How far the only face is turned, -1 to 1: positive towards the person's own left. Undefined unless it was asked for. */
  turn: number | undefined;
}

/** The files that the worker needs; it fetches nothing itself. */
export interface ModelFiles {
  wasm: ArrayBuffer;
  detector: ArrayBuffer;
  landmarks: ArrayBuffer;
}

export type DetectorRequest =
  | ({ type: 'init' } & ModelFiles)
  | { type: 'detect'; pixels: ArrayBuffer; width: number; height: number; wantsTurn: boolean };

export type DetectorReply =
  /** Its code runs and it listens. */
  | { type: 'listening' }
  /** The models are loaded. */
  | { type: 'ready' }
  | { type: 'failed'; reason: string }
  | ({ type: 'seen' } & Sight);
