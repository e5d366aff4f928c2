import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { DomainError, type StoredFile } from '#shared/contracts';
import type { BlobStore, WrittenBlob } from '../blobs/blob-store.ts';
import { requireClean } from '../scanner/scan-content.ts';
import type { UploadDeps } from '../upload-deps.ts';
import { insertFile, toStoredFile } from './file-rows.ts';
import { countForUnit, countForUser } from './quotas.ts';

type KeepDeps = Pick<UploadDeps, 'database' | 'clock' | 'blobs' | 'quotas' | 'scan'>;

/** What a file is called, and for whom it is kept. */
export interface FileLabel {
  name: string;
  serverid: string;
  /** As its content shows. */
  mediaType: string;
}

export interface NewContent extends FileLabel {
  /** Where the content was written. */
  key: string;
  written: WrittenBlob;
  /** Of the file. Default: one that nobody has used. */
  id?: string | undefined;
  /** What belongs into the same transaction. */
  alongside?: ((trx: Kysely<Tables>) => Promise<void>) | undefined;
}

/**
 * Makes a file of a content that the store has. A unit keeps each content once: where it has this one already, the new copy goes.
 * @throws DomainError `quota_reached`, `content_infected`, `scanner_unavailable`, after which the content is still there
 */
export async function keepFile(
  { database, clock, blobs, quotas, scan }: KeepDeps,
  principal: Principal,
  content: NewContent,
): Promise<StoredFile> {
  const { key, written, alongside } = content;
  if (scan) await requireClean(scan, await getContent(blobs, key));
  const now = clock();
  const { file, keptKey } = await database.db.transaction().execute(async (trx) => {
    await alongside?.(trx);
    await countForUser(trx, quotas, principal, written.size);
    const blob = await upsertBlob(trx, principal.unitId, content, now);
    if (blob.isNew) await countForUnit(trx, quotas, principal, written.size);
    const row = { ...ownerOf(principal), ...labelOf(content), blobId: blob.id, id: content.id };
    const id = await insertFile(trx, row, now);
    return { file: toStoredFile({ ...content, ...written, id }), keptKey: blob.key };
  });
  if (keptKey !== key) await blobs.remove(key);
  return file;
}

/** @throws DomainError `not_found` when the store has lost it meanwhile */
async function getContent(blobs: BlobStore, key: string): Promise<Readable> {
  const content = await blobs.read(key);
  if (!content) throw new DomainError('not_found');
  return content;
}

/** Makes another file of a content that the unit keeps. @throws DomainError `quota_reached`, `not_found` when it has just gone */
export async function keepAgain(
  { database, clock, quotas }: KeepDeps,
  principal: Principal,
  { blobId, id: givenId, ...label }: FileLabel & { blobId: string; id?: string | undefined },
): Promise<StoredFile> {
  return database.db.transaction().execute(async (trx) => {
    const size = await trx
      .selectFrom('stored_blob')
      .select('size')
      .where('id', '=', blobId)
      .executeTakeFirst();
    await countForUser(trx, quotas, principal, size?.size ?? 0);
    const blob = await trx
      .updateTable('stored_blob')
      .set((eb) => ({ reference_count: eb('reference_count', '+', 1) }))
      .where('id', '=', blobId)
      .where('unit_id', '=', principal.unitId)
      .returning(['md5', 'size'])
      .executeTakeFirst();
    if (!blob) throw new DomainError('not_found');
    const row = { ...ownerOf(principal), ...labelOf(label), blobId, id: givenId };
    const id = await insertFile(trx, row, clock());
    return toStoredFile({ ...label, ...blob, id });
  });
}

/** One statement, so that two who bring the same content at once share one row. */
async function upsertBlob(
  trx: Kysely<Tables>,
  unitId: string,
  { key, written: { sha256, md5, size } }: NewContent,
  now: number,
): Promise<{ id: string; key: string; isNew: boolean }> {
  const row = await trx
    .insertInto('stored_blob')
    .values({
      id: randomUUID(),
      unit_id: unitId,
      sha256,
      md5,
      size,
      blob_key: key,
      reference_count: 1,
      created_at: now,
      checked_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['unit_id', 'sha256'])
        .doUpdateSet((eb) => ({ reference_count: eb('stored_blob.reference_count', '+', 1) })),
    )
    .returning(['id', 'blob_key', 'reference_count'])
    .executeTakeFirstOrThrow();
  return { id: row.id, key: row.blob_key, isNew: row.reference_count === 1 };
}

function ownerOf({ unitId, userId }: Principal): { unitId: string; ownerId: string } {
  return { unitId, ownerId: userId };
}

function labelOf({ name, serverid, mediaType }: FileLabel) {
  return { name, mediaType, serverId: serverid };
}
