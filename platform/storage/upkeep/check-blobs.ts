import { createHash } from 'node:crypto';
import type { PortalDatabase } from '#platform/database';
import type { Clock } from '#platform/runtime';
import type { Log } from '#shared/log';
import type { BlobStore } from '../blobs/blob-store.ts';

export interface CheckBlobsOptions {
  database: PortalDatabase;
  clock: Clock;
  blobs: Pick<BlobStore, 'read'>;
  log: Log;
  /** Bytes that one round reads at most, and one content more. */
  budget: number;
}

/** No content is read again within this time, ms. */
const interval = 24 * 60 * 60 * 1000;
const rowsPerRound = 1000;

/** Compares contents with their hashes, those first that were compared longest ago. What is damaged or gone is logged. */
export async function checkBlobs({
  database: { db },
  clock,
  blobs,
  log,
  budget,
}: CheckBlobsOptions): Promise<void> {
  const rows = await db
    .selectFrom('stored_blob')
    .select(['id', 'unit_id', 'blob_key', 'sha256', 'size'])
    .where('checked_at', '<', clock() - interval)
    .orderBy('checked_at')
    .limit(rowsPerRound)
    .execute();
  let left = budget;
  for (const { id, unit_id, blob_key, sha256, size } of rows) {
    if (left <= 0) return;
    left -= size;
    const found = await hashOf(blobs, blob_key);
    if (found !== sha256)
      log('blob_damaged', { blobId: id, unitId: unit_id, isMissing: found === undefined });
    await db.updateTable('stored_blob').set({ checked_at: clock() }).where('id', '=', id).execute();
  }
}

async function hashOf(blobs: Pick<BlobStore, 'read'>, key: string): Promise<string | undefined> {
  const readable = await blobs.read(key);
  if (!readable) return undefined;
  const hash = createHash('sha256');
  for await (const piece of readable) hash.update(piece);
  return hash.digest('hex');
}
