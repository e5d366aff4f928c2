import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { fullRoleCode, userTypeCodes, wholeApp } from '#shared/contracts';
import { administrationApp, headTeacherCode } from './shipped-menus.ts';

/** The `app_code` of what is held in every app. */
export const everyApp = '*';

/**
 * Selects all that a user holds, as `app_code` and `node_code`: her own grants, and those of her roles in her unit. A head teacher holds
 * more by being one, and a full administrator holds everything.
 */
export function selectGrantsOf(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('resource_grant')
    .select(['app_code', 'node_code'])
    .where('user_id', '=', userId)
    .unionAll(selectRoleGrants(db, userId))
    .unionAll(selectHeadTeacher(db, userId))
    .unionAll(selectFullAdministrator(db, userId));
}

function selectRoleGrants(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('user_role as held')
    .innerJoin('app_user as holder', 'holder.id', 'held.user_id')
    .innerJoin('unit_role as role', (join) =>
      join.onRef('role.unit_id', '=', 'holder.unit_id').onRef('role.code', '=', 'held.role_code'),
    )
    .innerJoin('role_grant as given', 'given.role_id', 'role.id')
    .select(['given.app_code', 'given.node_code'])
    .where('held.user_id', '=', userId);
}

function selectHeadTeacher(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('class_teacher as teaching')
    .innerJoin('app_user as teacher', 'teacher.id', 'teaching.user_id')
    .innerJoin('school_class as class', 'class.id', 'teaching.class_id')
    .select([
      sql<string>`${sql.lit(administrationApp)}`.as('app_code'),
      sql<string>`${sql.lit(headTeacherCode)}`.as('node_code'),
    ])
    .where('teaching.user_id', '=', userId)
    .where('teaching.is_head', '=', sql.lit(1))
    .where('teacher.user_type', '=', sql.lit(userTypeCodes.teacher))
    .where('class.status', '=', sql.lit('open'));
}

/** The role counts for administrators alone: who becomes a teacher holds nothing by it. */
function selectFullAdministrator(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('user_role as full')
    .innerJoin('app_user as administrator', 'administrator.id', 'full.user_id')
    .select([
      sql<string>`${sql.lit(everyApp)}`.as('app_code'),
      sql<string>`${sql.lit(wholeApp)}`.as('node_code'),
    ])
    .where('full.user_id', '=', userId)
    .where('full.role_code', '=', sql.lit(fullRoleCode))
    .where('administrator.user_type', '=', sql.lit(userTypeCodes.administrator));
}
