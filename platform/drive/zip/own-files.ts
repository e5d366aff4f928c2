import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { BlobStore } from '#platform/storage';
import type { ZipItem } from '#platform/zip';
import { listTree } from './list-tree.ts';
import { listChildren, listTop, type TreeFolder, type TreeRow } from './tree-rows.ts';

/** Bytes of contents that come along; of more, only the list does. */
const maxContents = 100 * 1024 * 1024;

export interface OwnFile {
  readonly path: string;
  readonly size: number;
  readonly mediaType: string;
  readonly changedAt: string;
}

/** The own files of a person. */
export interface OwnFiles {
  readonly count: number;
  readonly bytes: number;
  /** Whether their contents come along. */
  readonly isWhole: boolean;
  readonly list: () => AsyncIterable<OwnFile>;
  /** Nothing where they are too large together. @param folder of the archive */
  readonly contents: (folder: string) => AsyncIterable<ZipItem>;
}

/** What stands in the own space of a person, without the recycle bin. */
export async function listOwnFiles(
  { db, blobs }: { db: Kysely<Tables>; blobs: Pick<BlobStore, 'read' | 'readInto'> },
  { userId, unitId }: { userId: string; unitId: string },
): Promise<OwnFiles> {
  const spaceId = await findOwnSpace(db, unitId, userId);
  const { count, bytes } = await measure(db, spaceId);
  const isWhole = bytes <= maxContents;
  return {
    ...{ count, bytes, isWhole },
    list: () => listBelow(db, unitId, spaceId),
    contents: async function* (folder) {
      if (!isWhole || count === 0) return;
      for await (const row of listTop(db, unitId, spaceId))
        yield* listTree({ db, blobs, unitId }, [row], new Map([[row.id, `${folder}/${row.name}`]]));
    },
  };
}

/** Empty where she has written nothing yet. */
async function findOwnSpace(db: Kysely<Tables>, unitId: string, userId: string): Promise<string> {
  const row = await db
    .selectFrom('drive_space')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('kind', '=', 'mine')
    .where('owner_key', '=', userId)
    .executeTakeFirst();
  return row?.id ?? '';
}

async function measure(db: Kysely<Tables>, spaceId: string): Promise<{ count: number; bytes: number }> {
  const row = await db
    .selectFrom('drive_entry')
    .select(({ fn }) => [fn.countAll<number>().as('count'), sql<number>`coalesce(sum(size), 0)`.as('bytes')])
    .where('space_id', '=', spaceId)
    .where('removed_at', 'is', null)
    .where('is_folder', '=', 0)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), bytes: Number(row.bytes) };
}

/** Level by level; only the folders of a level are in memory. */
async function* listBelow(db: Kysely<Tables>, unitId: string, spaceId: string): AsyncGenerator<OwnFile> {
  let folders: TreeFolder[] = [];
  for await (const row of listTop(db, unitId, spaceId)) yield* take(row, row.name, folders);
  while (folders.length > 0) {
    const below: TreeFolder[] = [];
    for (const { id, path } of folders)
      for await (const row of listChildren(db, unitId, [{ id, spaceId }]))
        yield* take(row, `${path}/${row.name}`, below);
    folders = below;
  }

  function* take(row: TreeRow, path: string, into: TreeFolder[]): Generator<OwnFile> {
    const { id, size, mediaType } = row;
    if (row.isFolder) into.push({ id, spaceId, path });
    else yield { path, size, mediaType, changedAt: new Date(row.changedAt).toISOString() };
  }
}
