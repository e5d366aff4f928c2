import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Program } from '#platform/programs';
import { DomainError } from '#shared/contracts';
import { shownLimits } from './call-limits.ts';
import { getServedApp } from './find-served-app.ts';
import type { ReadersEnd, ReadersOrder } from './payloads.ts';
import type { ServiceCallsDeps } from './service-calls-deps.ts';
import { splitUsers } from './split-users.ts';

const noFile = '该用户没有为此应用上传过这个文件|||This user has uploaded no such file for the app';

/** Services of the portal itself keep files by these names. No app shares such files, whatever its code is. */
const portalServices: ReadonlySet<string> = new Set(['base', 'drive', 'import']);

/**
 * Lets users of the unit read a file that one of them uploaded for the app of the program.
 * @throws DomainError `not_found` for every other file; `conflict`, `forbidden`
 */
export async function shareFile(
  { database: { db }, clock }: ServiceCallsDeps,
  program: Program,
  { appCode, fileId, ownerId, userIds }: ReadersOrder,
) {
  const app = await getServedApp(db, program, appCode);
  const { known, unknown } = await splitUsers(db, program.unitId, userIds);
  const file = await db.transaction().execute(async (trx) => {
    const found = await getFile(trx, program, { fileId, ownerId, appCode: app.code });
    await insertReaders(trx, program, { fileId, userIds: known, now: clock() });
    return found;
  });
  return { appCode: app.code, ...file, readers: known.length, unknown, limits: shownLimits };
}

/** Takes a file away from these users, or from all whom the program let read it. */
export async function endSharing(
  { database: { db } }: ServiceCallsDeps,
  { clientId, unitId }: Program,
  { fileId, userIds }: ReadersEnd,
) {
  const { numDeletedRows } = await db
    .deleteFrom('app_file_reader')
    .where('file_id', '=', fileId)
    .where('client_id', '=', clientId)
    .where('unit_id', '=', unitId)
    .$if(userIds !== undefined, (query) => query.where('user_id', 'in', userIds ?? []))
    .executeTakeFirstOrThrow();
  return { removed: Number(numDeletedRows), limits: shownLimits };
}

async function getFile(
  trx: Kysely<Tables>,
  { unitId }: Program,
  { fileId, ownerId, appCode }: { fileId: string; ownerId: string; appCode: string },
) {
  const file = await trx
    .selectFrom('stored_file as file')
    .innerJoin('stored_blob as blob', 'blob.id', 'file.blob_id')
    .innerJoin('app_user as owner', 'owner.id', 'file.owner_id')
    .select(['file.name', 'file.media_type as type', 'blob.size'])
    .where('file.id', '=', fileId)
    .where('file.unit_id', '=', unitId)
    .where('file.owner_id', '=', ownerId)
    .where('owner.unit_id', '=', unitId)
    .where('file.server_id', '=', appCode)
    .executeTakeFirst();
  if (!file || portalServices.has(appCode)) throw new DomainError('not_found', { message: noFile });
  return { fileId, ...file };
}

async function insertReaders(
  trx: Kysely<Tables>,
  { clientId, unitId }: Program,
  { fileId, userIds, now }: { fileId: string; userIds: readonly string[]; now: number },
): Promise<void> {
  if (userIds.length === 0) return;
  await trx
    .insertInto('app_file_reader')
    .values(
      userIds.map((userId) => ({
        ...{ file_id: fileId, user_id: userId, client_id: clientId, unit_id: unitId, shared_at: now },
      })),
    )
    .onConflict((conflict) => conflict.columns(['file_id', 'user_id', 'client_id']).doNothing())
    .execute();
}
