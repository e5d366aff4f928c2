import { isRefusal, type Principal } from '#platform/http';
import {
  type base64ConvertImage,
  DomainError,
  type ParsedPayloadOf,
  type StoredFile,
} from '#shared/contracts';
import { uploadSizes } from '#shared/uploads';
import { createBlobKey } from '../blobs/create-blob-key.ts';
import { acceptName } from '../files/accept-name.ts';
import { findMediaType, isShownInline } from '../files/find-media-type.ts';
import { keepFile } from '../files/keep-file.ts';
import { requireSpace } from '../files/quotas.ts';
import type { UploadDeps } from '../upload-deps.ts';

const dataAddressPrefix = /^data:[^,]{0,200},/;
const base64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

/** Keeps an image that came as base64. @throws DomainError `body_too_large`, `file_kind_refused` for what is no picture, `quota_reached` */
export async function keepBase64Image(
  deps: UploadDeps,
  principal: Principal,
  { serverid, fileName, base64Str, type }: ParsedPayloadOf<typeof base64ConvertImage>,
): Promise<StoredFile> {
  const name = acceptName(`${fileName}.${type}`, serverid);
  const content = decodeImage(base64Str);
  await requireSpace(deps.database.db, deps.quotas, principal, content.length);
  const key = createBlobKey();
  const written = await deps.blobs.write(key, onePiece(content));
  try {
    const mediaType = await findMediaType(deps.blobs, key, { name, serverid });
    if (!mediaType.startsWith('image/') || !isShownInline(mediaType)) throw createNoPicture();
    return await keepFile(deps, principal, { key, written, name, serverid, mediaType });
  } catch (error) {
    if (isRefusal(error)) await deps.blobs.remove(key);
    throw error;
  }
}

function decodeImage(text: string): Buffer {
  // In a form, `+` that nobody encoded arrives as a blank.
  const body = text
    .replace(dataAddressPrefix, '')
    .replaceAll(' ', '+')
    .replace(/[\r\n]+/g, '');
  if (!base64.test(body)) throw createNoPicture();
  if (body.length * 0.75 > uploadSizes.maxBase64 + 2) throw new DomainError('body_too_large');
  return Buffer.from(body, 'base64');
}

function createNoPicture(): DomainError {
  return new DomainError('file_kind_refused', { message: '这不是图片|||This is not a picture' });
}

async function* onePiece(content: Buffer): AsyncIterable<Uint8Array> {
  yield content;
}
