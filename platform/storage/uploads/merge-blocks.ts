import { Readable } from 'node:stream';
import { isRefusal, type Principal } from '#platform/http';
import { DomainError, type mergeFile, type ParsedPayloadOf, type StoredFile } from '#shared/contracts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { createBlobKey } from '../blobs/create-blob-key.ts';
import { acceptName } from '../files/accept-name.ts';
import { findFileOf, type KnownFile, toStoredFile } from '../files/file-rows.ts';
import { findMediaType } from '../files/find-media-type.ts';
import { keepFile } from '../files/keep-file.ts';
import { requireSpace } from '../files/quotas.ts';
import type { UploadDeps } from '../upload-deps.ts';
import { coverSpan, type Slice } from './cover-spans.ts';
import { toBlobSlice } from './follow-parts.ts';
import { ownerOf } from './keep-block.ts';
import { createFileId, keepOnce } from './keep-once.ts';
import type { MergedContent, MergesAhead } from './merge-ahead.ts';
import { findUpload, listParts, removeUpload, touchUpload, type UploadPart } from './upload-rows.ts';

type MergeDeps = UploadDeps & { mergesAhead: MergesAhead };
type Payload = Pick<ParsedPayloadOf<typeof mergeFile>, 'md5' | 'name' | 'size' | 'serverid'> & {
  /** Undefined from clients that do not say it. */
  uid?: string | undefined;
};

/** The whole file is there, and somebody else has just made it of the same parts. */
class MergedElsewhere extends Error {}

/**
 * Makes one file of its parts, which go then. No lock is held while the parts are copied. Of several merges at once, the one that
 * removes the upload in the transaction of the file has made it. The others answer that file.
 * @throws DomainError `chunkmerge` for a gap or a wrong MD5, `quota_reached`, after which the parts stay; `file_kind_refused`
 */
export async function mergeBlocks(
  deps: MergeDeps,
  principal: Principal,
  { md5, size, serverid, uid, ...given }: Payload,
): Promise<StoredFile> {
  const { db } = deps.database;
  const name = acceptName(given.name, serverid);
  const upload = { ...ownerOf(principal), md5, size };
  const uploadId =
    size === 0 ? (await touchUpload(db, upload, deps.clock())).id : await findUpload(db, upload);
  if (uploadId === undefined) return getMerged(deps, principal, { md5, size, name });
  await requireSpace(db, deps.quotas, principal, size);
  await touchUpload(db, upload, deps.clock());
  const parts = await listParts(db, uploadId);
  const slices = coverSpan(parts, { start: 0, length: size });
  if (!slices) throw new DomainError('chunkmerge', { detail: 'a gap' });
  const { key, written } = (await deps.mergesAhead.take(uploadId)) ?? (await mergeNow(deps, slices));
  /** A claim, or another merge, of the same upload has made the file. */
  const forget = async ({ blobKey }: KnownFile): Promise<void> => {
    await removeUpload(db, uploadId);
    if (blobKey !== key) await deps.blobs.remove(key);
  };
  try {
    if (written.md5 !== md5) {
      // One of the parts is damaged, and nobody knows which.
      await removeUpload(db, uploadId);
      await removeParts(deps.blobs, parts);
      throw new DomainError('chunkmerge', { detail: 'a wrong MD5' });
    }
    const mediaType = await findMediaType(deps.blobs, key, { name, serverid });
    const keep = (id?: string): Promise<StoredFile> =>
      keepFile(deps, principal, {
        ...{ key, written, name, serverid, mediaType, id },
        alongside: async (trx) => {
          if (!(await removeUpload(trx, uploadId))) throw new MergedElsewhere();
        },
      });
    const file = await (uid === undefined
      ? keep()
      : keepOnce(
          deps,
          createFileId(principal, { uid, serverid, name, sha256: written.sha256 }),
          keep,
          forget,
        ));
    await removeParts(deps.blobs, parts);
    return file;
  } catch (error) {
    if (error instanceof MergedElsewhere) {
      await deps.blobs.remove(key);
      return getMerged(deps, principal, { md5, size, name });
    }
    if (isRefusal(error)) await deps.blobs.remove(key);
    throw error;
  }
}

async function mergeNow(
  { blobs }: Pick<UploadDeps, 'blobs'>,
  slices: readonly Slice<UploadPart>[],
): Promise<MergedContent> {
  const key = createBlobKey();
  return { key, written: await blobs.join(key, Readable.from(slices.map(toBlobSlice))) };
}

/** What an earlier merge made. @throws DomainError `chunkmerge` */
async function getMerged(
  { database: { db } }: UploadDeps,
  { userId, unitId }: Principal,
  { md5, size, name }: { md5: string; size: number; name: string },
): Promise<StoredFile> {
  const file = await findFileOf(db, userId, { unitId, md5, size }, name);
  if (!file) throw new DomainError('chunkmerge', { detail: 'no parts' });
  return toStoredFile(file);
}

async function removeParts(blobs: Pick<BlobStore, 'remove'>, parts: readonly UploadPart[]): Promise<void> {
  for (const { key } of parts) await blobs.remove(key);
}
