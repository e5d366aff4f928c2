import { faceCheck, faceClocking, faceLogin } from '#shared/contracts';
import { isRequestError, request } from '../../core/request/index.ts';
import type { FaceRefusal } from './face-widget-props.ts';
import type { FaceMatch, FaceMode, FaceShot } from './machine/face-state.ts';

/** Finding a face takes a busy server its time, ms. */
const timeout = 30_000;
const options = { silent: true, timeout };

export interface FaceOwner {
  /** Whose face is enrolled. */
  userId: string | undefined;
  /** Unit whose sign-in page asks. */
  unitId: string | undefined;
  /** Asks in the place of the portal's own call. */
  recognise?: ((faceImage: string) => Promise<FaceMatch>) | undefined;
}

/** Sends a picture where its mode says (O08). @returns whom the portal sees in it, for `orther` */
export async function sendFace(
  mode: FaceMode,
  { picture: faceImage, turned }: FaceShot,
  { userId = '', unitId, recognise }: FaceOwner,
): Promise<FaceMatch | undefined> {
  const capture = {
    faceImage,
    noIntercept: true,
    ...(turned ? { nonce: turned.nonce, turnedImage: turned.picture } : {}),
  };
  if (recognise) return recognise(faceImage);
  if (mode === 'orther') return request(faceClocking, capture, options);
  if (mode === 'login') await request(faceLogin, { ...capture, ...(unitId ? { unitId } : {}) }, options);
  // A chosen photo goes this way alone: a copy in the file store would be neither sealed nor deleted with the consent (D-49).
  else await request(faceCheck, { faceImage, noIntercept: true, userId }, options);
  return undefined;
}

/** What the server said; undefined where it said nothing. */
export function refusalOf(error: unknown): FaceRefusal | undefined {
  const isAnswered = isRequestError(error) && (error.kind === 'body' || error.kind === 'http');
  return isAnswered ? { code: error.code, message: error.message } : undefined;
}
