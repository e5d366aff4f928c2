import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';

/** What hangs below an entry, itself included. */
export interface TreeSize {
  entries: number;
  /** Folders inside each other; 0 of a file. */
  height: number;
}

/** Which of the entries stand below another one of them: they go where that one goes. */
export async function findInner(
  db: Kysely<Tables>,
  unitId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length < 2) return new Set();
  const { rows } = await sql<{ id: string }>`
    with recursive up(id, parent_id) as (
      select id, parent_id from drive_entry where id in (${sql.join(ids)}) and unit_id = ${unitId}
      union all
      select up.id, above.parent_id from up join drive_entry as above on above.id = up.parent_id
    )
    select distinct id from up where parent_id in (${sql.join(ids)})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** By the id of each. What is in the recycle bin does not count. */
export async function measureTrees(
  db: Kysely<Tables>,
  unitId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TreeSize>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ root: string; entries: number; height: number }>`
    with recursive tree(root, id, is_folder, height) as (
      select id, id, is_folder, is_folder from drive_entry where id in (${sql.join(ids)}) and unit_id = ${unitId}
      union all
      select tree.root, child.id, child.is_folder, tree.height + child.is_folder
      from tree join drive_entry as child on child.parent_id = tree.id
      where child.removed_at is null and tree.is_folder = 1
    )
    select root, count(*) as entries, max(height) as height from tree group by root`.execute(db);
  return new Map(
    rows.map(({ root, entries, height }) => [root, { entries: Number(entries), height: Number(height) }]),
  );
}

export interface TreeEntry {
  id: string;
  parentId: string;
  name: string;
  fileId: string | null;
}

/** An entry with all below it, each behind the folder that it stands in. */
export async function listTree(db: Kysely<Tables>, unitId: string, id: string): Promise<TreeEntry[]> {
  const { rows } = await sql<TreeEntry>`
    with recursive tree(id, level) as (
      select id, 0 from drive_entry where id = ${id} and unit_id = ${unitId}
      union all
      select child.id, tree.level + 1 from tree join drive_entry as child on child.parent_id = tree.id
      where child.removed_at is null
    )
    select entry.id, entry.parent_id as "parentId", entry.name, entry.file_id as "fileId"
    from tree join drive_entry as entry on entry.id = tree.id order by tree.level`.execute(db);
  return rows;
}
