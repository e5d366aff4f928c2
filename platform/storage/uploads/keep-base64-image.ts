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
const base64 = /^[A-Za-z0-9+/_-]+$/;
/** Characters that the pattern reads at once: it remembers each of them, and a picture would fill its memory. */
const sliceLength = 65_536;

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
  if (body.length * 0.75 > uploadSizes.maxBase64 + 2) throw new DomainError('body_too_large');
  if (!isBase64(body)) throw createNoPicture();
  return Buffer.from(body, 'base64');
}

function isBase64(text: string): boolean {
  const digits = text.slice(0, text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0));
  for (let start = 0; start < digits.length; start += sliceLength)
    if (!base64.test(digits.slice(start, start + sliceLength))) return false;
  return digits !== '';
}

function createNoPicture(): DomainError {
  return new DomainError('file_kind_refused', { message: '这不是图片|||This is not a picture' });
}

async function* onePiece(content: Buffer): AsyncIterable<Uint8Array> {
  yield content;
}
