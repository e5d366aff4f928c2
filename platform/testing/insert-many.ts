import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#platform/database';

/** Rows of a statement: a busy machine inserts them long before a statement meets its limit of time. */
const batch = 4000;

/** Inserts many rows by few statements on either engine; each value is an expression in which `n` counts from 1. */
export async function insertMany(
  db: Kysely<Tables>,
  table: keyof Tables,
  count: number,
  values: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<void> {
  for (let first = 1; first <= count; first += batch) {
    const last = Math.min(count, first + batch - 1);
    await sql`with recursive numbers(n) as (select ${sql.lit(first)} union all select n + 1 from numbers where n < ${sql.lit(last)})
      insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
      select ${sql.join(Object.values(values))} from numbers`.execute(db);
  }
}
