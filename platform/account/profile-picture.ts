import { type FileReply, fileReply, type Principal, type RequestFacts } from '#platform/http';
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

/** @throws DomainError `invalid_input` */
const requireJpeg = (address: string): Buffer => {
  const body = readSmallJpeg(Buffer.from(dataAddress.exec(address)?.[1] ?? '', 'base64'));
  if (body) return body;
  throw fieldRefusal('picture', '请换一张图片|||Please choose another picture');
};

/**
 * Sets or removes the caller's picture.
 * @throws DomainError `invalid_input`, `too_many_attempts`
 */
export const savePicture = async (
  deps: AccountDeps,
  picture: string | null,
  { principal: { userId, loginName }, request }: { principal: Principal; request: RequestFacts },
): Promise<{ avatar: string | null }> => {
  const body = picture === null ? undefined : requireJpeg(picture).toString('base64');
  await createActionLimits(deps).spend(`picture:${userId}`, changes);
  return deps.database.db.transaction().execute(async (trx) => {
    const avatar = await keepPicture(trx, userId, body);
    await deps.writeAudit(trx, { event: 'user_picture_changed', userId, loginName }, request);
    return { avatar };
  });
};

/** @throws DomainError `unknown_address`: an image element only notices a missing picture by the HTTP status */
export const showPicture = async ({ database }: AccountDeps, id: string): Promise<FileReply> => {
  const row = await database.db
    .selectFrom('user_picture')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new DomainError('unknown_address');
  return fileReply({ contentType: 'image/jpeg', body: Buffer.from(row.body, 'base64'), maxAge: day });
};
