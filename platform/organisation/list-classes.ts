import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { escapeLike, type Tables } from '#platform/database';
import { countPages, type Principal, toPageWindow } from '#platform/http';
import { readingPattern } from '#platform/name-readings';
import type { AnswerOf, organisationClasses, ParsedPayloadOf } from '#shared/contracts';
import { describeClasses } from './class-counts.ts';
import { classColumns } from './class-row.ts';
import type { OrganisationDeps } from './organisation-deps.ts';
import { requireReadable } from './require-unit.ts';

type Payload = ParsedPayloadOf<typeof organisationClasses>;

/** Whose classes are listed, and which of them. */
export type ClassFilter = Pick<Payload, 'keyword' | 'gradeName' | 'status'> & {
  readonly unitId: string;
  /** Those that this user teaches, and no others. */
  readonly teacherId?: string;
};

/** A page of the classes of a unit. Four statements, however long the page is. @throws DomainError `not_found` */
export async function listClasses(
  { db }: Pick<OrganisationDeps, 'db'>,
  principal: Principal,
  { unitId, ...payload }: Payload,
): Promise<AnswerOf<typeof organisationClasses>> {
  const readable = await requireReadable(db, principal, unitId);
  const filter = { ...payload, ...readable };
  const window = toPageWindow(payload.page, payload.size);
  const { total } = await db
    .selectFrom('school_class')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where((eb) => matches(eb, filter))
    .executeTakeFirstOrThrow();
  const rows = await selectPage(db, filter, window).execute();
  const list = await describeClasses(db, readable.unitId, rows);
  return { list, total: Number(total), pages: countPages(Number(total), window.size), page: window.page };
}

/** The rows of a page, in the order in which a school counts its classes. */
export function selectPage(
  db: Kysely<Tables>,
  filter: ClassFilter,
  { size, offset }: { size: number; offset: number },
) {
  return db
    .selectFrom('school_class')
    .select(classColumns)
    .where((eb) => matches(eb, filter))
    .orderBy('name_order')
    .orderBy('id')
    .limit(size)
    .offset(offset);
}

function matches(
  eb: ExpressionBuilder<Tables, 'school_class'>,
  { unitId, teacherId, keyword, gradeName, status }: ClassFilter,
) {
  const reading = readingPattern(keyword);
  // A class is often typed without the space between grade and class.
  const pattern = `%${escapeLike(keyword.replace(/\s/g, ''))}%`;
  const contains = sql<SqlBool>`lower(replace(grade_name || class_name, ' ', '')) like lower(${pattern}) escape '!'`;
  const found = [contains, ...(reading ? [eb('name_readings', 'like', reading)] : [])];
  const teaches = eb(
    'id',
    'in',
    eb
      .selectFrom('class_teacher')
      .select('class_id')
      .where('user_id', '=', teacherId ?? ''),
  );
  return eb.and([
    eb('unit_id', '=', unitId),
    ...(teacherId === undefined ? [] : [teaches]),
    ...(keyword ? [eb.or(found)] : []),
    ...(gradeName ? [eb('grade_name', '=', gradeName)] : []),
    ...(status ? [eb('status', '=', status)] : []),
  ]);
}
