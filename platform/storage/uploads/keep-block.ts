import type { Principal } from '#platform/http';
import { DomainError, type ParsedPayloadOf, type uploadBlock } from '#shared/contracts';
import {
  type ByteSpan,
  findChunkSize,
  findForbiddenExtension,
  spanOfChunk,
  uploadSizes,
} from '#shared/uploads';
import { createKindRefusal } from '../files/accept-name.ts';
import { quotaOf, requireSpace } from '../files/quotas.ts';
import type { UploadDeps } from '../upload-deps.ts';
import { coverSpan } from './cover-spans.ts';
import type { MergesAhead } from './merge-ahead.ts';
import type { ReceivedPart } from './receive-content.ts';
import { requireFewChunks } from './require-few-chunks.ts';
import { insertPart, listPartsAround, sumKept, touchUpload, type UploadName } from './upload-rows.ts';

type Payload = ParsedPayloadOf<typeof uploadBlock>;

/**
 * Keeps one chunk of a file; one that is there already is thrown away.
 * @throws DomainError `invalid_input`, `content_damaged`, `file_kind_refused`, `quota_reached`
 */
export async function keepBlock(
  deps: UploadDeps & { mergesAhead: Pick<MergesAhead, 'notePart'> },
  principal: Principal,
  payload: Payload,
  { key, written }: ReceivedPart,
): Promise<{ received: number }> {
  const { size, span } = readSpan(payload);
  // Each service may allow more; which one keeps the file is known when the chunks are put together.
  const extension = findForbiddenExtension(payload.name ?? payload.fileName ?? '', 'drive');
  if (extension !== undefined) throw createKindRefusal(extension);
  if (written.size !== span.length || (payload.chunkMd5 ?? written.md5) !== written.md5)
    throw new DomainError('content_damaged');
  await requireSpace(deps.database.db, deps.quotas, principal, size);
  const part = { ...span, key, md5: written.md5 };
  const name = { ...ownerOf(principal), md5: payload.md5, size };
  const { uploadId, isNew } = await addPart(deps, principal, name, part);
  if (isNew) deps.mergesAhead.notePart({ id: uploadId, size });
  else await deps.blobs.remove(key);
  return { received: written.size };
}

/** @returns `isNew`: whether the part was needed */
async function addPart(
  { database, clock, quotas }: UploadDeps,
  owner: Principal,
  name: UploadName,
  part: ByteSpan & { key: string; md5: string },
): Promise<{ uploadId: string; isNew: boolean }> {
  return database.db.transaction().execute(async (trx) => {
    const { id, keptBytes } = await touchUpload(trx, name, clock());
    // Not all parts: a large file has tens of thousands.
    if (coverSpan(await listPartsAround(trx, id, part), part)) return { uploadId: id, isNew: false };
    // Who changes the size of her chunks again and again would fill the store with one file.
    if (keptBytes + part.length > 2 * name.size + 2 * uploadSizes.maxChunk)
      throw new DomainError('invalid_input');
    requireUnfinishedSpace((await sumKept(trx, name)) + part.length, quotaOf(quotas, owner));
    return { uploadId: id, isNew: await insertPart(trx, id, part) };
  });
}

/** Files that are never put together would fill the store beside any quota. @throws DomainError `quota_reached` */
function requireUnfinishedSpace(bytes: number, quota: number): void {
  if (bytes <= 2 * quota) return;
  throw new DomainError('quota_reached', {
    message:
      '未完成的上传占用空间过多。请先完成这些上传，或一天后再试|||Unfinished uploads take up too much space. Please finish them first, or try again in a day',
  });
}

/** @throws DomainError `invalid_input` for numbers that do not fit each other, and for too many chunks */
function readSpan({ chunk, chunks, chunkBase, eachSize, fullSize, size: otherSize }: Payload): {
  size: number;
  span: ByteSpan;
} {
  const size = fullSize ?? otherSize;
  requireFewChunks(chunks);
  const index = chunk - chunkBase;
  const chunkSize = size === undefined ? undefined : findChunkSize({ size, chunks, eachSize });
  if (size === undefined || chunkSize === undefined || chunkSize > uploadSizes.maxChunk)
    throw new DomainError('invalid_input');
  if (index < 0 || index >= Math.max(chunks, 1)) throw new DomainError('invalid_input');
  return { size, span: spanOfChunk(size, chunkSize, index) };
}

export function ownerOf({ unitId, userId }: Principal): { unitId: string; userId: string } {
  return { unitId, userId };
}
