import type { Principal } from '#platform/http';
import { DomainError, type DriveEntry, type driveRename, type ParsedPayloadOf } from '#shared/contracts';
import { findReach, requireAccess } from './access.ts';
import { noteActivity } from './activity.ts';
import { changeSpaces } from './change-spaces.ts';
import type { DriveDeps } from './drive-deps.ts';
import { acceptEntryName, nameColumnsOf } from './entry-names.ts';
import { findNamed } from './free-names.ts';
import { createNameRefusal, refusalTexts } from './refusals.ts';
import { getEntry } from './show-entry.ts';

/**
 * @throws DomainError `not_found`, `forbidden`; `invalid_input` at `name`; `conflict` where name or place have changed since the user
 * saw them
 */
export async function renameEntry(
  { database, clock }: Pick<DriveDeps, 'database' | 'clock'>,
  principal: Principal,
  { entryId, revision, ...given }: ParsedPayloadOf<typeof driveRename>,
): Promise<DriveEntry> {
  const reach = await findReach(database.db, principal, clock());
  const { spaceId } = await requireAccess(database.db, reach, entryId, 'edit');
  return changeSpaces(database, [spaceId], async (trx) => {
    const entry = await requireAccess(trx, reach, entryId, 'edit');
    const name = acceptEntryName(given.name, entry);
    if (entry.revision !== revision || entry.spaceId !== spaceId) throw new DomainError('conflict');
    const same = await findNamed(trx, { ...entry, name });
    if (same && same.id !== entryId) throw createNameRefusal(refusalTexts.nameTaken);
    if (name !== entry.name) {
      await trx
        .updateTable('drive_entry')
        .set({
          ...nameColumnsOf(name),
          revision: revision + 1,
          changed_by: reach.userId,
          changed_at: reach.now,
        })
        .where('id', '=', entryId)
        .execute();
      await noteActivity(trx, reach, 'rename', [{ id: entryId, spaceId, name, detail: entry.name }]);
    }
    return getEntry(trx, reach, entryId);
  });
}
