import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { ClassRename } from './class-names.ts';
import type { OrganisationDeps } from './organisation-deps.ts';

/** People and all followers take the new names of a class. */
export async function renameAll(
  { followers }: Pick<OrganisationDeps, 'followers'>,
  trx: Kysely<Tables>,
  rename: ClassRename,
  at: number,
): Promise<void> {
  const { unitId, from, to } = rename;
  await trx
    .updateTable('app_user')
    .set((eb) => ({
      grade_name: to.gradeName,
      class_name: to.className,
      updated_at: at,
      // A form that was opened before would write the old names back.
      revision: eb('revision', '+', 1),
    }))
    .where('unit_id', '=', unitId)
    .where('grade_name', '=', from.gradeName)
    .where('class_name', '=', from.className)
    .execute();
  for (const follow of followers) await follow(trx, rename);
}
