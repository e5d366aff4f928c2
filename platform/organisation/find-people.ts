import { type Kysely, type SqlBool, sql } from 'kysely';
import { escapeLike, type Tables } from '#platform/database';
import { readingPattern } from '#platform/name-readings';
import type { RolePerson, UserType } from '#shared/contracts';

/** Nobody pages through the people of a school here: more letters find fewer. */
const maxFound = 20;

/** The first enabled people of a unit whose name, reading or login name fits; of one user type, or of any. */
export async function findPeople(
  db: Kysely<Tables>,
  unitId: string,
  { keyword, userType }: { keyword: string; userType?: UserType },
): Promise<RolePerson[]> {
  const pattern = `%${escapeLike(keyword)}%`;
  const reading = readingPattern(keyword);
  return db
    .selectFrom('app_user')
    .select(['id as userId', 'real_name as realName', 'login_name as loginName', 'user_type as userType'])
    .where('unit_id', '=', unitId)
    .where('user_status', '=', 'enabled')
    .$if(userType !== undefined, (query) => query.where('user_type', '=', userType ?? 1))
    .where((eb) =>
      eb.or([
        sql<SqlBool>`lower(real_name) like lower(${pattern}) escape '!'`,
        sql<SqlBool>`lower(login_name) like lower(${pattern}) escape '!'`,
        ...(reading ? [eb('name_readings', 'like', reading)] : []),
      ]),
    )
    .orderBy('login_name')
    .limit(maxFound)
    .execute();
}
