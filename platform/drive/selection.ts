import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { DriveOutcome } from '#shared/contracts';
import { findReached, type KnownEntry, type Reach } from './access.ts';
import { refusalTexts } from './refusals.ts';
import { findInner } from './tree.ts';

type Refusal = DriveOutcome['refused'][number];

/** What a request names, each decided by itself. */
export interface Selection {
  /** What can be done, without what is below another one of it. */
  entries: KnownEntry[];
  refused: Refusal[];
  /** What is below another one, and so goes with it. */
  inner: number;
}

/** Those who change what stands where: to lock their spaces before anything is decided. */
export async function findSpacesOf(
  db: Kysely<Tables>,
  { unitId }: Reach,
  entryIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('drive_entry')
    .select('space_id')
    .distinct()
    .where('id', 'in', entryIds)
    .where('unit_id', '=', unitId)
    .execute();
  return rows.map(({ space_id }) => space_id);
}

/** What the user may view, for copies. */
export async function selectVisible(
  trx: Kysely<Tables>,
  reach: Reach,
  entryIds: readonly string[],
): Promise<Selection> {
  const ids = [...new Set(entryIds)];
  return split(trx, reach, ids, await findReached(trx, reach, sql`${sql.join(ids)}`));
}

/**
 * What the user may take away from where it stands: who is no member of the space needs to edit the folder, too, so that what was
 * shared with somebody stays where its owner has it.
 */
export async function selectMovable(
  trx: Kysely<Tables>,
  reach: Reach,
  entryIds: readonly string[],
): Promise<Selection> {
  const selection = keepEditable(await selectVisible(trx, reach, entryIds));
  const parents = selection.entries.filter(({ isMember }) => !isMember).map(({ parentId }) => parentId);
  if (parents.length === 0) return selection;
  const reached = await findReached(trx, reach, sql`${sql.join(parents)}`);
  const editable = new Set(reached.flatMap(({ id, role }) => (role === 'edit' ? [id] : [])));
  return refuseWhere(selection, ({ isMember, parentId }) =>
    isMember || editable.has(parentId) ? undefined : refusalTexts.forbidden,
  );
}

/** What was put into the recycle bin by itself, and the user may bring back or delete. */
export async function selectRemoved(
  trx: Kysely<Tables>,
  reach: Reach,
  entryIds: readonly string[],
): Promise<Selection> {
  const ids = [...new Set(entryIds)];
  const known = await findReached(trx, reach, sql`${sql.join(ids)}`, { inBin: true });
  const roots = known.filter(({ id, removedWith }) => removedWith === id);
  return keepEditable({ entries: roots, refused: missing(ids, roots), inner: 0 });
}

/** Leaves out what there is a reason against. */
export function refuseWhere(
  selection: Selection,
  reason: (entry: KnownEntry) => string | undefined,
): Selection {
  const entries: KnownEntry[] = [];
  const refused = [...selection.refused];
  for (const entry of selection.entries) {
    const message = reason(entry);
    if (message === undefined) entries.push(entry);
    else refused.push({ entryId: entry.id, name: entry.name, message });
  }
  return { ...selection, entries, refused };
}

export function toOutcome({ entries, refused, inner }: Selection): DriveOutcome {
  return { done: entries.length + inner, refused };
}

async function split(
  trx: Kysely<Tables>,
  { unitId }: Reach,
  ids: readonly string[],
  known: readonly KnownEntry[],
): Promise<Selection> {
  const inner = await findInner(
    trx,
    unitId,
    known.map(({ id }) => id),
  );
  const entries = known.filter(({ id }) => !inner.has(id));
  return { entries, refused: missing(ids, known), inner: inner.size };
}

function missing(ids: readonly string[], known: readonly KnownEntry[]): Refusal[] {
  const there = new Set(known.map(({ id }) => id));
  return ids
    .filter((id) => !there.has(id))
    .map((entryId) => ({ entryId, name: '', message: refusalTexts.notFound }));
}

function keepEditable(selection: Selection): Selection {
  return refuseWhere(selection, ({ role }) => (role === 'edit' ? undefined : refusalTexts.forbidden));
}
