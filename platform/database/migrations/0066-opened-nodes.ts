import { type Kysely, sql } from 'kysely';

/**
 * Sections whose calls ask for permissions of `base` follow from those now: a grant of their own opens nothing. Releases and appearance
 * were decided by the role of the theme administrator, whatever was granted: their grants must not count from now on. Linking parents is a
 * permission of its own, for everybody who was granted family links.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['resource_grant', 'role_grant'])
    await sql`
      delete from ${sql.table(table)}
      where app_code = 'admin' and node_code in ('import', 'people', 'roles', 'licences', 'releases', 'appearance')`.execute(
      db,
    );
  for (const [table, holder] of [
    ['resource_grant', 'user_id'],
    ['role_grant', 'role_id'],
  ] as const)
    await sql`
      insert into ${sql.table(table)} (${sql.ref(holder)}, app_code, node_code)
      select ${sql.ref(holder)}, 'admin', 'family.links' from ${sql.table(table)} as given
      where app_code = 'admin' and node_code = 'family'
      on conflict do nothing`.execute(db);
}
