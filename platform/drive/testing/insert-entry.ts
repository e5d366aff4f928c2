import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { BlobStore } from '#platform/storage';

type Db = Kysely<Tables>;

interface NewEntry {
  parentId?: string;
  /** A file of this content; a folder where it is left out. */
  content?: string | Buffer;
  mediaType?: string;
  spaceId?: string;
  unitId?: string;
  by?: string;
}

/** Puts an entry into a space of the demo, by default that of t.zhou. @returns its id */
export async function insertEntry(
  db: Db,
  name: string,
  entry: NewEntry = {},
  blobs?: BlobStore,
): Promise<string> {
  const { parentId = '', content, spaceId = 'drive-zhou', unitId = 'U2001', by = '2001' } = entry;
  const { mediaType = content === undefined ? '' : 'application/octet-stream' } = entry;
  const id = randomUUID();
  const body = Buffer.from(content ?? '');
  const fileId =
    content === undefined ? null : await insertFile(db, { name, body, unitId, by, mediaType }, blobs);
  const changed = { created_by: by, created_at: 1e12, changed_by: by, changed_at: 1e12, revision: 1 };
  await db
    .insertInto('drive_entry')
    .values({
      id,
      unit_id: unitId,
      space_id: spaceId,
      parent_id: parentId,
      is_folder: fileId ? 0 : 1,
      name,
      name_key: name.toLowerCase(),
      name_order: name.toLowerCase(),
      file_id: fileId,
      size: body.length,
      media_type: mediaType,
      version: fileId ? 1 : 0,
      removed_at: null,
      removed_by: null,
      removed_with: null,
      ...changed,
    })
    .execute();
  if (fileId) {
    const made = { version: 1, file_id: fileId, size: body.length, made_by: by, made_at: 1e12 };
    await db
      .insertInto('drive_version')
      .values({ entry_id: id, ...made })
      .execute();
  }
  return id;
}

/** Gives a user of the demo the code to share. */
export async function grantSharing(db: Db, userId: string): Promise<void> {
  await db
    .insertInto('resource_grant')
    .values({ user_id: userId, app_code: 'drive', node_code: 'share.create' })
    .execute();
}

/** A space of a user, for whom the demo has none. @returns its id */
export async function insertSpace(db: Db, userId: string, unitId = 'U2001'): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('drive_space')
    .values({ id, unit_id: unitId, kind: 'mine', owner_key: userId })
    .execute();
  return id;
}

async function insertFile(
  db: Db,
  {
    name,
    body,
    unitId,
    by,
    mediaType,
  }: { name: string; body: Buffer; unitId: string; by: string; mediaType: string },
  blobs?: BlobStore,
): Promise<string> {
  const id = randomUUID();
  const key = `${id.slice(0, 2)}/${id}`;
  const written = await blobs?.write(key, Readable.from([body]));
  const times = { created_at: 1e12, checked_at: 1e12 };
  const hashes = { sha256: written?.sha256 ?? id, md5: written?.md5 ?? id };
  await db
    .insertInto('stored_blob')
    .values({
      id,
      unit_id: unitId,
      ...hashes,
      size: body.length,
      blob_key: key,
      reference_count: 1,
      ...times,
    })
    .execute();
  const owner = { unit_id: unitId, owner_id: by, blob_id: id, server_id: 'drive' };
  await db
    .insertInto('stored_file')
    .values({ id, ...owner, name, media_type: mediaType, created_at: 1e12 })
    .execute();
  return id;
}
