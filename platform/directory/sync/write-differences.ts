import { type Kysely, sql } from 'kysely';
import type { PortalDatabase, Tables } from '#platform/database';
import type { WriteAudit } from '#platform/identity';
import { nameReadingsOf } from '#platform/name-readings';
import type { Clock } from '#platform/runtime';
import { insertPeople } from '../insert-people.ts';
import type { ChangedPerson, Differences } from './compare-people.ts';
import type { PortalPerson } from './portal-people.ts';

/** People of one transaction: others write in between, also on SQLite. */
const peoplePerBatch = 200;
const nobody = { id: 'directory', ip: '', userAgent: '' } as const;

export interface WriteDeps {
  readonly database: PortalDatabase;
  readonly clock: Clock;
  readonly writeAudit: WriteAudit;
  /** Ends every session of a user, inside the transaction `trx`. */
  readonly endSessionsOf: (trx: Kysely<Tables>, userId: string, reason: string) => Promise<unknown>;
}

/** How many people a batch really changed. Whoever somebody else changed meanwhile is left for the next comparison. */
type Counts = Partial<Record<'added' | 'linked' | 'returned' | 'changed' | 'gone', number>>;

/**
 * Writes batch by batch, each a transaction with its line of the audit trail. A process that ends in between leaves whole
 * batches, and the next comparison finds what is left.
 */
export async function writeDifferences(
  deps: WriteDeps,
  unitId: string,
  { added, changed, gone }: Differences,
): Promise<void> {
  const { database, clock, writeAudit } = deps;
  const write = async <T>(
    people: readonly T[],
    task: (trx: Kysely<Tables>, batch: readonly T[], at: number) => Promise<Counts>,
  ) => {
    for (let from = 0; from < people.length; from += peoplePerBatch) {
      const batch = people.slice(from, from + peoplePerBatch);
      await database.db.transaction().execute(async (trx) => {
        const counts = await task(trx, batch, clock());
        const detail = JSON.stringify({ unitId, ...counts });
        await writeAudit(trx, { event: 'user_directory_synced', detail }, nobody);
      });
    }
  };
  // Login names that others give up are free before others take them.
  await write(changed, (trx, batch, at) => changePeople(deps, trx, batch, at));
  await write(added, async (trx, batch, at) => {
    await insertPeople(trx, unitId, batch, at);
    return { added: batch.length };
  });
  await write(gone, (trx, batch, at) => disablePeople(deps, trx, batch, at));
}

async function changePeople(
  { writeAudit }: WriteDeps,
  trx: Kysely<Tables>,
  people: readonly ChangedPerson[],
  at: number,
): Promise<Counts> {
  const rows = people.map(({ before, values }) => {
    const { loginName, realName, email, phone } = values;
    const texts = [
      before.id,
      String(before.revision),
      loginName,
      realName,
      nameReadingsOf(realName),
      email,
      phone,
    ];
    return sql`(${sql.join(texts)})`;
  });
  // Both engines call the columns of `values` column1, column2 …
  const written = await sql<{ id: string }>`
    update app_user set login_name = given.column3, real_name = given.column4, name_readings = given.column5,
      email = given.column6, phone = given.column7, updated_at = ${at}, revision = app_user.revision + 1
    from (values ${sql.join(rows)}) as given
    where app_user.id = given.column1 and app_user.revision = cast(given.column2 as integer)
    returning app_user.id as id`.execute(trx);
  const ids = new Set(written.rows.map(({ id }) => id));
  const counts: Counts = {};
  for (const kind of ['linked', 'returned', 'changed'] as const) {
    const own = people.filter((one) => one.kind === kind && ids.has(one.before.id));
    if (own.length === 0) continue;
    counts[kind] = own.length;
    const userIds = own.map(({ before }) => before.id);
    if (kind === 'linked') await linkPeople(trx, userIds);
    if (kind === 'returned') await enablePeople(trx, userIds);
    if (kind !== 'returned') continue;
    for (const { before, values } of own)
      await writeAudit(trx, lineOf('user_enabled', before.id, values.loginName), nobody);
  }
  return counts;
}

/** The directory keeps their passwords from now on: those that the portal had count no more. */
async function linkPeople(trx: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  await trx
    .insertInto('directory_account')
    .values(ids.map((id) => ({ user_id: id })))
    .execute();
  await trx
    .updateTable('app_user')
    .set({ password_hash: null, must_change_password: 0 })
    .where('id', 'in', ids)
    .execute();
}

/** Those whom the directory has again, and whom nobody disabled but the comparison itself. */
async function enablePeople(trx: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ user_status: 'enabled', left_at: null, disabled_at: null })
    .where('id', 'in', ids)
    .execute();
  await trx.updateTable('directory_account').set({ disabled_at: null }).where('user_id', 'in', ids).execute();
}

async function disablePeople(
  { endSessionsOf, writeAudit }: WriteDeps,
  trx: Kysely<Tables>,
  people: readonly PortalPerson[],
  at: number,
): Promise<Counts> {
  const ids = people.map(({ id }) => id);
  const disabled = await trx
    .updateTable('app_user')
    .set((eb) => ({ user_status: 'disabled' as const, updated_at: at, revision: eb('revision', '+', 1) }))
    .where('id', 'in', ids)
    .where('user_status', '=', 'enabled')
    .returning(['id', 'login_name'])
    .execute();
  if (disabled.length === 0) return { gone: 0 };
  await trx
    .updateTable('directory_account')
    .set({ disabled_at: at })
    .where(
      'user_id',
      'in',
      disabled.map(({ id }) => id),
    )
    .execute();
  for (const { id, login_name } of disabled) {
    await endSessionsOf(trx, id, 'user_disabled');
    await writeAudit(trx, lineOf('user_disabled', id, login_name), nobody);
  }
  return { gone: disabled.length };
}

function lineOf(event: string, userId: string, loginName: string) {
  return { event, userId, loginName, detail: 'directory' };
}
