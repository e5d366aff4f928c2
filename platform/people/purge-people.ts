import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { deleteInBatches, type PortalDatabase, type Tables } from '#platform/database';
import { nameReadingsOf } from '#platform/name-readings';
import type { Clock } from '#platform/runtime';
import type { PeopleAudit } from './people-deps.ts';
import { fieldColumns } from './people-store.ts';
import { personalRows } from './personal-rows.ts';

const day = 24 * 60 * 60 * 1000;
/** People who are written in one transaction: others write in between, also on SQLite. */
const peoplePerBatch = 50;
const nobody = { id: 'housekeeping', ip: '', userAgent: '' } as const;
/** The name of everybody who was anonymised, in both languages. */
const anonymousName = '已匿名 Anonymous';

export interface PeoplePurge {
  readonly database: PortalDatabase;
  readonly clock: Clock;
  /** Days after which a disabled person is anonymised, and after which she is deleted then; undefined: never. */
  readonly days: number | undefined;
  /** Whose people; left out, all. */
  readonly unitId?: string | undefined;
  /** Units whose people stay. */
  readonly except?: readonly string[];
  /** Gives up what another room keeps of people by their ids, inside the transaction that anonymises them. */
  readonly forget: (trx: Kysely<Tables>, userIds: readonly string[]) => Promise<void>;
  readonly writeAudit: (
    trx: Kysely<Tables>,
    line: Omit<PeopleAudit, 'event' | 'actorId' | 'loginName'> & { event: 'user_anonymised' },
    request: typeof nobody,
  ) => Promise<unknown>;
}

/** Anonymises people who have been disabled for the term, and deletes those who were anonymised a term ago; in batches. */
export async function purgePeople(purge: PeoplePurge): Promise<void> {
  const { database, clock, days } = purge;
  if (days === undefined) return;
  const now = clock();
  await noteDisabled(database.db, now);
  while ((await anonymiseSome(purge, now - days * day)) > 0);
  await deleteInBatches(database, {
    from: 'app_user',
    where: sql`anonymised_at <= ${now - days * day} and user_status = 'disabled' and ${isOf(purge)}`,
    orderBy: 'anonymised_at',
  });
}

/** The term begins when it is seen that somebody is disabled: there are several ways to become it. */
async function noteDisabled(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ disabled_at: null })
    .where('disabled_at', 'is not', null)
    .where('user_status', '=', 'enabled')
    .execute();
  // As texts, not as values: only then does SQLite take the index.
  await db
    .updateTable('app_user')
    .set({ disabled_at: now })
    .where(sql<boolean>`user_status = 'disabled' and disabled_at is null`)
    .execute();
}

/** The people of a scope, as a condition. */
function isOf({ unitId, except = [] }: Pick<PeoplePurge, 'unitId' | 'except'>): RawBuilder<SqlBool> {
  if (unitId !== undefined) return sql`unit_id = ${unitId}`;
  return except.length > 0 ? sql`unit_id not in (${sql.join(except)})` : sql`1 = 1`;
}

async function anonymiseSome({ database, clock, ...purge }: PeoplePurge, until: number): Promise<number> {
  return database.db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('app_user')
      .select('id')
      .where('disabled_at', '<=', until)
      .where('anonymised_at', 'is', null)
      .where('user_status', '=', 'disabled')
      .where(isOf(purge))
      .orderBy('disabled_at')
      .limit(peoplePerBatch)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await forgetNames(trx, ids, clock());
    // Before her rows go: by them it is seen what nobody else has.
    await purge.forget(trx, ids);
    for (const [table, column] of personalRows)
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(ids)})`.execute(trx);
    for (const userId of ids) await purge.writeAudit(trx, { event: 'user_anonymised', userId }, nobody);
    return ids.length;
  });
}

/** What an administrator enters about a person; a new field is among it. */
const emptyFields = Object.fromEntries(
  fieldColumns.names
    .filter((name) => !['login_name', 'real_name', 'user_type'].includes(name))
    .map((name) => [name, '']),
);

/** Nothing says any more who it was; the audit trail keeps what was done, by the id. */
async function forgetNames(trx: Kysely<Tables>, ids: readonly string[], at: number): Promise<void> {
  await trx
    .updateTable('app_user')
    .set((eb) => ({
      login_name: sql<string>`'anonymous-' || id`,
      ...{ real_name: anonymousName, name_readings: nameReadingsOf(anonymousName), avatar: null },
      ...{ ...emptyFields, language: null },
      ...{ password_hash: null, anonymised_at: at, updated_at: at, revision: eb('revision', '+', 1) },
    }))
    .where('id', 'in', [...ids])
    .execute();
  await trx
    .updateTable('auth_audit')
    .set({ login_name: null, ip: null, user_agent: null, detail: null })
    .where('user_id', 'in', [...ids])
    .execute();
}
