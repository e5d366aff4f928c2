import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Cookies, RequestFacts } from '#platform/http';
import { DomainError, userTypeCodes } from '#shared/contracts';
import type { FaceDeps } from './face-deps.ts';
import { findPicture } from './picture.ts';

export interface FaceSignIn {
  faceImage: string;
  /** Unit whose sign-in page asks. */
  unitId: string | undefined;
  request: RequestFacts;
  cookies: Cookies;
}

/** Says the same for nobody, somebody of another unit, and an administrator. */
const notRecognised = (): DomainError =>
  new DomainError('invalid_grant', {
    message:
      '没有识别出您，请正对取景框重试，或使用其他登录方式|||You were not recognised. Please face the frame and try again, or sign in another way',
  });

const isOffered = async (db: Kysely<Tables>, unitId: string): Promise<boolean> => {
  const unit = await db
    .selectFrom('unit')
    .select('face_login')
    .where('id', '=', unitId)
    .where('status', '=', 'enabled')
    .executeTakeFirst();
  return unit?.face_login === 1;
};

const mayUseFace = async (trx: Kysely<Tables>, userId: string, unitId: string): Promise<boolean> => {
  const user = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('unit_id', '=', unitId)
    .where('user_type', '!=', userTypeCodes.administrator)
    .where('superman', '=', 0)
    .executeTakeFirst();
  return user !== undefined;
};

/**
 * Signs in whoever the recognition service sees on a picture, where the unit offers it (D-48).
 * @throws DomainError `forbidden` where it is not offered, `invalid_grant` for whom it does not let in, `invalid_input` for
 *   what is no picture, `too_many_attempts`, `account_disabled`, and what the service's absence makes
 */
export const signInByFace = async (
  { database, admit, recogniseFace }: FaceDeps,
  { faceImage, unitId, request, cookies }: FaceSignIn,
) => {
  if (!recogniseFace || !unitId || !(await isOffered(database.db, unitId)))
    throw new DomainError('forbidden');
  const image = findPicture(faceImage);
  if (!image) throw new DomainError('invalid_input');
  let userId: string | undefined;
  return admit({
    way: 'face',
    // No two pictures are the same: tries are counted by browser instead, beside those of the address.
    secret: `${unitId} ${request.userAgent}`,
    isGuessable: true,
    request,
    cookies,
    refusal: notRecognised,
    prepare: async () => {
      userId = await recogniseFace({ image, unitId });
    },
    prove: async (trx) =>
      userId && (await mayUseFace(trx, userId, unitId)) ? { userId, amr: ['face'] } : undefined,
  });
};
