import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { nameKeyOf, numberName } from './entry-names.ts';
import { inChunks } from './limits.ts';

export interface WantedName {
  spaceId: string;
  parentId: string;
  name: string;
  isFolder: boolean;
}

/** Gives the name, or one with a number, that nobody has in the folder; the next to ask does not get it again. */
export type TakeName = (wanted: WantedName) => Promise<string>;

/**
 * Finds free names for what comes into folders, while their spaces are locked. One statement for all; a folder in which a name is
 * taken is read once more.
 */
export async function createNamer(trx: Kysely<Tables>, wanted: readonly WantedName[]): Promise<TakeName> {
  const taken = new Set<string>();
  const known = new Set<string>();
  for (const some of inChunks(wanted)) await addTaken(trx, some, taken);
  return async (entry) => {
    const { spaceId, parentId, name } = entry;
    const take = (free: string): string => {
      taken.add(placeKeyOf(spaceId, parentId, nameKeyOf(free)));
      return free;
    };
    if (!taken.has(placeKeyOf(spaceId, parentId, nameKeyOf(name)))) return take(name);
    const folder = placeKeyOf(spaceId, parentId, '');
    if (!known.has(folder)) await addAllOf(trx, entry, taken);
    known.add(folder);
    for (let number = 2; ; number += 1) {
      const numbered = numberName(name, number, entry);
      if (!taken.has(placeKeyOf(spaceId, parentId, nameKeyOf(numbered)))) return take(numbered);
    }
  };
}

/** The entry that has a name in a folder. */
export async function findNamed(
  trx: Kysely<Tables>,
  { spaceId, parentId, name }: Omit<WantedName, 'isFolder'>,
): Promise<{ id: string; isFolder: boolean } | undefined> {
  const row = await trx
    .selectFrom('drive_entry')
    .select(['id', 'is_folder'])
    .where('space_id', '=', spaceId)
    .where('parent_id', '=', parentId)
    .where('name_key', '=', nameKeyOf(name))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && { id: row.id, isFolder: row.is_folder === 1 };
}

async function addTaken(
  trx: Kysely<Tables>,
  wanted: readonly WantedName[],
  taken: Set<string>,
): Promise<void> {
  const rows = await trx
    .selectFrom('drive_entry')
    .select(['space_id', 'parent_id', 'name_key'])
    .where('space_id', 'in', distinct(wanted.map(({ spaceId }) => spaceId)))
    .where('parent_id', 'in', distinct(wanted.map(({ parentId }) => parentId)))
    .where('name_key', 'in', distinct(wanted.map(({ name }) => nameKeyOf(name))))
    .where('removed_at', 'is', null)
    .execute();
  for (const row of rows) taken.add(placeKeyOf(row.space_id, row.parent_id, row.name_key));
}

async function addAllOf(
  trx: Kysely<Tables>,
  { spaceId, parentId }: WantedName,
  taken: Set<string>,
): Promise<void> {
  const rows = await trx
    .selectFrom('drive_entry')
    .select('name_key')
    .where('space_id', '=', spaceId)
    .where('parent_id', '=', parentId)
    .where('removed_at', 'is', null)
    .execute();
  for (const { name_key } of rows) taken.add(placeKeyOf(spaceId, parentId, name_key));
}

function placeKeyOf(spaceId: string, parentId: string, nameKey: string): string {
  return `${spaceId}/${parentId}/${nameKey}`;
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
