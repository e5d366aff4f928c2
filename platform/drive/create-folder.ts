import type { Principal } from '#platform/http';
import type { DriveEntry, driveFolderCreate, ParsedPayloadOf } from '#shared/contracts';
import { findReach } from './access.ts';
import { noteActivity } from './activity.ts';
import { changeSpaces } from './change-spaces.ts';
import type { DriveDeps } from './drive-deps.ts';
import { acceptEntryName } from './entry-names.ts';
import { createEntry, insertEntries, requireRoom } from './entry-rows.ts';
import { findNamed } from './free-names.ts';
import { requirePlace } from './place.ts';
import { createNameRefusal, refusalTexts } from './refusals.ts';
import { getEntry } from './show-entry.ts';

/** @throws DomainError `not_found`, `forbidden`; `invalid_input` at `name` where it is taken */
export async function createFolder(
  { database, clock }: Pick<DriveDeps, 'database' | 'clock'>,
  principal: Principal,
  payload: ParsedPayloadOf<typeof driveFolderCreate>,
): Promise<DriveEntry> {
  const name = acceptEntryName(payload.name, { isFolder: true });
  const reach = await findReach(database.db, principal, clock());
  return changeSpaces(database, [payload.spaceId], async (trx) => {
    const place = await requirePlace(trx, reach, payload, 'edit');
    if (await findNamed(trx, { ...place, name })) throw createNameRefusal(refusalTexts.nameTaken);
    await requireRoom(trx, place, { entries: 1 });
    const folder = createEntry(place, name);
    await insertEntries(trx, reach, [folder]);
    await noteActivity(trx, reach, 'add', [folder]);
    return getEntry(trx, reach, folder.id);
  });
}
