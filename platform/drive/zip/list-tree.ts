import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { BlobStore } from '#platform/storage';
import { maxSmallContent, type ZipItem } from '#platform/zip';
import { listChildren, type TreeFolder, type TreeRow } from './tree-rows.ts';

/** Folders whose children one statement asks for. */
const foldersAtOnce = 200;

/** Contents that are compressed in themselves. */
const compressed =
  /^(?:image\/(?!svg|bmp|tiff)|video\/|audio\/|application\/(?:zip|gzip|x-7z|x-rar|vnd\.openxmlformats))/;

/** A store as archives use it. */
export type ReadableBlobs = Pick<BlobStore, 'read' | 'readInto'>;

/**
 * What stands in folders and below, level by level, with each file open when it comes. Only the folders of a level are in memory.
 * @param paths of what is selected itself, by id
 */
export async function* listTree(
  { db, blobs, unitId }: { db: Kysely<Tables>; blobs: ReadableBlobs; unitId: string },
  selected: readonly TreeRow[],
  paths: ReadonlyMap<string, string>,
): AsyncGenerator<ZipItem> {
  const room = Buffer.allocUnsafeSlow(maxSmallContent);
  let folders: TreeFolder[] = [];
  for (const row of selected) yield* take(row, paths.get(row.id) ?? row.name, folders);
  while (folders.length > 0) {
    const below: TreeFolder[] = [];
    for (let at = 0; at < folders.length; at += foldersAtOnce) {
      const parents = folders.slice(at, at + foldersAtOnce);
      const pathOf = new Map(parents.map(({ id, path }) => [id, path]));
      for await (const row of listChildren(db, unitId, parents))
        yield* take(row, `${pathOf.get(row.parentId)}/${row.name}`, below);
    }
    folders = below;
  }

  async function* take(row: TreeRow, path: string, into: TreeFolder[]): AsyncGenerator<ZipItem> {
    if (row.isFolder) {
      into.push({ id: row.id, spaceId: row.spaceId, path });
      yield { path, changedAt: row.changedAt };
    } else yield await openFile(blobs, row, path, room);
  }
}

/**
 * A content that is lost becomes a note in its place, and all others come nevertheless.
 * @param room for a small content, until the next one comes
 */
async function openFile(blobs: ReadableBlobs, row: TreeRow, path: string, room: Buffer): Promise<ZipItem> {
  const { changedAt, mediaType, blobKey, size } = row;
  const isStored = size === 0 || compressed.test(mediaType);
  if (blobKey !== null && size <= room.length) {
    const length = await blobs.readInto(blobKey, room.subarray(0, size));
    if (length !== undefined && length < size) throw new Error(`a content has ${length} bytes of ${size}`);
    if (length !== undefined)
      return { path, changedAt, content: { bytes: room.subarray(0, size), isStored } };
  } else if (blobKey !== null) {
    const stream = await blobs.read(blobKey);
    if (stream) return { path, changedAt, content: { stream, size, isStored } };
  }
  const bytes = Buffer.from(
    `文件“${row.name}”的内容已丢失，请联系学校管理员。\r\nThe content of “${row.name}” is lost. Please contact your school administrator.\r\n`,
  );
  return { path: `${path}.missing.txt`, changedAt, content: { bytes, isStored: true } };
}
