import { type Kysely, sql } from 'kysely';

/**
 * A full administrator is one by a role. Until now an administrator held all of an app until somebody granted her a part of it. Each gets
 * the rights that she held: the role for all of `base` and `admin`, a grant of her own for all of one app.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into user_role (user_id, role_code)
    select person.id, 'XX_ALL_' from app_user person
    where person.user_type = 4 and ${holdsAll('base')} and ${holdsAll('admin')}
    on conflict do nothing`.execute(db);
  for (const [app, node] of [
    ['base', '*'],
    ['admin', '*'],
    ['app', 'app.override'],
  ] as const)
    await sql`
      insert into resource_grant (user_id, app_code, node_code)
      select person.id, ${sql.lit(app)}, ${sql.lit(node)} from app_user person
      where person.user_type = 4 and not (${holds(app)}) and not exists (
        select 1 from user_role role where role.user_id = person.id and role.role_code = 'XX_ALL_')`.execute(
      db,
    );
}

function holdsAll(app: string) {
  return sql`(not (${holds(app)}) or (${holds(app, sql`and given.node_code = '*'`)}))`;
}

/** Whether somebody was granted something of an app, by herself or by a role of her unit. */
function holds(app: string, more = sql``) {
  return sql`
    exists (
      select 1 from resource_grant given
      where given.user_id = person.id and given.app_code = ${sql.lit(app)} ${more})
    or exists (
      select 1 from user_role held
      join unit_role role on role.code = held.role_code and role.unit_id = person.unit_id
      join role_grant given on given.role_id = role.id
      where held.user_id = person.id and given.app_code = ${sql.lit(app)} ${more})`;
}
