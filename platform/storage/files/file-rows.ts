import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { buildCallPath, type StoredFile, showFile } from '#shared/contracts';

/** A file with what its content is. */
export interface KnownFile {
  id: string;
  unitId: string;
  ownerId: string;
  serverId: string;
  name: string;
  mediaType: string;
  blobId: string;
  blobKey: string;
  size: number;
  md5: string;
  sha256: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

export interface ContentName {
  unitId: string;
  md5: string;
  /** Bytes. Default: any. */
  size?: number | undefined;
}

export async function findFile(db: Kysely<Tables>, id: string): Promise<KnownFile | undefined> {
  return selectFiles(db).where('stored_file.id', '=', id).executeTakeFirst();
}

/** The newest file of an owner with this content. @param name where it has to have that name as well */
export async function findFileOf(
  db: Kysely<Tables>,
  ownerId: string,
  { unitId, md5, size }: ContentName,
  name?: string,
): Promise<KnownFile | undefined> {
  let query = selectFiles(db)
    .where('stored_file.owner_id', '=', ownerId)
    .where('stored_blob.unit_id', '=', unitId)
    .where('stored_blob.md5', '=', md5);
  if (size !== undefined) query = query.where('stored_blob.size', '=', size);
  if (name !== undefined) query = query.where('stored_file.name', '=', name);
  return query.orderBy('stored_file.created_at', 'desc').limit(1).executeTakeFirst();
}

export interface NewFile {
  /** Default: one that nobody has used. */
  id?: string | undefined;
  unitId: string;
  ownerId: string;
  blobId: string;
  name: string;
  mediaType: string;
  serverId: string;
}

/** @returns the id of the file */
export async function insertFile(trx: Kysely<Tables>, file: NewFile, now: number): Promise<string> {
  const { id = randomUUID() } = file;
  await trx
    .insertInto('stored_file')
    .values({
      id,
      unit_id: file.unitId,
      owner_id: file.ownerId,
      blob_id: file.blobId,
      name: file.name,
      media_type: file.mediaType,
      server_id: file.serverId,
      created_at: now,
    })
    .execute();
  return id;
}

/** A file as the calls answer it. */
export function toStoredFile(
  file: Pick<KnownFile, 'id' | 'name' | 'size' | 'mediaType' | 'md5'>,
): StoredFile {
  const { path } = buildCallPath(showFile, { fileId: file.id });
  const { id: fileId, name, size, mediaType: type, md5 } = file;
  return { fileId, name, size, type, md5, path };
}

function selectFiles(db: Kysely<Tables>) {
  return db
    .selectFrom('stored_file')
    .innerJoin('stored_blob', 'stored_blob.id', 'stored_file.blob_id')
    .select([
      'stored_file.id as id',
      'stored_file.unit_id as unitId',
      'stored_file.owner_id as ownerId',
      'stored_file.server_id as serverId',
      'stored_file.name as name',
      'stored_file.media_type as mediaType',
      'stored_blob.id as blobId',
      'stored_blob.blob_key as blobKey',
      'stored_blob.size as size',
      'stored_blob.md5 as md5',
      'stored_blob.sha256 as sha256',
      'stored_file.created_at as createdAt',
    ]);
}
