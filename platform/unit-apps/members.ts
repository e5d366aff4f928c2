import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';

/** Ids of the enabled people of a unit, whose open pages follow a change. */
export async function listMembers(db: Kysely<Tables>, unitId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('user_status', '=', 'enabled')
    .execute();
  return rows.map(({ id }) => id);
}
