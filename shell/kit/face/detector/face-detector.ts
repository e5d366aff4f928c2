import type { Sight } from './detector-messages.ts';

/** What finds faces in frames. Another library is another one of these. */
export interface FaceDetector {
  /** Loads what it needs. @throws Error when it does not get ready within its time limit */
  init(): Promise<void>;
  /**
   * @param frame a picture that is not mirrored
   * @param wantsTurn whether the head is to be turned, which costs more
   * @throws Error when it cannot go on
   */
  detect(frame: ImageData, wantsTurn: boolean): Promise<Sight>;
  dispose(): void;
}
