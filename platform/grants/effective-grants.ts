import { type Expression, type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import {
  fullRoleCode,
  type Permission,
  splitPermission,
  themeRoleCode,
  userTypeCodes,
  wholeApp,
} from '#shared/contracts';

/** The `app_code` of what is held in every app. */
export const everyApp = '*';

/** A node of an app that a user holds, or with `*` all of them. */
export interface HeldGrant {
  readonly app_code: string;
  readonly node_code: string;
}

const everything: HeldGrant = { app_code: everyApp, node_code: wholeApp };

/** Some users: their ids, or a statement that selects these. */
export interface Users {
  readonly in: readonly string[] | Expression<unknown>;
}

/** The id of a user, those of several, or an expression of a statement around. */
type UserId = string | Users | Expression<string>;

/**
 * Selects all that a user holds, as `user_id`, `app_code` and `node_code`: her own grants, and those of her roles in her unit. A head teacher holds
 * more by being one, a theme administrator by that role, and a full administrator holds everything.
 */
export function selectGrantsOf(db: Kysely<Tables>, userId: string) {
  return selectGiven(db, userId)
    .unionAll(selectHeadTeacher(db, userId, 'family'))
    .unionAll(selectHeadTeacher(db, userId, 'family.slips'));
}

/** The same without what a head teacher holds of her own classes alone. */
export function selectGiven(db: Kysely<Tables>, userId: UserId) {
  return selectGranted(db, userId)
    .unionAll(selectOfPortalRole(db, userId, themeRoleCode, toGrant('admin:appearance')))
    .unionAll(selectOfPortalRole(db, userId, themeRoleCode, toGrant('admin:releases')))
    .unionAll(selectOfPortalRole(db, userId, fullRoleCode, everything));
}

/** The grants of a unit to a user: her own, and those of the roles that it made. */
export function selectGranted(db: Kysely<Tables>, userId: UserId) {
  return db
    .selectFrom('resource_grant')
    .select(['user_id', 'app_code', 'node_code'])
    .where((eb) => isOf(eb.ref('user_id'), userId))
    .unionAll(selectRoleGrants(db, userId));
}

function selectRoleGrants(db: Kysely<Tables>, userId: UserId) {
  return db
    .selectFrom('user_role as held')
    .innerJoin('app_user as holder', 'holder.id', 'held.user_id')
    .innerJoin('unit_role as role', (join) =>
      join.onRef('role.unit_id', '=', 'holder.unit_id').onRef('role.code', '=', 'held.role_code'),
    )
    .innerJoin('role_grant as given', 'given.role_id', 'role.id')
    .select(['held.user_id', 'given.app_code', 'given.node_code'])
    .where((eb) => isOf(eb.ref('held.user_id'), userId));
}

function selectHeadTeacher(db: Kysely<Tables>, userId: string, node: 'family' | 'family.slips') {
  return db
    .selectFrom('class_teacher as teaching')
    .innerJoin('app_user as teacher', 'teacher.id', 'teaching.user_id')
    .innerJoin('school_class as class', 'class.id', 'teaching.class_id')
    .select([
      'teaching.user_id',
      sql<string>`'admin'`.as('app_code'),
      sql<string>`${sql.lit(node)}`.as('node_code'),
    ])
    .where('teaching.user_id', '=', userId)
    .where('teaching.is_head', '=', sql.lit(1))
    .where('teacher.user_type', '=', sql.lit(userTypeCodes.teacher))
    .where('class.status', '=', sql.lit('open'));
}

/** The roles of the portal count for administrators alone: who becomes a teacher holds nothing by them. */
export function selectOfPortalRole(
  db: Kysely<Tables>,
  userId: UserId,
  roleCode: string,
  { app_code, node_code }: HeldGrant,
) {
  return db
    .selectFrom('user_role as member')
    .innerJoin('app_user as administrator', 'administrator.id', 'member.user_id')
    .select([
      'member.user_id',
      sql<string>`${sql.lit(app_code)}`.as('app_code'),
      sql<string>`${sql.lit(node_code)}`.as('node_code'),
    ])
    .where((eb) => isOf(eb.ref('member.user_id'), userId))
    .where('member.role_code', '=', sql.lit(roleCode))
    .where('administrator.user_type', '=', sql.lit(userTypeCodes.administrator));
}

function toGrant(permission: Permission): HeldGrant {
  const { appCode, code } = splitPermission(permission);
  return { app_code: appCode, node_code: code };
}

/** A condition that a column names one of some users. */
export function isOf(column: Expression<string>, userId: UserId) {
  if (typeof userId === 'string' || !('in' in userId)) return sql<boolean>`${column} = ${userId}`;
  const { in: users } = userId;
  return isList(users)
    ? sql<boolean>`${column} in (${sql.join(users)})`
    : sql<boolean>`${column} in ${users}`;
}

function isList(users: Users['in']): users is readonly string[] {
  return Array.isArray(users);
}
