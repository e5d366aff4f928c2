import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { ClassNames } from './class-names.ts';

/** The open classes of a unit, in the order in which a school counts them. */
export async function listOpenClasses(db: Kysely<Tables>, unitId: string): Promise<ClassNames[]> {
  return selectOpen(db, unitId)
    .select(['grade_name as gradeName', 'class_name as className'])
    .orderBy('name_order')
    .orderBy('id')
    .execute();
}

/** Whether an open class of the unit is of this grade. */
export async function isKnownGrade(db: Kysely<Tables>, unitId: string, gradeName: string): Promise<boolean> {
  const row = await selectOpen(db, unitId)
    .select('id')
    .where('grade_name', '=', gradeName)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks an open class until the transaction ends, before somebody is put into it: nobody closes or renames it meanwhile.
 * @returns false where there is none of these names
 */
export async function holdOpenClass(
  trx: Kysely<Tables>,
  unitId: string,
  { gradeName, className }: ClassNames,
): Promise<boolean> {
  // A write that changes nothing: both engines lock a row by it.
  const { numUpdatedRows } = await trx
    .updateTable('school_class')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('unit_id', '=', unitId)
    .where('status', '=', 'open')
    .where('grade_name', '=', gradeName)
    .where('class_name', '=', className)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function selectOpen(db: Kysely<Tables>, unitId: string) {
  return db.selectFrom('school_class').where('unit_id', '=', unitId).where('status', '=', 'open');
}
