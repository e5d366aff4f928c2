import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { ClassNames } from './class-names.ts';
import { toColumns } from './class-row.ts';
import { refuseDuringPromotion } from './refuse-during-promotion.ts';
import { findCurrentYear } from './school-years.ts';

/** An open class. */
export interface HeldClass extends ClassNames {
  readonly classId: string;
}

/** The open classes of a unit, with their ids, in no order. */
export async function findOpenClasses(db: Kysely<Tables>, unitId: string): Promise<HeldClass[]> {
  return db
    .selectFrom('school_class')
    .select(['id as classId', 'grade_name as gradeName', 'class_name as className'])
    .where('unit_id', '=', unitId)
    .where('status', '=', 'open')
    .execute();
}

/**
 * Locks classes until the transaction ends, before people are put into them: nobody closes or renames one meanwhile.
 * @returns those that are open, by the names that they have now
 */
export async function holdOpenClasses(
  trx: Kysely<Tables>,
  unitId: string,
  classIds: readonly string[],
): Promise<HeldClass[]> {
  if (classIds.length === 0) return [];
  // A write that changes nothing: both engines lock a row by it.
  return trx
    .updateTable('school_class')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', 'in', classIds)
    .where('unit_id', '=', unitId)
    .where('status', '=', 'open')
    .returning(['id as classId', 'grade_name as gradeName', 'class_name as className'])
    .execute();
}

/**
 * Founds classes of a unit in its current school year; open ones of these names stay as they are. The caller checks the names, and
 * writes the line of the audit trail.
 * @throws DomainError `conflict` while the school year of the unit is being ended
 */
export async function foundClasses(
  trx: Kysely<Tables>,
  unitId: string,
  classes: readonly ClassNames[],
  at: number,
): Promise<void> {
  if (classes.length === 0) return;
  await refuseDuringPromotion(trx, unitId);
  const yearId = (await findCurrentYear(trx, unitId)) ?? '';
  const rows = classes.map((names) => ({
    id: randomUUID(),
    unit_id: unitId,
    status: 'open' as const,
    created_at: at,
    updated_at: at,
    ...toColumns({ ...names, yearId, campusId: '' }),
  }));
  await trx
    .insertInto('school_class')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['unit_id', 'grade_name', 'class_name'])
        .where('status', '=', sql.lit('open' as const))
        .doNothing(),
    )
    .execute();
}
