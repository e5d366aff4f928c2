import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { claimOwnFile, copyFile } from '#platform/storage';
import type { DriveEntry, driveFileAdd, ParsedPayloadOf } from '#shared/contracts';
import { findReach, type Reach } from './access.ts';
import { noteActivity } from './activity.ts';
import { changeSpaces } from './change-spaces.ts';
import type { DriveDeps } from './drive-deps.ts';
import { acceptEntryName, driveService } from './entry-names.ts';
import { createEntry, type EntryFile, insertEntries, requireRoom } from './entry-rows.ts';
import { createNamer, findNamed } from './free-names.ts';
import { type Place, requirePlace } from './place.ts';
import { getEntry } from './show-entry.ts';
import { addVersion } from './versions/add-version.ts';

type Payload = ParsedPayloadOf<typeof driveFileAdd>;

/**
 * Puts a file that the user has uploaded into a folder.
 * @throws DomainError `not_found`, also for a file of somebody else or of another service; `forbidden`, `quota_reached`, `invalid_input`
 */
export async function addFile(
  deps: Pick<DriveDeps, 'database' | 'clock' | 'quotas' | 'blobs'>,
  principal: Principal,
  payload: Payload,
): Promise<DriveEntry> {
  const { database, clock, blobs } = deps;
  const reach = await findReach(database.db, principal, clock());
  const { entry, released } = await changeSpaces(database, [payload.spaceId], async (trx) => {
    const place = await requirePlace(trx, reach, payload, 'edit');
    const { file, name: ownName, placedIn } = await takeFile(deps, trx, principal, payload, reach.now);
    if (placedIn !== undefined) return { entry: await getEntry(trx, reach, placedIn), released: [] };
    const name = acceptEntryName(payload.name ?? ownName, { isFolder: false });
    const same = payload.whenTaken === 'version' ? await findNamed(trx, { ...place, name }) : undefined;
    if (!same || same.isFolder)
      return { entry: await insertNew(trx, reach, { place, name, file }), released: [] };
    const keys = await addVersion(trx, reach, same.id, file);
    const replaced = await getEntry(trx, reach, same.id);
    await noteActivity(trx, reach, 'replace', [{ id: same.id, ...replaced }]);
    return { entry: replaced, released: keys };
  });
  await Promise.all(released.map((key) => blobs.remove(key)));
  return entry;
}

async function insertNew(
  trx: Kysely<Tables>,
  reach: Reach,
  { place, name, file }: { place: Place; name: string; file: EntryFile },
): Promise<DriveEntry> {
  await requireRoom(trx, place, { entries: 1, height: 0 });
  const wanted = { ...place, name, isFolder: false };
  const takeName = await createNamer(trx, [wanted]);
  const added = createEntry(place, await takeName(wanted), file);
  await insertEntries(trx, reach, [added]);
  await noteActivity(trx, reach, 'add', [added]);
  return getEntry(trx, reach, added.id);
}

/**
 * A stored file belongs to one version of one entry, so that it goes with it: one that is in use already is copied.
 * @returns `placedIn` the entry that uses it, where that is wanted in place of a copy
 */
async function takeFile(
  { quotas }: Pick<DriveDeps, 'quotas'>,
  trx: Kysely<Tables>,
  principal: Principal,
  { fileId, whenPlaced }: Pick<Payload, 'fileId' | 'whenPlaced'>,
  now: number,
): Promise<{ file: EntryFile; name: string; placedIn?: string }> {
  const { name, ...file } = await claimOwnFile(trx, principal, { fileId, serverId: driveService });
  const used = await trx
    .selectFrom('drive_version')
    .select('entry_id')
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  if (!used) return { file, name };
  if (whenPlaced === 'answer') return { file, name, placedIn: used.entry_id };
  return { file: await copyFile(trx, { quotas, owner: principal, fileId, now }), name };
}
