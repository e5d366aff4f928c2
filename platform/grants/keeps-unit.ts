import { type Expression, type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { isAdministrator, isTeacher, type Permission, splitPermission, wholeApp } from '#shared/contracts';
import { everyApp, selectGiven, selectGranted } from './effective-grants.ts';

/** The apps by which a unit is kept. */
export const keepingApps: readonly string[] = ['base', 'admin'];

/** Whether a user was granted a part of `base` or `admin`, the apps by which a unit is kept. */
export function isGrantedPart(db: Kysely<Tables>, userId: string | Expression<string>) {
  const part = db
    .selectFrom(selectGranted(db, userId).as('granted'))
    .select(sql.lit(1).as('one'))
    .where(sql<boolean>`granted.app_code in (${sql.join(keepingApps.map((app) => sql.lit(app)))})`);
  return sql<0 | 1>`case when exists ${part} then 1 else 0 end`;
}

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

/** Whether somebody keeps her unit: every administrator, and a teacher who was granted a part of it. */
export async function keepsUnit(
  db: Kysely<Tables>,
  { userId, userType }: Pick<Principal, 'userId' | 'userType'>,
): Promise<boolean> {
  if (!isTeacher({ userType })) return isAdministrator({ userType });
  const { keeps } = await db.selectNoFrom(isGrantedPart(db, userId).as('keeps')).executeTakeFirstOrThrow();
  return keeps === 1;
}
