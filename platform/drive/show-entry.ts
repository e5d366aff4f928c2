import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { buildCallPath, DomainError, type DriveEntry, type DriveRole, showFile } from '#shared/contracts';
import { findReached, type Reach } from './access.ts';
import { driveLimits } from './limits.ts';

type ShownRow = Awaited<ReturnType<ReturnType<typeof selectShown>['execute']>>[number];

/** An entry as the calls answer it. @throws DomainError `not_found` */
export async function getEntry(db: Kysely<Tables>, reach: Reach, entryId: string): Promise<DriveEntry> {
  const row = await selectShown(db, reach).where('entry.id', '=', entryId).executeTakeFirst();
  const [shown] = row ? await showRows(db, reach, [row]) : [];
  if (!shown) throw new DomainError('not_found');
  return shown;
}

/** Rows as the calls answer them, in their order, with what the user may do with each; what she cannot see is left out. */
export async function showRows(
  db: Kysely<Tables>,
  reach: Reach,
  rows: readonly ShownRow[],
): Promise<DriveEntry[]> {
  if (rows.length === 0) return [];
  const ids: RawBuilder<unknown> = sql`${sql.join(rows.map(({ id }) => id))}`;
  const inBin = rows[0]?.removed_at !== null;
  const known = await findReached(db, reach, ids, { inBin });
  const roles = new Map(known.map(({ id, role }) => [id, role]));
  return rows.flatMap((row) => {
    const role = roles.get(row.id);
    return role ? [toDriveEntry(row, role)] : [];
  });
}

export function selectShown(db: Kysely<Tables>, { unitId, now }: Reach) {
  return db
    .selectFrom('drive_entry as entry')
    .leftJoin('app_user as changer', 'changer.id', 'entry.changed_by')
    .selectAll('entry')
    .select((eb) => [
      'changer.real_name as changer',
      eb
        .selectFrom('drive_share as share')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('share.entry_id', '=', 'entry.id')
        .where((share) => share.or([share('share.until', 'is', null), share('share.until', '>', now)]))
        .as('shares'),
    ])
    .where('entry.unit_id', '=', unitId);
}

function toDriveEntry(row: ShownRow, role: DriveRole): DriveEntry {
  return {
    entryId: row.id,
    spaceId: row.space_id,
    parentId: row.parent_id,
    isFolder: row.is_folder === 1,
    name: row.name,
    size: row.size,
    mediaType: row.media_type,
    path: row.file_id === null ? '' : buildCallPath(showFile, { fileId: row.file_id }).path,
    version: row.version,
    changedBy: row.changer ?? '',
    changedAt: row.changed_at,
    revision: row.revision,
    role,
    isShared: Number(row.shares) > 0,
    removedAt: row.removed_at,
    goneAt: row.removed_at === null ? null : row.removed_at + driveLimits.binTime,
  };
}
