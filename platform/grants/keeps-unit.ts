import { type Expression, type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { type Permission, splitPermission, userTypeCodes, wholeApp } from '#shared/contracts';
import { everyApp, selectGiven, selectGranted } from './effective-grants.ts';

/** The apps by which a unit is kept. */
export const keepingApps: readonly string[] = ['base', 'admin'];

/** Whether a user was given a permission: by a grant, a role, or as a full administrator. */
export function isGiven(db: Kysely<Tables>, userId: Expression<string>, permission: Permission) {
  const { appCode, code } = splitPermission(permission);
  const given = db
    .selectFrom(selectGiven(db, userId).as('given'))
    .select(sql.lit(1).as('one'))
    .where(sql<boolean>`given.app_code in (${appCode}, ${everyApp})`)
    .where(sql<boolean>`given.node_code in (${code}, ${wholeApp})`);
  return sql<boolean>`exists ${given}`;
}

/**
 * Whether the row of `app_user` in a statement keeps its unit: every administrator, and a teacher who was granted a part of it. Grants
 * are read for teachers alone.
 */
export function keepsUnitOf(db: Kysely<Tables>) {
  const part = db
    .selectFrom(selectGranted(db, sql.ref('app_user.id')).as('granted'))
    .select(sql.lit(1).as('one'))
    .where(sql<boolean>`granted.app_code in (${sql.join(keepingApps.map((app) => sql.lit(app)))})`);
  return sql<0 | 1>`case app_user.user_type
    when ${sql.lit(userTypeCodes.administrator)} then 1
    when ${sql.lit(userTypeCodes.teacher)} then case when exists ${part} then 1 else 0 end
    else 0 end`;
}

/** The same of somebody by her id. */
export async function keepsUnit(db: Kysely<Tables>, { userId }: Pick<Principal, 'userId'>): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select(keepsUnitOf(db).as('keeps'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.keeps === 1;
}
