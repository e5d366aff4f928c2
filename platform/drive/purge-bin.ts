import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { DomainError, type DriveOutcome } from '#shared/contracts';
import { findReach } from './access.ts';
import { noteActivity } from './activity.ts';
import { changeSpaces } from './change-spaces.ts';
import { deleteGivenUp } from './delete-given-up.ts';
import type { DriveDeps } from './drive-deps.ts';
import { requirePlace } from './place.ts';
import { refuseUnlocked } from './recycle-bin.ts';
import { findSpacesOf, selectRemoved, toOutcome } from './selection.ts';

type PurgeDeps = Pick<DriveDeps, 'database' | 'clock' | 'blobs'>;

/**
 * Deletes entries of the recycle bin for good, with all below them. First they are given up, at once and whole; then they are deleted
 * in batches. What a crash leaves, `purgeDrive` deletes.
 */
export async function purgeEntries(
  { database, clock, blobs }: PurgeDeps,
  principal: Principal,
  { entryIds }: { entryIds: readonly string[] },
): Promise<DriveOutcome> {
  const reach = await findReach(database.db, principal, clock());
  const spaces = new Set(await findSpacesOf(database.db, reach, entryIds));
  const outcome = await changeSpaces(database, spaces, async (trx) => {
    const selection = refuseUnlocked(await selectRemoved(trx, reach, entryIds), spaces);
    await giveUp(
      trx,
      selection.entries.map(({ id }) => id),
    );
    await noteActivity(trx, reach, 'purge', selection.entries);
    return toOutcome(selection);
  });
  for (const spaceId of spaces) await deleteGivenUp({ database, blobs }, spaceId);
  return outcome;
}

/** Deletes all that is in the recycle bin of a space. @throws DomainError `not_found`, `forbidden` */
export async function emptyBin(
  { database, clock, blobs }: PurgeDeps,
  principal: Principal,
  { spaceId }: { spaceId: string },
): Promise<DriveOutcome> {
  const reach = await findReach(database.db, principal, clock());
  const done = await changeSpaces(database, [spaceId], async (trx) => {
    const { role } = await requirePlace(trx, reach, { spaceId, parentId: '' }, 'view');
    if (role !== 'edit') throw new DomainError('forbidden');
    const roots = await trx
      .selectFrom('drive_entry')
      .select(['id', 'space_id as spaceId', 'name'])
      .where('space_id', '=', spaceId)
      .where('removed_at', 'is not', null)
      .whereRef('removed_with', '=', 'id')
      .execute();
    await trx
      .updateTable('drive_entry')
      .set({ removed_at: 0, removed_with: null })
      .where('space_id', '=', spaceId)
      .where('removed_at', 'is not', null)
      .execute();
    await noteActivity(trx, reach, 'purge', roots);
    return roots.length;
  });
  await deleteGivenUp({ database, blobs }, spaceId);
  return { done, refused: [] };
}

/** From here on nobody finds them, and nobody brings them back. */
async function giveUp(trx: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with recursive tree(id, space_id) as (
      select id, space_id from drive_entry where id in (${sql.join(ids)})
      union all
      select child.id, child.space_id from tree join drive_entry as child
        on child.parent_id = tree.id and child.space_id = tree.space_id
      where child.removed_at is not null
    )
    update drive_entry set removed_at = 0, removed_with = null where id in (select id from tree)`.execute(
    trx,
  );
}
