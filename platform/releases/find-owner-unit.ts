import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';

/** The unit of the first publisher of an app; undefined where nobody published it. */
export async function findOwnerUnit(db: Kysely<Tables>, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('released_app')
    .select('unit_id')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.unit_id ?? undefined;
}
