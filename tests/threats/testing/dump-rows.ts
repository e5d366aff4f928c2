import type { PortalDatabase } from '#platform/database';

/** All rows of all tables as text, but for sessions, which asking touches. */
export async function dumpRows({ db }: PortalDatabase): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables
      .filter(({ name }) => !/session|token/.test(name))
      .map(({ name }) =>
        db
          .selectFrom(name as 'unit')
          .selectAll()
          .execute(),
      ),
  );
  return JSON.stringify(rows);
}
