import type { Kysely, Selectable } from 'kysely';
import type { FieldColumns, Tables } from '#platform/database';
import { classOrderOf, nameReadingsOf } from '#platform/name-readings';
import { type ClassFields, type classFields, DomainError, type ListedClass } from '#shared/contracts';

export const classColumns = [
  'id',
  'grade_name',
  'class_name',
  'year_id',
  'campus_id',
  'status',
  'revision',
  'updated_at',
] as const;
export type ClassRow = Pick<Selectable<Tables['school_class']>, (typeof classColumns)[number]>;

/** What an administrator enters, as columns. What is none of a unit's is null there, and empty on the wire. */
export function toColumns({ gradeName, className, yearId, campusId }: ClassFields) {
  return {
    grade_name: gradeName,
    class_name: className,
    year_id: yearId || null,
    campus_id: campusId || null,
    name_readings: nameReadingsOf(gradeName + className),
    name_order: classOrderOf(gradeName, className),
  } satisfies FieldColumns<Tables['school_class'], typeof classFields>;
}

/** A class as its row says it. */
export function toClass(row: ClassRow): Omit<ListedClass, 'pupils' | 'teachers' | 'heads'> {
  return {
    classId: row.id,
    gradeName: row.grade_name,
    className: row.class_name,
    yearId: row.year_id,
    campusId: row.campus_id,
    status: row.status,
    revision: row.revision,
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

/** A class of the unit. One of another unit does not exist here. @throws DomainError `not_found` */
export async function getClassRow(db: Kysely<Tables>, unitId: string, classId: string): Promise<ClassRow> {
  const row = await db
    .selectFrom('school_class')
    .select(classColumns)
    .where('id', '=', classId)
    .where('unit_id', '=', unitId)
    .executeTakeFirst();
  if (!row) throw new DomainError('not_found');
  return row;
}

export interface ClassKey {
  readonly unitId: string;
  readonly classId: string;
  /** The revision that the administrator saw. */
  readonly revision: number;
}

type ClassChange = Partial<ReturnType<typeof toColumns> & Pick<ClassRow, 'status'>>;

/**
 * Changes a row, which is locked until the transaction ends. @returns the row as it was
 * @throws DomainError `not_found`, or `conflict` when somebody else changed the class first
 */
export async function changeClassRow(
  trx: Kysely<Tables>,
  { unitId, classId, revision }: ClassKey,
  change: ClassChange,
  at: number,
): Promise<ClassRow> {
  const before = await getClassRow(trx, unitId, classId);
  if (before.revision !== revision) throw new DomainError('conflict');
  const { numUpdatedRows } = await trx
    .updateTable('school_class')
    .set({ ...change, updated_at: at, revision: revision + 1 })
    .where('id', '=', classId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new DomainError('conflict');
  return before;
}
