import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { profilePicture } from '#shared/contracts';

/**
 * Gives a user this picture in place of the one before, inside the transaction `trx`. A new one has a new address, so that
 * browsers may keep each for good; the old address is empty from now on.
 * @param body base64 of a JPEG; undefined removes the picture
 * @returns its address
 */
export async function keepPicture(
  trx: Kysely<Tables>,
  userId: string,
  body: string | undefined,
): Promise<string | null> {
  const id = randomBytes(16).toString('base64url');
  const avatar = body === undefined ? null : profilePicture.path.replace('{pictureId}', id);
  await trx.deleteFrom('user_picture').where('user_id', '=', userId).execute();
  if (body !== undefined)
    await trx.insertInto('user_picture').values({ id, user_id: userId, body }).execute();
  await trx.updateTable('app_user').set({ avatar }).where('id', '=', userId).execute();
  return avatar;
}
