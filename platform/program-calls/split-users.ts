import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';

export interface SplitUsers {
  readonly known: readonly string[];
  /** Not of the unit, disabled, or nobody: which of these, nobody learns. */
  readonly unknown: readonly string[];
}

/** Which of these may be written to: the enabled users of the unit. Each is named once. */
export async function splitUsers(
  db: Kysely<Tables>,
  unitId: string,
  userIds: readonly string[],
): Promise<SplitUsers> {
  const ids = [...new Set(userIds)];
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', 'in', ids)
    .where('unit_id', '=', unitId)
    .where('user_status', '=', sql.lit('enabled'))
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  return { known: ids.filter((id) => found.has(id)), unknown: ids.filter((id) => !found.has(id)) };
}
