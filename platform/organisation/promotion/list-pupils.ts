import { sql } from 'kysely';
import type { Principal } from '#platform/http';
import { type AnswerOf, type ParsedPayloadOf, type promotionPupils, userTypeCodes } from '#shared/contracts';
import { getClassRow } from '../class-row.ts';
import type { OrganisationDeps } from '../organisation-deps.ts';
import { requireUnit } from '../require-unit.ts';

/** The pupils of a class by their login names. @throws DomainError `not_found` */
export async function listPupils(
  { db }: Pick<OrganisationDeps, 'db'>,
  principal: Principal,
  { unitId: wanted, classId }: ParsedPayloadOf<typeof promotionPupils>,
): Promise<AnswerOf<typeof promotionPupils>> {
  const unitId = await requireUnit(db, principal, wanted);
  const { grade_name, class_name, status } = await getClassRow(db, unitId, classId);
  if (status === 'closed') return [];
  return (
    db
      .selectFrom('app_user')
      .select(['id as userId', 'real_name as realName', 'login_name as loginName'])
      .where('unit_id', '=', unitId)
      .where('grade_name', '=', grade_name)
      .where('class_name', '=', class_name)
      // As text, not as a value: only then does SQLite take the index.
      .where('class_name', '!=', sql.lit(''))
      .where('user_type', '=', userTypeCodes.student)
      .orderBy('login_name')
      .execute()
  );
}
