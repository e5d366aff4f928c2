import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import type { DriveOutcome, driveMove, ParsedPayloadOf } from '#shared/contracts';
import { findReach, type KnownEntry, type Reach } from './access.ts';
import { noteActivity } from './activity.ts';
import { changeSpaces } from './change-spaces.ts';
import type { DriveDeps } from './drive-deps.ts';
import { nameColumnsOf } from './entry-names.ts';
import { countFree } from './entry-rows.ts';
import { createNamer } from './free-names.ts';
import { driveLimits } from './limits.ts';
import { type Place, requirePlace } from './place.ts';
import { refusalTexts } from './refusals.ts';
import { findSpacesOf, refuseWhere, type Selection, selectMovable, toOutcome } from './selection.ts';
import { measureTrees } from './tree.ts';

/** Moves entries with all below them. A name that is taken gets a number. @throws DomainError `not_found`, `forbidden` for the place */
export async function moveEntries(
  { database, clock }: Pick<DriveDeps, 'database' | 'clock'>,
  principal: Principal,
  { entryIds, ...where }: ParsedPayloadOf<typeof driveMove>,
): Promise<DriveOutcome> {
  const reach = await findReach(database.db, principal, clock());
  const spaces = new Set(await findSpacesOf(database.db, reach, entryIds)).add(where.spaceId);
  return changeSpaces(database, spaces, async (trx) => {
    const place = await requirePlace(trx, reach, where, 'edit');
    const found = await selectMovable(trx, reach, entryIds);
    const locked = refuseWhere(found, ({ spaceId }) =>
      spaces.has(spaceId) ? undefined : refusalTexts.notFound,
    );
    const selection = await keepFitting(trx, reach, place, locked);
    const moved = selection.entries.filter(
      ({ spaceId, parentId }) => spaceId !== place.spaceId || parentId !== place.parentId,
    );
    const named = await nameAll(trx, place, moved);
    await placeAll(trx, place, named);
    await carryBelow(trx, place, moved);
    const detail = place.above.at(-1)?.name ?? '';
    const lines = named.map(({ entry: { id }, name }) => ({ id, name, spaceId: place.spaceId, detail }));
    await noteActivity(trx, reach, 'move', lines);
    return toOutcome(selection);
  });
}

/** Leaves out what would stand inside itself, be too deep, be too much, or leave its owner's space. */
async function keepFitting(
  trx: Kysely<Tables>,
  { unitId }: Reach,
  place: Place,
  selection: Selection,
): Promise<Selection> {
  const ids = selection.entries.map(({ id }) => id);
  const sizes = await measureTrees(trx, unitId, ids);
  const above = new Set(place.above.map(({ id }) => id));
  let free = await countFree(trx, place.spaceId);
  return refuseWhere(selection, ({ id, spaceId, isMember }) => {
    const { entries = 0, height = 0 } = sizes.get(id) ?? {};
    const isElsewhere = spaceId !== place.spaceId;
    if (isElsewhere && !isMember) return refusalTexts.forbidden;
    if (above.has(id)) return refusalTexts.intoItself;
    if (above.size + height > driveLimits.depth) return refusalTexts.tooDeep;
    if (isElsewhere && entries > free) return refusalTexts.tooMany;
    if (isElsewhere) free -= entries;
    return undefined;
  });
}

interface Named {
  entry: KnownEntry;
  name: string;
}

async function nameAll(
  trx: Kysely<Tables>,
  { spaceId, parentId }: Place,
  entries: readonly KnownEntry[],
): Promise<Named[]> {
  const wanted = entries.map(({ name, isFolder }) => ({ spaceId, parentId, name, isFolder }));
  const takeName = await createNamer(trx, wanted);
  const named: Named[] = [];
  for (const entry of entries) {
    const { name, isFolder } = entry;
    named.push({ entry, name: await takeName({ spaceId, parentId, name, isFolder }) });
  }
  return named;
}

/** One statement for all that keep their names, and one for each of the few others. */
async function placeAll(trx: Kysely<Tables>, place: Place, named: readonly Named[]): Promise<void> {
  const there = { space_id: place.spaceId, parent_id: place.parentId };
  const kept = named.filter(({ entry, name }) => entry.name === name).map(({ entry }) => entry.id);
  if (kept.length > 0)
    await trx
      .updateTable('drive_entry')
      .set((eb) => ({ ...there, revision: eb('revision', '+', 1) }))
      .where('id', 'in', kept)
      .execute();
  for (const { entry, name } of named.filter((each) => each.entry.name !== each.name))
    await trx
      .updateTable('drive_entry')
      .set((eb) => ({ ...there, ...nameColumnsOf(name), revision: eb('revision', '+', 1) }))
      .where('id', '=', entry.id)
      .execute();
}

/** What is in the recycle bin stays in that of the old space. */
async function carryBelow(
  trx: Kysely<Tables>,
  { spaceId }: Place,
  moved: readonly KnownEntry[],
): Promise<void> {
  const ids = moved.filter((entry) => entry.isFolder && entry.spaceId !== spaceId).map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`
    with recursive tree(id) as (
      select id from drive_entry where id in (${sql.join(ids)})
      union all
      select child.id from tree join drive_entry as child on child.parent_id = tree.id
      where child.removed_at is null
    )
    update drive_entry set space_id = ${spaceId} where id in (select id from tree)`.execute(trx);
}
