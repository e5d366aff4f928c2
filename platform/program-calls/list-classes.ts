import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { Program } from '#platform/programs';
import { DomainError, userTypeCodes } from '#shared/contracts';

const unknownCursor = '没有这个 cursor|||There is no such cursor';

/**
 * A page of the open classes of a unit as schools count them, with their head teachers. Three statements.
 * @throws DomainError `invalid_input`
 */
export async function listClasses(
  db: Kysely<Tables>,
  { unitId }: Program,
  { cursor, size }: { cursor?: string | undefined; size: number },
) {
  const last = cursor === undefined ? undefined : await getLast(db, unitId, cursor);
  const rows = await selectClasses(db, unitId, last)
    .limit(size + 1)
    .execute();
  const shown = rows.slice(0, size);
  const heads = await readHeads(
    db,
    unitId,
    shown.map(({ id }) => id),
  );
  return {
    classes: shown.map(({ id, grade_name, class_name }) => ({
      classId: id,
      gradeName: grade_name,
      className: class_name,
      heads: heads.get(id) ?? [],
    })),
    nextCursor: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}

function selectClasses(
  db: Kysely<Tables>,
  unitId: string,
  last: { readonly id: string; readonly name_order: string } | undefined,
) {
  const query = db
    .selectFrom('school_class')
    .select(['id', 'grade_name', 'class_name'])
    .where('unit_id', '=', unitId)
    .where('status', '=', 'open')
    .orderBy('name_order')
    .orderBy('id');
  return last ? query.where(sql<boolean>`(name_order, id) > (${last.name_order}, ${last.id})`) : query;
}

/** The last class of the page before, which may have been closed meanwhile. */
async function getLast(db: Kysely<Tables>, unitId: string, classId: string) {
  const row = await db
    .selectFrom('school_class')
    .select(['id', 'name_order'])
    .where('id', '=', classId)
    .where('unit_id', '=', unitId)
    .executeTakeFirst();
  if (row) return row;
  throw new DomainError('invalid_input', { fieldErrors: [{ field: 'cursor', message: unknownCursor }] });
}

async function readHeads(
  db: Kysely<Tables>,
  unitId: string,
  classIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (classIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('class_teacher')
    .innerJoin('app_user', 'app_user.id', 'class_teacher.user_id')
    .select(['class_teacher.class_id', 'class_teacher.user_id'])
    .distinct()
    .where('class_teacher.class_id', 'in', classIds)
    .where('class_teacher.is_head', '=', 1)
    .where('app_user.unit_id', '=', unitId)
    .where('app_user.user_type', '=', userTypeCodes.teacher)
    .where('app_user.user_status', '=', sql.lit('enabled'))
    .orderBy('class_teacher.user_id')
    .execute();
  const byClass = Map.groupBy(rows, ({ class_id }) => class_id);
  return new Map([...byClass].map(([classId, own]) => [classId, own.map(({ user_id }) => user_id)]));
}
