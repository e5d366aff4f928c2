import type { Principal } from '#platform/http';
import type { AnswerOf, organisationOptions, ParsedPayloadOf } from '#shared/contracts';
import { listCampuses } from './class-places.ts';
import type { OrganisationDeps } from './organisation-deps.ts';
import { requireUnit } from './require-unit.ts';

/** The grades and campuses of a unit. @throws DomainError `not_found` */
export async function listOptions(
  { db }: Pick<OrganisationDeps, 'db'>,
  principal: Principal,
  { unitId: wanted }: ParsedPayloadOf<typeof organisationOptions>,
): Promise<AnswerOf<typeof organisationOptions>> {
  const unitId = await requireUnit(db, principal, wanted);
  const rows = await db
    .selectFrom('school_class')
    .select(({ fn }) => ['grade_name', fn.min('name_order').as('order')])
    .where('unit_id', '=', unitId)
    .where('grade_name', '!=', '')
    .groupBy('grade_name')
    .orderBy('order')
    .execute();
  const campuses = await listCampuses(db, unitId);
  return {
    grades: rows.map(({ grade_name }) => grade_name),
    campuses: campuses.map(({ campusId, name }) => ({ campusId, name: name || campusId })),
  };
}
