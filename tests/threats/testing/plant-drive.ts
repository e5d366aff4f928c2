import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';

interface Names {
  unitId: string;
  userId: string;
  /** Stands in what only the victim may read. */
  marker: string;
  now: number;
}

/** A folder of a user, and another one in her recycle bin. @returns ids by the names that the fields of calls have */
export async function plantDrive(
  db: Kysely<Tables>,
  { unitId, userId, marker, now }: Names,
): Promise<{ spaceId: string; entryId: string; entryIds: string; shareId: string }> {
  const [spaceId, entryId, shareId] = [`space-${userId}`, `entry-${userId}`, `share-${userId}`];
  await db
    .insertInto('drive_space')
    .values({ id: spaceId, unit_id: unitId, kind: 'mine', owner_key: userId })
    .execute();
  const removed = { removed_at: now, removed_by: userId, removed_with: `removed-${userId}` };
  const live = { removed_at: null, removed_by: null, removed_with: null };
  const rows = [
    { id: entryId, ...live },
    { id: removed.removed_with, ...removed },
  ];
  await db
    .insertInto('drive_entry')
    .values(
      rows.map((row) => ({
        ...{ unit_id: unitId, space_id: spaceId, parent_id: '', is_folder: 1, file_id: null, ...row },
        ...{
          name: `${marker} ${row.id}`,
          name_key: `${marker} ${row.id}`,
          name_order: '',
          size: 0,
          media_type: '',
        },
        ...{ version: 0, created_by: userId, created_at: now, changed_by: userId, changed_at: now },
        revision: 1,
      })),
    )
    .execute();
  await db
    .insertInto('drive_share')
    .values({
      ...{ id: shareId, entry_id: entryId, unit_id: unitId, target_kind: 'person', target_id: userId },
      ...{ role: 'edit', until: null, shared_by: userId, shared_at: now },
    })
    .execute();
  return { spaceId, entryId, entryIds: entryId, shareId };
}
