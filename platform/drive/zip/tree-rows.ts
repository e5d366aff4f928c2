import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { findInner } from '../tree.ts';

/** An entry as an archive takes it. */
export interface TreeRow {
  id: string;
  spaceId: string;
  parentId: string;
  isFolder: boolean;
  name: string;
  changedAt: number;
  mediaType: string;
  /** Null where the content has gone, and of a folder. */
  blobKey: string | null;
  /** Of the content. */
  size: number;
}

export interface TreeFolder {
  id: string;
  spaceId: string;
  /** In the archive. */
  path: string;
}

/** So few that they have passed before the collector counts them as old: it would keep those until it collects everything. */
const rowsAtOnce = 100;

/** The rows of selected entries that are not below another one of them, in the order of their names. */
export async function listOutermost(
  db: Kysely<Tables>,
  unitId: string,
  ids: readonly string[],
): Promise<TreeRow[]> {
  const inner = await findInner(db, unitId, ids);
  const outer = ids.filter((id) => !inner.has(id));
  const rows = await selectRows(db, unitId)
    .where('entry.id', 'in', outer)
    .orderBy('entry.name_key')
    .execute();
  return rows.map(toTreeRow);
}

/** How many entries are selected with all below them; counts to `limit` and one more. */
export async function countTree(
  db: Kysely<Tables>,
  unitId: string,
  ids: readonly string[],
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with recursive tree(id) as (
      select id from drive_entry where id in (${sql.join(ids)}) and unit_id = ${unitId}
      union all
      select child.id from tree join drive_entry as child on child.parent_id = tree.id
      where child.removed_at is null
    )
    select count(*) as total from (select 1 from tree limit ${limit + 1}) as counted`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** What stands at the top of a space. */
export function listTop(db: Kysely<Tables>, unitId: string, spaceId: string): AsyncGenerator<TreeRow> {
  return listRest(db, unitId, { spaceId, parentId: '', nameKey: '' });
}

/**
 * What stands in these folders. A folder with very much in it is read page by page. The top of a space is no folder: its id is
 * empty, as that of every other space.
 */
export async function* listChildren(
  db: Kysely<Tables>,
  unitId: string,
  folders: readonly Omit<TreeFolder, 'path'>[],
): AsyncGenerator<TreeRow> {
  const left = new Map(folders.map(({ id, spaceId }) => [id, spaceId]));
  while (left.size > 0) {
    const rows = await selectRows(db, unitId)
      .where('entry.parent_id', 'in', [...left.keys()])
      .orderBy('entry.parent_id')
      .orderBy('entry.name_key')
      .limit(rowsAtOnce)
      .execute();
    yield* rows.map(toTreeRow);
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    yield* listRest(db, unitId, last);
    for (const { parentId } of rows) left.delete(parentId);
  }
}

/** What comes behind this row in its folder. */
async function* listRest(
  db: Kysely<Tables>,
  unitId: string,
  { spaceId, parentId, nameKey }: { spaceId: string; parentId: string; nameKey: string },
): AsyncGenerator<TreeRow> {
  for (let after: string | undefined = nameKey; after !== undefined; ) {
    const rows: Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>> = await selectRows(db, unitId)
      .where('entry.space_id', '=', spaceId)
      .where('entry.parent_id', '=', parentId)
      .where('entry.name_key', '>', after)
      .orderBy('entry.name_key')
      .limit(rowsAtOnce)
      .execute();
    yield* rows.map(toTreeRow);
    after = rows.length < rowsAtOnce ? undefined : rows.at(-1)?.nameKey;
  }
}

function selectRows(db: Kysely<Tables>, unitId: string) {
  return db
    .selectFrom('drive_entry as entry')
    .leftJoin('stored_file as file', 'file.id', 'entry.file_id')
    .leftJoin('stored_blob as blob', 'blob.id', 'file.blob_id')
    .select([
      'entry.id',
      'entry.space_id as spaceId',
      'entry.parent_id as parentId',
      'entry.is_folder as isFolder',
      'entry.name',
      'entry.name_key as nameKey',
      'entry.changed_at as changedAt',
      'entry.media_type as mediaType',
      'blob.blob_key as blobKey',
      'blob.size',
    ])
    .where('entry.unit_id', '=', unitId)
    .where('entry.removed_at', 'is', null);
}

function toTreeRow(
  row: Omit<TreeRow, 'isFolder' | 'size'> & { isFolder: number; size: number | null },
): TreeRow {
  return { ...row, isFolder: row.isFolder === 1, size: row.size ?? 0 };
}
