import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { copyFile } from '#platform/storage';
import { DomainError, type DriveEntry } from '#shared/contracts';
import { findReach, requireAccess } from '../access.ts';
import { noteActivity } from '../activity.ts';
import type { DriveDeps } from '../drive-deps.ts';
import { getEntry } from '../show-entry.ts';
import { addVersion } from './add-version.ts';

/**
 * Makes an old version the newest one again, as a version of its own on the same content.
 * @throws DomainError `not_found`, `forbidden`, `quota_reached`
 */
export async function restoreVersion(
  { database: { db }, clock, quotas, blobs }: Pick<DriveDeps, 'database' | 'clock' | 'quotas' | 'blobs'>,
  principal: Principal,
  { entryId, version }: { entryId: string; version: number },
): Promise<DriveEntry> {
  const now = clock();
  const reach = await findReach(db, principal, now);
  const released = await db.transaction().execute(async (trx) => {
    const entry = await requireAccess(trx, reach, entryId, 'edit');
    const old = await findVersion(trx, entryId, version);
    const file = await copyFile(trx, { quotas, owner: principal, fileId: old.file_id, now });
    const keys = await addVersion(trx, reach, entryId, file);
    await noteActivity(trx, reach, 'replace', [entry]);
    return keys;
  });
  await Promise.all(released.map((key) => blobs.remove(key)));
  return getEntry(db, reach, entryId);
}

async function findVersion(
  trx: Kysely<Tables>,
  entryId: string,
  version: number,
): Promise<{ file_id: string }> {
  const found = await trx
    .selectFrom('drive_version')
    .select('file_id')
    .where('entry_id', '=', entryId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!found) throw new DomainError('not_found');
  return found;
}
