import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { deleteInBatches, type PortalDatabase, type Tables } from '#platform/database';
import type { Clock } from '#platform/runtime';
import type { BlobStore } from '../blobs/blob-store.ts';

export interface SweepOptions {
  database: PortalDatabase;
  clock: Clock;
  blobs: BlobStore;
}

/** How long what is unfinished may wait for its next part, ms. */
export const unfinishedLifetime = 24 * 60 * 60 * 1000;
const keysPerQuery = 200;

/**
 * Removes uploads that nobody goes on with, challenges that are over, and contents that no row names. A new content has a day until its
 * row is written, so none is removed under a writer.
 */
export async function sweepStorage({ database, clock, blobs }: SweepOptions): Promise<void> {
  const now = clock();
  const before = now - unfinishedLifetime;
  await deleteInBatches(database, {
    from: 'possession_challenge',
    where: sql`expires_at < ${now}`,
    orderBy: 'expires_at',
  });
  // Their parts go with them, and the contents of the parts are swept as what no row names.
  await deleteInBatches(database, {
    from: 'upload',
    where: sql`touched_at < ${before}`,
    orderBy: 'touched_at',
  });
  await blobs.removeUnfinished(before);
  for await (const keys of oldKeysOf(blobs, before)) {
    const named = await findNamedKeys(database.db, keys);
    for (const key of keys) if (!named.has(key)) await blobs.remove(key);
  }
}

async function* oldKeysOf(blobs: BlobStore, before: number): AsyncGenerator<string[]> {
  let keys: string[] = [];
  for await (const { key, modifiedAt } of blobs.list('')) {
    if (modifiedAt >= before) continue;
    keys.push(key);
    if (keys.length < keysPerQuery) continue;
    yield keys;
    keys = [];
  }
  if (keys.length > 0) yield keys;
}

async function findNamedKeys(db: Kysely<Tables>, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('stored_blob')
    .select('blob_key')
    .where('blob_key', 'in', keys)
    .unionAll(db.selectFrom('upload_part').select('blob_key').where('blob_key', 'in', keys))
    .unionAll(db.selectFrom('app_release_file').select('blob_key').where('blob_key', 'in', keys))
    .execute();
  return new Set(rows.map(({ blob_key }) => blob_key));
}
