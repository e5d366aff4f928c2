import type { Principal } from '#platform/http';
import { DomainError, type ParsedPayloadOf, type StoredFile, type uploadFile } from '#shared/contracts';
import { acceptName } from '../files/accept-name.ts';
import { findMediaType } from '../files/find-media-type.ts';
import { keepFile } from '../files/keep-file.ts';
import type { UploadDeps } from '../upload-deps.ts';
import { createFileId, keepOnce } from './keep-once.ts';
import type { ReceivedContent } from './receive-content.ts';

type Payload = Pick<ParsedPayloadOf<typeof uploadFile>, 'serverid' | 'md5' | 'uid'>;

/**
 * Keeps a file that came in one request. The same request again answers the same file.
 * @throws DomainError `file_kind_refused`, `content_damaged`, `quota_reached`
 */
export async function keepSingle(
  deps: UploadDeps,
  principal: Principal,
  { serverid, md5, uid }: Payload,
  received: ReceivedContent,
): Promise<StoredFile> {
  const { key, written } = received;
  const name = acceptName(received.name, serverid);
  if (written.md5 !== md5) throw new DomainError('content_damaged');
  const fileId = createFileId(principal, { uid, serverid, name, sha256: written.sha256 });
  const keep = async (id: string | undefined): Promise<StoredFile> => {
    const mediaType = await findMediaType(deps.blobs, key, { name, serverid });
    return keepFile(deps, principal, { key, written, name, serverid, mediaType, id });
  };
  return keepOnce(deps, fileId, keep, async ({ blobKey }) => {
    if (blobKey !== key) await deps.blobs.remove(key);
  });
}
