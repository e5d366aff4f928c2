import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { DomainError } from '#shared/contracts';

export interface OwnFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  mediaType: string;
}

/**
 * A file that a user has uploaded for a service. Until the transaction ends, nobody else claims it.
 * @throws DomainError `not_found`, also for files of others
 */
export async function claimOwnFile(
  trx: Kysely<Tables>,
  { userId, unitId }: Pick<Principal, 'userId' | 'unitId'>,
  { fileId, serverId }: { fileId: string; serverId: string },
): Promise<OwnFile> {
  // A write that changes nothing locks the row on both engines.
  const file = await trx
    .updateTable('stored_file')
    .set({ server_id: serverId })
    .where('id', '=', fileId)
    .where('owner_id', '=', userId)
    .where('unit_id', '=', unitId)
    .where('server_id', '=', serverId)
    .returning(['name', 'media_type', 'blob_id'])
    .executeTakeFirst();
  const blob =
    file &&
    (await trx.selectFrom('stored_blob').select('size').where('id', '=', file.blob_id).executeTakeFirst());
  if (!blob) throw new DomainError('not_found');
  return { id: fileId, name: file.name, size: blob.size, mediaType: file.media_type };
}
