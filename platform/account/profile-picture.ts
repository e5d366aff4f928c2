import { type FileReply, fileReply, type Principal, type RequestDetails } from '#platform/http';
import { createActionLimits } from '#platform/identity';
import { DomainError } from '#shared/contracts';
import type { AccountDeps } from './account-deps.ts';
import { readSmallJpeg } from './jpeg.ts';
import { keepPicture } from './keep-picture.ts';
import { fieldRefusal } from './new-password.ts';

const day = 24 * 60 * 60; // seconds
const changes = {
  points: 20,
  window: day * 1000,
  what: { zh: '今天更换头像的次数已达上限', en: 'The picture was changed too often today' },
} as const;

const dataAddress = /^data:image\/jpeg;base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Sets or removes the caller's picture.
 * @throws DomainError `invalid_input`, `too_many_attempts`
 */
export async function savePicture(
  deps: AccountDeps,
  picture: string | null,
  { principal: { userId, loginName }, request }: { principal: Principal; request: RequestDetails },
): Promise<{ avatar: string | null }> {
  const body = picture === null ? undefined : requirePicture(picture);
  await createActionLimits(deps).consume(`picture:${userId}`, changes);
  return deps.database.db.transaction().execute(async (trx) => {
    const avatar = await keepPicture(trx, userId, body);
    await deps.writeAudit(trx, { event: 'user_picture_changed', userId, loginName }, request);
    return { avatar };
  });
}

/** @throws DomainError `unknown_address`: an image element only notices a missing picture by the HTTP status */
export async function showPicture({ database }: AccountDeps, id: string): Promise<FileReply> {
  const row = await database.db
    .selectFrom('user_picture')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new DomainError('unknown_address');
  return fileReply({ contentType: 'image/jpeg', body: Buffer.from(row.body, 'base64'), maxAge: day });
}

/**
 * A picture that may stand for a person: a small JPEG without the notes of a camera.
 * @param address a `data:` address
 * @returns its base64
 * @throws DomainError `invalid_input`
 */
export function requirePicture(address: string): string {
  const body = readSmallJpeg(Buffer.from(dataAddress.exec(address)?.[1] ?? '', 'base64'));
  if (body) return body.toString('base64');
  throw fieldRefusal('picture', '请换一张图片|||Please choose another picture');
}
