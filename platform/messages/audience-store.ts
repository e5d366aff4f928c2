import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type MessageAudience, userTypeCodes } from '#shared/contracts';

export interface SchoolClass {
  gradeName: string;
  className: string;
}

/** Who a message to a class reaches. Every query names the unit. */
export function createAudienceStore(db: Kysely<Tables>) {
  return {
    listClasses: async (unitId: string): Promise<MessageAudience[]> => {
      const rows = await selectPupils(db, unitId)
        .leftJoin('parent_child as link', 'link.child_id', 'pupil.id')
        .where('pupil.class_name', '!=', '')
        .select(({ fn }) => [
          'pupil.grade_name',
          'pupil.class_name',
          fn.count<number>('pupil.id').distinct().as('students'),
          fn.count<number>('link.parent_id').distinct().as('parents'),
        ])
        .groupBy(['pupil.grade_name', 'pupil.class_name'])
        .orderBy('pupil.grade_name')
        .orderBy('pupil.class_name')
        .execute();
      return rows.map((row) => ({
        gradeName: row.grade_name,
        className: row.class_name,
        students: Number(row.students),
        parents: Number(row.parents),
      }));
    },

    /** Pupils of these classes, and their parents, each once. */
    listRecipients: async (
      unitId: string,
      classes: readonly SchoolClass[],
    ): Promise<{ students: string[]; parents: string[] }> => {
      const rows = await selectPupils(db, unitId)
        .leftJoin('parent_child as link', 'link.child_id', 'pupil.id')
        .where(({ or, and, eb }) =>
          or(
            classes.map(({ gradeName, className }) =>
              and([eb('pupil.grade_name', '=', gradeName), eb('pupil.class_name', '=', className)]),
            ),
          ),
        )
        .select(['pupil.id', 'link.parent_id'])
        .execute();
      const parents = rows.flatMap(({ parent_id }) => (parent_id === null ? [] : [parent_id]));
      return { students: [...new Set(rows.map(({ id }) => id))], parents: [...new Set(parents)] };
    },
  };
}

function selectPupils(db: Kysely<Tables>, unitId: string) {
  return db
    .selectFrom('app_user as pupil')
    .where('pupil.unit_id', '=', unitId)
    .where('pupil.user_type', '=', userTypeCodes.student)
    .where('pupil.user_status', '=', 'enabled');
}
