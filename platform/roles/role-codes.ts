import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { fullRoleCode, themeRoleCode } from '#shared/contracts';

/** Far beyond what a unit has; it keeps the list of a bureau from reading without end. */
const maxCodes = 200;

/** The codes of the roles of a unit, or without one of all units, in their order. Nobody need have a role for it. One statement. */
export async function listRoleCodes(db: Kysely<Tables>, unitId?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('unit_role')
    .select('code')
    .distinct()
    .$if(unitId !== undefined, (query) => query.where('unit_id', '=', unitId ?? ''))
    .orderBy('code')
    .limit(maxCodes)
    .execute();
  return [fullRoleCode, themeRoleCode, ...rows.map(({ code }) => code)].toSorted();
}
