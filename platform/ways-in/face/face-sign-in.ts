import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { createFaceAttempts, readBase64, refuseFace } from '#platform/face';
import type { Cookies, RequestDetails } from '#platform/http';
import { hashToken } from '#platform/identity';
import { DomainError, userTypeCodes } from '#shared/contracts';
import type { FaceDeps } from './face-deps.ts';

export interface FaceSignIn {
  faceImage: string;
  /** Unit whose sign-in page asks. */
  unitId?: string | undefined;
  /** Answer to a challenge. */
  nonce?: string | undefined;
  turnedImage?: string | undefined;
  request: RequestDetails;
  cookies: Cookies;
}

/**
 * Signs in the user on a picture, where the unit offers it (D-48).
 * @throws DomainError `forbidden` where it is not offered, `invalid_grant` for a user whom it does not let in,
 *   `invalid_input` for a file that is no picture and a head that was not turned, `too_many_attempts`, `account_disabled`, and
 *   the error of an absent service
 */
export async function signInByFace(deps: FaceDeps, shown: FaceSignIn) {
  const { unitId, request } = shown;
  const { finder } = deps;
  if (!finder || !unitId || !(await isOffered(deps.database.db, unitId))) throw new DomainError('forbidden');
  const picture = readBase64(shown.faceImage);
  const turnedPicture = shown.turnedImage === undefined ? undefined : readBase64(shown.turnedImage);
  // No two pictures are the same: tries are counted by browser and address instead.
  const browser = `${unitId} ${request.userAgent}`;
  return createFaceAttempts(deps).guard(hashToken(`${request.ip} ${browser}`), () => {
    let userId: string | undefined;
    return deps.admit({
      way: 'face',
      secret: browser,
      isGuessable: true,
      request,
      cookies: shown.cookies,
      refusal: () => refuseFace('notRecognised'),
      prepare: async () => {
        userId = await finder.findUser({ picture, unitId, nonce: shown.nonce, turnedPicture });
      },
      prove: async (trx) =>
        userId && (await mayUseFace(trx, userId, unitId)) && (await finder.isKnown(trx, userId))
          ? { userId, amr: ['face'] }
          : undefined,
    });
  });
}

async function isOffered(db: Kysely<Tables>, unitId: string): Promise<boolean> {
  const unit = await db
    .selectFrom('unit')
    .select('face_login')
    .where('id', '=', unitId)
    .where('status', '=', 'enabled')
    .executeTakeFirst();
  return unit?.face_login === 1;
}

/** Not for somebody of another unit, and never for an administrator. */
async function mayUseFace(trx: Kysely<Tables>, userId: string, unitId: string): Promise<boolean> {
  const user = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('unit_id', '=', unitId)
    .where('user_type', '!=', userTypeCodes.administrator)
    .where('superman', '=', 0)
    .executeTakeFirst();
  return user !== undefined;
}
