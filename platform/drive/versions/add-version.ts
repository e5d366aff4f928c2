import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { releaseFiles } from '#platform/storage';
import type { Reach } from '../access.ts';
import type { EntryFile } from '../entry-rows.ts';

/** Versions of a file that are kept. */
const maxVersions = 20;

/**
 * Makes a file the newest version of an entry. The oldest goes where there are more than `maxVersions`.
 * @returns keys of contents that nobody needs any more, to remove after the commit
 */
export async function addVersion(
  trx: Kysely<Tables>,
  { userId, now }: Pick<Reach, 'userId' | 'now'>,
  entryId: string,
  { id: fileId, size, mediaType }: EntryFile,
): Promise<string[]> {
  // Whoever comes second waits here, so that no two versions have one number.
  const { version } = await trx
    .updateTable('drive_entry')
    .set((eb) => ({
      version: eb('version', '+', 1),
      file_id: fileId,
      size,
      media_type: mediaType,
      changed_by: userId,
      changed_at: now,
    }))
    .where('id', '=', entryId)
    .returning('version')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('drive_version')
    .values({ entry_id: entryId, version, file_id: fileId, size, made_by: userId, made_at: now })
    .execute();
  const gone = await trx
    .deleteFrom('drive_version')
    .where('entry_id', '=', entryId)
    .where('version', '<=', version - maxVersions)
    .returning('file_id')
    .execute();
  return releaseFiles(
    trx,
    gone.map(({ file_id }) => file_id),
  );
}
