import type { Principal } from '#platform/http';
import {
  type AnswerOf,
  type organisationTeachers,
  type ParsedPayloadOf,
  userTypeCodes,
} from '#shared/contracts';
import { findPeople } from './find-people.ts';
import type { OrganisationDeps } from './organisation-deps.ts';
import { requireUnit } from './require-unit.ts';

/** The enabled teachers of a unit whose name, reading or login name fits. @throws DomainError `not_found` */
export async function findTeachers(
  { db }: Pick<OrganisationDeps, 'db'>,
  principal: Principal,
  { unitId: wanted, keyword }: ParsedPayloadOf<typeof organisationTeachers>,
): Promise<AnswerOf<typeof organisationTeachers>> {
  const unitId = await requireUnit(db, principal, wanted);
  const found = await findPeople(db, unitId, { keyword, userType: userTypeCodes.teacher });
  return found.map(({ userType: _, ...teacher }) => teacher);
}
