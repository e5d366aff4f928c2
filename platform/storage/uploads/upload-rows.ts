import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type ByteSpan, uploadSizes } from '#shared/uploads';

/** Distinguishes uploads: that of another user is another one, even of the same content. */
export interface UploadName {
  unitId: string;
  userId: string;
  md5: string;
  size: number;
}

export interface UploadPart extends ByteSpan {
  key: string;
}

export async function findUpload(
  db: Kysely<Tables>,
  { unitId, userId, md5, size }: UploadName,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('upload')
    .select('id')
    .where('user_id', '=', userId)
    .where('unit_id', '=', unitId)
    .where('md5', '=', md5)
    .where('size', '=', size)
    .executeTakeFirst();
  return row?.id;
}

/** Begins an upload, or says that it goes on. @returns its id, and the bytes of all its parts */
export async function touchUpload(
  db: Kysely<Tables>,
  { unitId, userId, md5, size }: UploadName,
  now: number,
): Promise<{ id: string; keptBytes: number }> {
  return db
    .insertInto('upload')
    .values({
      id: randomUUID(),
      unit_id: unitId,
      user_id: userId,
      md5,
      size,
      kept_bytes: 0,
      created_at: now,
      touched_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'unit_id', 'md5', 'size']).doUpdateSet({ touched_at: now }),
    )
    .returning(['id', 'kept_bytes as keptBytes'])
    .executeTakeFirstOrThrow();
}

/** In the order of the file. */
export async function listParts(db: Kysely<Tables>, uploadId: string): Promise<UploadPart[]> {
  return db
    .selectFrom('upload_part')
    .select(['start', 'length', 'blob_key as key'])
    .where('upload_id', '=', uploadId)
    .orderBy('start')
    .orderBy('length', 'desc')
    .execute();
}

/** Those that may hold a byte of this span, in the order of the file; no part is longer than the largest chunk. */
export async function listPartsAround(
  db: Kysely<Tables>,
  uploadId: string,
  { start, length }: ByteSpan,
): Promise<UploadPart[]> {
  return db
    .selectFrom('upload_part')
    .select(['start', 'length', 'blob_key as key'])
    .where('upload_id', '=', uploadId)
    .where('start', '>', start - uploadSizes.maxChunk)
    .where('start', '<', start + length)
    .orderBy('start')
    .orderBy('length', 'desc')
    .execute();
}

/** Bytes of all parts of all that a user is sending. */
export async function sumKept(
  db: Kysely<Tables>,
  { userId, unitId }: Pick<UploadName, 'userId' | 'unitId'>,
): Promise<number> {
  const { bytes } = await db
    .selectFrom('upload')
    .select(({ fn }) => fn.sum<string | number | null>('kept_bytes').as('bytes'))
    .where('user_id', '=', userId)
    .where('unit_id', '=', unitId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** @returns whether it was new */
export async function insertPart(
  trx: Kysely<Tables>,
  uploadId: string,
  { start, length, key, md5 }: UploadPart & { md5: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('upload_part')
    .values({ upload_id: uploadId, start, length, blob_key: key, md5 })
    .onConflict((conflict) => conflict.columns(['upload_id', 'start', 'length']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await trx
    .updateTable('upload')
    .set((eb) => ({ kept_bytes: eb('kept_bytes', '+', length) }))
    .where('id', '=', uploadId)
    .execute();
  return true;
}

/** Its parts go with it. @returns whether it was there */
export async function removeUpload(trx: Kysely<Tables>, uploadId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('upload').where('id', '=', uploadId).executeTakeFirst();
  return numDeletedRows > 0n;
}
