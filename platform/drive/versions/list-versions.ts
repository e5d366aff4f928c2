import type { Principal } from '#platform/http';
import { type AnswerOf, buildCallPath, type driveVersionList, showFile } from '#shared/contracts';
import { findReach, requireAccess } from '../access.ts';
import type { DriveDeps } from '../drive-deps.ts';

/** The versions of a file, the newest first; a folder has none. @throws DomainError `not_found` */
export async function listVersions(
  { database: { db }, clock }: Pick<DriveDeps, 'database' | 'clock'>,
  principal: Principal,
  entryId: string,
): Promise<AnswerOf<typeof driveVersionList>> {
  const reach = await findReach(db, principal, clock());
  await requireAccess(db, reach, entryId, 'view');
  const rows = await db
    .selectFrom('drive_version as made')
    .leftJoin('app_user as maker', 'maker.id', 'made.made_by')
    .select(['made.version', 'made.size', 'made.file_id', 'made.made_at', 'maker.real_name'])
    .where('made.entry_id', '=', entryId)
    .orderBy('made.version', 'desc')
    .execute();
  return rows.map((row) => ({
    version: row.version,
    size: row.size,
    madeBy: row.real_name ?? '',
    madeAt: row.made_at,
    path: buildCallPath(showFile, { fileId: row.file_id }).path,
  }));
}
