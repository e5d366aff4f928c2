import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { shownClassName } from '#platform/organisation';
import type { DriveRole, DriveShare, DriveTarget } from '#shared/contracts';

export interface GivenShare {
  entryId: string;
  unitId: string;
  targets: readonly DriveTarget[];
  role: DriveRole;
  until: number | null;
  sharedBy: string;
}

/** The shares of an entry by itself that hold now, the oldest first. */
export async function listShares(
  db: Kysely<Tables>,
  { unitId, entryId }: { unitId: string; entryId: string },
  now: number,
): Promise<DriveShare[]> {
  const rows = await db
    .selectFrom('drive_share as share')
    .leftJoin('app_user as sharer', 'sharer.id', 'share.shared_by')
    .leftJoin('app_user as person', (join) =>
      join.onRef('person.id', '=', 'share.target_id').on('share.target_kind', '=', 'person'),
    )
    .select([
      'share.id',
      'share.target_kind',
      'share.target_id',
      'share.role',
      'share.until',
      'share.shared_at',
      'sharer.real_name as sharer',
      'person.real_name as person',
    ])
    .where('share.entry_id', '=', entryId)
    .where('share.unit_id', '=', unitId)
    .where((eb) => eb.or([eb('share.until', 'is', null), eb('share.until', '>', now)]))
    .orderBy('share.shared_at')
    .orderBy('share.id')
    .execute();
  return rows.map((row) => ({
    shareId: row.id,
    target: { kind: row.target_kind, targetId: row.target_id, name: nameOf(row) },
    role: row.role,
    until: row.until,
    sharedBy: row.sharer ?? '',
    sharedAt: row.shared_at,
  }));
}

/** A share of the unit, also one that has ended by its time. */
export async function findShare(
  db: Kysely<Tables>,
  unitId: string,
  shareId: string,
): Promise<{ entryId: string; target: DriveTarget } | undefined> {
  const row = await db
    .selectFrom('drive_share as share')
    .leftJoin('app_user as person', (join) =>
      join.onRef('person.id', '=', 'share.target_id').on('share.target_kind', '=', 'person'),
    )
    .select(['share.entry_id', 'share.target_kind', 'share.target_id', 'person.real_name as person'])
    .where('share.id', '=', shareId)
    .where('share.unit_id', '=', unitId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    entryId: row.entry_id,
    target: { kind: row.target_kind, targetId: row.target_id, name: nameOf(row) },
  };
}

/** Who has it already gets the new role and end; it is as new as before, unless it had ended. */
export async function upsertShares(trx: Kysely<Tables>, given: GivenShare, now: number): Promise<void> {
  const { entryId, unitId, targets, role, until, sharedBy } = given;
  const rows = targets.map(({ kind, targetId }) => ({
    id: randomUUID(),
    entry_id: entryId,
    unit_id: unitId,
    target_kind: kind,
    target_id: targetId,
    role,
    until,
    shared_by: sharedBy,
    shared_at: now,
  }));
  await trx
    .insertInto('drive_share')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['entry_id', 'target_kind', 'target_id']).doUpdateSet({
        role,
        until,
        shared_by: sharedBy,
        shared_at: sql<number>`case when drive_share.until <= ${now} then excluded.shared_at else drive_share.shared_at end`,
      }),
    )
    .execute();
}

/** The name of a class stands in its key. */
function nameOf(row: { target_kind: DriveTarget['kind']; target_id: string; person: string | null }): string {
  if (row.target_kind === 'class') return nameOfClass(row.target_id);
  return row.target_kind === 'person' ? (row.person ?? '') : '';
}

/** @param key `["grade","class"]` as JSON */
function nameOfClass(key: string): string {
  const [gradeName = '', className = ''] = JSON.parse(key) as string[];
  return `${gradeName} ${shownClassName(className)}`.trim();
}
