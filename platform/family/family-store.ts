import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { Child } from '#shared/contracts';

const toChild = (row: { id: string; real_name: string; grade_name: string; class_name: string }): Child => ({
  id: row.id,
  realName: row.real_name,
  gradeName: row.grade_name || null,
  className: row.class_name || null,
});

/** Rows of families. It decides nothing. */
export const createFamilyStore = (db: Kysely<Tables>) => {
  const selectChildren = (parentId: string) =>
    db
      .selectFrom('parent_child')
      .innerJoin('app_user', 'app_user.id', 'parent_child.child_id')
      .select(['app_user.id', 'app_user.real_name', 'app_user.grade_name', 'app_user.class_name'])
      .where('parent_child.parent_id', '=', parentId)
      .orderBy('parent_child.position')
      .orderBy('app_user.id');
  return {
    listChildren: async (parentId: string): Promise<Child[]> =>
      (await selectChildren(parentId).execute()).map(toChild),

    findCurrentChild: async (parentId: string): Promise<Child | undefined> => {
      const row = await selectChildren(parentId)
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

    /** The link that one of the two accounts stands in; none when either is disabled. */
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
        .where('teacher.user_status', '=', 'enabled')
        .executeTakeFirst(),
  };
};
