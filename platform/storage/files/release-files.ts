import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';

type Trx = Kysely<Tables>;

/**
 * Deletes files that nothing names any more. Their owner has the space again, and the unit has that of contents that no other file
 * has. Locks in the order of `keepFile` behind the files: user, content, unit.
 * @returns keys of the contents to remove from the blob store after the commit; what stays is swept a day later
 */
export async function releaseFiles(trx: Trx, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  // Whoever comes second at the same moment finds none of them, and counts nothing.
  const released = await trx
    .deleteFrom('stored_file')
    .where('id', 'in', fileIds)
    .returning(['owner_id', 'blob_id'])
    .execute();
  const sizes = await findSizes(
    trx,
    released.map(({ blob_id }) => blob_id),
  );
  const files = released.map((file) => ({ ...file, size: sizes.get(file.blob_id) ?? 0 }));
  await uncount(trx, 'user', sumBy(files, 'owner_id'));
  await countDown(
    trx,
    files.map(({ blob_id }) => blob_id),
  );
  const blobIds = [...new Set(files.map(({ blob_id }) => blob_id))];
  if (blobIds.length === 0) return [];
  const gone = await trx
    .deleteFrom('stored_blob')
    .where('id', 'in', blobIds)
    .where('reference_count', '<=', 0)
    .returning(['blob_key', 'unit_id', 'size'])
    .execute();
  await uncount(trx, 'unit', sumBy(gone, 'unit_id'));
  return gone.map(({ blob_key }) => blob_key);
}

async function findSizes(trx: Trx, blobIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (blobIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('stored_blob')
    .select(['id', 'size'])
    .where('id', 'in', blobIds)
    .execute();
  return new Map(rows.map(({ id, size }) => [id, size]));
}

/** One statement for all contents that lose the same number of files, which mostly is one. */
async function countDown(trx: Trx, blobIds: readonly string[]): Promise<void> {
  const counts = new Map<string, number>();
  for (const id of blobIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const count of new Set(counts.values())) {
    const ids = [...counts].flatMap(([id, own]) => (own === count ? [id] : []));
    await trx
      .updateTable('stored_blob')
      .set((eb) => ({ reference_count: eb('reference_count', '-', count) }))
      .where('id', 'in', ids)
      .execute();
  }
}

async function uncount(
  trx: Trx,
  scope: 'user' | 'unit',
  bytesOf: ReadonlyMap<string, number>,
): Promise<void> {
  // In one order, so that two at once do not wait for each other.
  for (const [id, bytes] of [...bytesOf].sort(([one], [other]) => (one < other ? -1 : 1)))
    await trx
      .updateTable('storage_use')
      .set((eb) => ({ bytes: eb('bytes', '-', bytes) }))
      .where('scope', '=', scope)
      .where('id', '=', id)
      .execute();
}

function sumBy<Key extends string>(
  rows: readonly ({ size: number } & Record<Key, string>)[],
  key: Key,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row[key], (sums.get(row[key]) ?? 0) + row.size);
  return sums;
}
