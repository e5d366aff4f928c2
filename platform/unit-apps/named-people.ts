import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { shownClassName } from '#platform/organisation';
import { listRoleCodes } from '#platform/roles';
import type { PickedClass } from '#shared/contracts';

/** The open classes of a unit in the order of schools, and those of the ids that are closed by now. */
export async function listPickedClasses(
  db: Kysely<Tables>,
  unitId: string,
  namedIds: readonly string[],
): Promise<PickedClass[]> {
  const rows = await db
    .selectFrom('school_class')
    .select(['id', 'grade_name', 'class_name', 'status'])
    .where('unit_id', '=', unitId)
    .orderBy('name_order')
    .orderBy('id')
    .execute();
  const named = new Set(namedIds);
  return rows
    .filter(({ id, status }) => status === 'open' || named.has(id))
    .map(({ id, grade_name, class_name }) => ({
      classId: id,
      gradeName: grade_name,
      className: shownClassName(class_name),
    }));
}

/** The codes of roles of a unit, and those that are named already. */
export async function listRoles(
  db: Kysely<Tables>,
  unitId: string,
  named: readonly string[],
): Promise<string[]> {
  return [...new Set([...(await listRoleCodes(db, unitId)), ...named])].toSorted();
}
