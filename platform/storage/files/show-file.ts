import { type Principal, type StreamReply, streamReply } from '#platform/http';
import { DomainError } from '#shared/contracts';
import type { UploadDeps } from '../upload-deps.ts';
import { findFile } from './file-rows.ts';
import { isShownInline } from './find-media-type.ts';

/**
 * Opens the content of a file for its owner and for users whom `mayRead` lets in.
 * @throws DomainError `unknown_address`, for files of others as well: an image element only notices the HTTP status
 */
export async function openFile(
  { database, blobs, mayRead }: Pick<UploadDeps, 'database' | 'blobs' | 'mayRead'>,
  principal: Principal,
  { fileId, download }: { fileId: string; download: '0' | '1' },
): Promise<StreamReply> {
  const file = await findFile(database.db, fileId);
  if (!file) throw new DomainError('unknown_address');
  const isOwner = file.ownerId === principal.userId && file.unitId === principal.unitId;
  if (!isOwner && !(await mayRead?.(principal, file))) throw new DomainError('unknown_address');
  return streamReply({
    contentType: file.mediaType,
    size: file.size,
    etag: `"${file.sha256}"`,
    storedAs: file.blobKey,
    name: file.name,
    isInline: download === '0' && isShownInline(file.mediaType),
    open: (range) => blobs.read(file.blobKey, range),
  });
}
