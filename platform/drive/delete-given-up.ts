import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { deleteInBatches } from '#platform/database';
import { releaseFiles } from '#platform/storage';
import type { DriveDeps } from './drive-deps.ts';
import { driveLimits, rowsAtOnce } from './limits.ts';

type PurgeDeps = Pick<DriveDeps, 'database' | 'blobs'>;

/** How long they are kept, ms. Default as usual. */
export interface DriveTerms {
  readonly binTime?: number;
  readonly activityTime?: number;
}

/** What the recycle bin and the activity have kept long enough; also what was given up and not yet deleted. */
export async function purgeDrive({
  clock,
  binTime = driveLimits.binTime,
  activityTime = driveLimits.activityTime,
  ...deps
}: PurgeDeps & Pick<DriveDeps, 'clock'> & DriveTerms): Promise<void> {
  const now = clock();
  await deleteWhere(deps, sql<SqlBool>`removed_at <= ${now - binTime}`);
  await deleteInBatches(deps.database, {
    from: 'drive_activity',
    where: sql`at < ${now - activityTime}`,
    orderBy: 'at',
  });
}

/** What was given up in a space. */
export async function deleteGivenUp(deps: PurgeDeps, spaceId: string): Promise<void> {
  await deleteWhere(deps, sql<SqlBool>`space_id = ${spaceId} and removed_at = 0`);
}

/** A few rows at a time, working half of the time at most, so that everybody else goes on meanwhile. */
async function deleteWhere(deps: PurgeDeps, where: RawBuilder<SqlBool>): Promise<void> {
  for (;;) {
    const startedAt = performance.now();
    if ((await deleteBatch(deps, where)) < rowsAtOnce) return;
    await pause(performance.now() - startedAt);
  }
}

/** Shares and versions go with their entries. @returns how many there were */
async function deleteBatch(
  { database: { db }, blobs }: PurgeDeps,
  where: RawBuilder<SqlBool>,
): Promise<number> {
  const { count, released } = await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('drive_entry')
      .select('id')
      .where(where)
      .orderBy('removed_at')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return { count: 0, released: [] };
    // Who comes second at the same moment finds no version left, and releases nothing.
    const versions = await trx
      .deleteFrom('drive_version')
      .where('entry_id', 'in', ids)
      .returning('file_id')
      .execute();
    await trx.deleteFrom('drive_entry').where('id', 'in', ids).execute();
    const fileIds = versions.map(({ file_id }) => file_id);
    return { count: ids.length, released: await releaseFiles(trx, fileIds) };
  });
  await Promise.all(released.map((key) => blobs.remove(key)));
  return count;
}
