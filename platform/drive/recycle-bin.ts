import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import type { DriveOutcome } from '#shared/contracts';
import { findReach, type KnownEntry, type Reach } from './access.ts';
import { noteActivity } from './activity.ts';
import { changeSpaces } from './change-spaces.ts';
import type { DriveDeps } from './drive-deps.ts';
import { nameColumnsOf } from './entry-names.ts';
import { countFree } from './entry-rows.ts';
import { createNamer } from './free-names.ts';
import { refusalTexts } from './refusals.ts';
import {
  findSpacesOf,
  refuseWhere,
  type Selection,
  selectMovable,
  selectRemoved,
  toOutcome,
} from './selection.ts';

type BinDeps = Pick<DriveDeps, 'database' | 'clock'>;

/** Puts entries into the recycle bin of their space, with all below them. */
export async function removeEntries(
  { database, clock }: BinDeps,
  principal: Principal,
  { entryIds }: { entryIds: readonly string[] },
): Promise<DriveOutcome> {
  const reach = await findReach(database.db, principal, clock());
  const spaces = new Set(await findSpacesOf(database.db, reach, entryIds));
  return changeSpaces(database, spaces, async (trx) => {
    const selection = refuseUnlocked(await selectMovable(trx, reach, entryIds), spaces);
    const ids = selection.entries.map(({ id }) => id);
    if (ids.length > 0)
      await sql`
        with recursive tree(root, id) as (
          select id, id from drive_entry where id in (${sql.join(ids)})
          union all
          select tree.root, child.id from tree join drive_entry as child on child.parent_id = tree.id
          where child.removed_at is null
        )
        update drive_entry set removed_at = ${reach.now}, removed_by = ${reach.userId}, removed_with = tree.root
        from tree where tree.id = drive_entry.id`.execute(trx);
    await noteActivity(trx, reach, 'remove', selection.entries);
    return toOutcome(selection);
  });
}

/** Brings entries back to where they were; where the folder has gone, to the top of the space. A name that is taken gets a number. */
export async function restoreEntries(
  { database, clock }: BinDeps,
  principal: Principal,
  { entryIds }: { entryIds: readonly string[] },
): Promise<DriveOutcome> {
  const reach = await findReach(database.db, principal, clock());
  const spaces = new Set(await findSpacesOf(database.db, reach, entryIds));
  return changeSpaces(database, spaces, async (trx) => {
    const found = refuseUnlocked(await selectRemoved(trx, reach, entryIds), spaces);
    const selection = await keepFitting(trx, found);
    const { entries } = selection;
    await placeAll(trx, reach, entries);
    if (entries.length > 0)
      await trx
        .updateTable('drive_entry')
        .set({ removed_at: null, removed_by: null, removed_with: null })
        .where(
          'removed_with',
          'in',
          entries.map(({ id }) => id),
        )
        .execute();
    await noteActivity(trx, reach, 'restore', entries);
    return toOutcome(selection);
  });
}

/** What has moved to another space between being asked for and being locked is not touched. */
export function refuseUnlocked(selection: Selection, spaces: ReadonlySet<string>): Selection {
  return refuseWhere(selection, ({ spaceId }) => (spaces.has(spaceId) ? undefined : refusalTexts.notFound));
}

/** A space that has been filled meanwhile takes back what fits. */
async function keepFitting(trx: Kysely<Tables>, selection: Selection): Promise<Selection> {
  const ids = selection.entries.map(({ id }) => id);
  if (ids.length === 0) return selection;
  const rows = await trx
    .selectFrom('drive_entry')
    .select(({ fn }) => ['removed_with', fn.countAll<number>().as('entries')])
    .where('removed_with', 'in', ids)
    .groupBy('removed_with')
    .execute();
  const sizes = new Map(rows.map(({ removed_with, entries }) => [removed_with, Number(entries)]));
  const free = new Map<string, number>();
  for (const { spaceId } of selection.entries)
    if (!free.has(spaceId)) free.set(spaceId, await countFree(trx, spaceId));
  return refuseWhere(selection, ({ id, spaceId }) => {
    const left = (free.get(spaceId) ?? 0) - (sizes.get(id) ?? 1);
    if (left < 0) return refusalTexts.tooMany;
    free.set(spaceId, left);
    return undefined;
  });
}

/** Says where they stand and how they are called while they are still removed: only what changes is written. */
async function placeAll(
  trx: Kysely<Tables>,
  { unitId }: Reach,
  entries: readonly KnownEntry[],
): Promise<void> {
  const live = await findLive(
    trx,
    unitId,
    entries.map(({ parentId }) => parentId),
  );
  const wanted = entries.map((entry) => ({
    ...entry,
    parentId: live.get(entry.parentId) === entry.spaceId ? entry.parentId : '',
  }));
  const takeName = await createNamer(trx, wanted);
  for (const [at, entry] of wanted.entries()) {
    const name = await takeName(entry);
    if (name === entry.name && entry.parentId === entries[at]?.parentId) continue;
    await trx
      .updateTable('drive_entry')
      .set({ ...nameColumnsOf(name), parent_id: entry.parentId, revision: entry.revision + 1 })
      .where('id', '=', entry.id)
      .execute();
  }
}

/** The spaces of the folders that are there, by their ids. */
async function findLive(
  trx: Kysely<Tables>,
  unitId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('drive_entry')
    .select(['id', 'space_id'])
    .where('id', 'in', [...new Set(ids)])
    .where('unit_id', '=', unitId)
    .where('removed_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, space_id }) => [id, space_id]));
}
