import { type SqlBool, sql } from 'kysely';
import { escapeLike } from '#platform/database';
import type { Principal } from '#platform/http';
import { readingPattern } from '#platform/name-readings';
import {
  type AnswerOf,
  type organisationTeachers,
  type ParsedPayloadOf,
  userTypeCodes,
} from '#shared/contracts';
import type { OrganisationDeps } from './organisation-deps.ts';
import { requireUnit } from './require-unit.ts';

/** Nobody pages through the teachers of a school here: more letters find fewer. */
const maxTeachers = 20;

/** The enabled teachers of a unit whose name, reading or login name fits. @throws DomainError `forbidden`, `not_found` */
export async function findTeachers(
  { db }: Pick<OrganisationDeps, 'db'>,
  principal: Principal,
  { unitId: wanted, keyword }: ParsedPayloadOf<typeof organisationTeachers>,
): Promise<AnswerOf<typeof organisationTeachers>> {
  const unitId = await requireUnit(db, principal, wanted);
  const pattern = `%${escapeLike(keyword)}%`;
  const reading = readingPattern(keyword);
  return db
    .selectFrom('app_user')
    .select(['id as userId', 'real_name as realName', 'login_name as loginName'])
    .where('unit_id', '=', unitId)
    .where('user_type', '=', userTypeCodes.teacher)
    .where('user_status', '=', 'enabled')
    .where((eb) =>
      eb.or([
        sql<SqlBool>`lower(real_name) like lower(${pattern}) escape '!'`,
        sql<SqlBool>`lower(login_name) like lower(${pattern}) escape '!'`,
        ...(reading ? [eb('name_readings', 'like', reading)] : []),
      ]),
    )
    .orderBy('login_name')
    .limit(maxTeachers)
    .execute();
}
