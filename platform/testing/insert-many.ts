import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#platform/database';

/** Inserts many rows by one statement on either engine; each value is an expression in which `n` counts from 1. */
export async function insertMany(
  db: Kysely<Tables>,
  table: keyof Tables,
  count: number,
  values: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<void> {
  await sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})
    insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
    select ${sql.join(Object.values(values))} from numbers`.execute(db);
}
