import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { DomainError } from '#shared/contracts';
import { countForUser, type Quotas } from './quotas.ts';

interface CopyOptions {
  quotas: Quotas;
  /** Whose the copies are. */
  owner: Pick<Principal, 'userId' | 'unitId' | 'userType'>;
  now: number;
}

export interface CopiedFile {
  id: string;
  /** Bytes. */
  size: number;
  mediaType: string;
}

type Source = CopiedFile & { blobId: string; name: string; serverId: string };

const rowsAtOnce = 500;

/** Makes another file on the content of one of the unit. @throws DomainError `quota_reached`, `not_found` */
export async function copyFile(
  trx: Kysely<Tables>,
  { fileId, ...options }: CopyOptions & { fileId: string },
): Promise<CopiedFile> {
  const copy = (await copyFiles(trx, { ...options, fileIds: [fileId] })).get(fileId);
  if (!copy) throw new DomainError('not_found');
  return copy;
}

/**
 * Makes other files on the contents of files of the unit; no byte moves. They count in the quota of their owner. Three statements for
 * 500 of them.
 * @returns the copies by the ids of their sources
 * @throws DomainError `quota_reached`, `not_found` where one of them has gone
 */
export async function copyFiles(
  trx: Kysely<Tables>,
  { quotas, owner, fileIds, now }: CopyOptions & { fileIds: readonly string[] },
): Promise<ReadonlyMap<string, CopiedFile>> {
  const wanted = [...new Set(fileIds)];
  const sources: Source[] = [];
  for (const some of inChunks(wanted)) sources.push(...(await findSources(trx, owner.unitId, some)));
  if (sources.length < wanted.length) throw new DomainError('not_found');
  const bytes = sources.reduce((sum, { size }) => sum + size, 0);
  // First the user, then the contents: all lock in one order.
  await countForUser(trx, quotas, owner, bytes);
  await countUp(trx, sources);
  const copies = sources.map((source) => ({ source, copy: { ...source, id: randomUUID() } }));
  for (const some of inChunks(copies))
    await trx
      .insertInto('stored_file')
      .values(
        some.map(({ copy }) => ({
          id: copy.id,
          unit_id: owner.unitId,
          owner_id: owner.userId,
          blob_id: copy.blobId,
          name: copy.name,
          media_type: copy.mediaType,
          server_id: copy.serverId,
          created_at: now,
        })),
      )
      .execute();
  return new Map(
    copies.map(({ source, copy: { id, size, mediaType } }) => [source.id, { id, size, mediaType }]),
  );
}

async function findSources(trx: Kysely<Tables>, unitId: string, ids: readonly string[]): Promise<Source[]> {
  return trx
    .selectFrom('stored_file as file')
    .innerJoin('stored_blob as blob', 'blob.id', 'file.blob_id')
    .select([
      'file.id',
      'file.name',
      'file.media_type as mediaType',
      'file.server_id as serverId',
      'blob.id as blobId',
      'blob.size',
    ])
    .where('file.id', 'in', ids)
    .where('file.unit_id', '=', unitId)
    .execute();
}

/** One statement for all contents that get the same number of files, which mostly is one. */
async function countUp(trx: Kysely<Tables>, sources: readonly Source[]): Promise<void> {
  const counts = new Map<string, number>();
  for (const { blobId } of sources) counts.set(blobId, (counts.get(blobId) ?? 0) + 1);
  for (const count of new Set(counts.values()))
    for (const ids of inChunks([...counts].flatMap(([id, own]) => (own === count ? [id] : [])))) {
      const { numUpdatedRows } = await trx
        .updateTable('stored_blob')
        .set({ reference_count: sql<number>`reference_count + ${sql.lit(count)}` })
        .where('id', 'in', ids)
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) < ids.length) throw new DomainError('not_found');
    }
}

function inChunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / rowsAtOnce) }, (_, at) =>
    items.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  );
}
