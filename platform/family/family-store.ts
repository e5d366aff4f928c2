import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { type Child, userTypeCodes } from '#shared/contracts';

export type FamilyStore = ReturnType<typeof createFamilyStore>;

/** Rows of families. It decides nothing. */
export function createFamilyStore(db: Kysely<Tables>) {
  return { ...childRows(db), ...overviewRows(db), ...accountRows(db) };
}

function childRows(db: Kysely<Tables>) {
  return {
    listChildren: async (parentId: string): Promise<Child[]> =>
      (await selectChildren(db, parentId).execute()).map(toChild),

    findCurrentChild: async (parentId: string): Promise<Child | undefined> => {
      const row = await selectChildren(db, parentId)
        .clearOrderBy()
        .orderBy('parent_child.is_current', 'desc')
        .orderBy('parent_child.position')
        .limit(1)
        .executeTakeFirst();
      return row && toChild(row);
    },

    /** Makes one child the current one, whichever was. */
    setCurrentChild: async (parentId: string, childId: string): Promise<void> => {
      await db
        .updateTable('parent_child')
        .set({ is_current: sql<0 | 1>`case when child_id = ${childId} then 1 else 0 end` })
        .where('parent_id', '=', parentId)
        .execute();
    },
  };
}

/** What parents see of their children at a glance. */
function overviewRows(db: Kysely<Tables>) {
  return {
    /** The schools and pictures of these children. */
    listUnits: (childIds: readonly string[]) =>
      db
        .selectFrom('app_user')
        .innerJoin('unit', 'unit.id', 'app_user.unit_id')
        .select([
          'app_user.id as childId',
          'app_user.avatar',
          'unit.name as unitName',
          'unit.en_name as unitEnName',
        ])
        .where('app_user.id', 'in', childIds)
        .execute(),

    /** What these children have not read, app by app. */
    listUnread: (childIds: readonly string[]) =>
      db
        .selectFrom('desktop_unread')
        .select(['user_id as childId', 'app_code as code', 'num'])
        .where('user_id', 'in', childIds)
        .where('num', '>', 0)
        .orderBy('app_code')
        .execute(),

    /** How many to-dos and messages wait for these children. */
    countWaiting: (childIds: readonly string[]) =>
      db
        .selectFrom('message_delivery as d')
        .innerJoin('message as m', 'm.id', 'd.message_id')
        .select(({ fn }) => ['d.user_id as childId', 'm.kind', fn.countAll<number>().as('count')])
        .where('d.user_id', 'in', childIds)
        .where('d.read_at', 'is', null)
        .groupBy(['d.user_id', 'm.kind'])
        .execute(),
  };
}

function accountRows(db: Kysely<Tables>) {
  return {
    /** The link that one of the two accounts stands in; none when either is disabled, or of another user type by now. */
    findLinkOf: (userId: string) =>
      db
        .selectFrom('parent_teacher_link')
        .innerJoin('app_user as parent', 'parent.id', 'parent_teacher_link.parent_id')
        .innerJoin('app_user as teacher', 'teacher.id', 'parent_teacher_link.teacher_id')
        .select([
          'parent.id as parentId',
          'teacher.id as teacherId',
          'parent.real_name as parentName',
          'teacher.real_name as teacherName',
        ])
        .where((eb) => eb.or([eb('parent.id', '=', userId), eb('teacher.id', '=', userId)]))
        .where('parent.user_status', '=', 'enabled')
        .where('parent.user_type', '=', userTypeCodes.parent)
        .where('teacher.user_status', '=', 'enabled')
        .where('teacher.user_type', '=', userTypeCodes.teacher)
        .executeTakeFirst(),

    /** Accounts that somebody can sign in with, of some ids; by user type and login name. */
    listAccounts: (ids: readonly string[]) =>
      db
        .selectFrom('app_user')
        .innerJoin('unit', 'unit.id', 'app_user.unit_id')
        .select([
          'app_user.id as userId',
          'app_user.login_name as loginName',
          'app_user.real_name as realName',
          'app_user.user_type as userType',
          'unit.name as unitName',
        ])
        .where('app_user.id', 'in', ids)
        .where('app_user.user_status', '=', 'enabled')
        .orderBy('app_user.user_type', 'desc')
        .orderBy('app_user.login_name')
        .execute(),
  };
}

function selectChildren(db: Kysely<Tables>, parentId: string) {
  return db
    .selectFrom('parent_child')
    .innerJoin('app_user', 'app_user.id', 'parent_child.child_id')
    .select(['app_user.id', 'app_user.real_name', 'app_user.grade_name', 'app_user.class_name'])
    .where('parent_child.parent_id', '=', parentId)
    .orderBy('parent_child.position')
    .orderBy('app_user.id');
}

function toChild(row: { id: string; real_name: string; grade_name: string; class_name: string }): Child {
  return {
    id: row.id,
    realName: row.real_name,
    gradeName: row.grade_name || null,
    className: row.class_name || null,
  };
}
