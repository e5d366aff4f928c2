import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { ClientUnit } from '#shared/contracts';

/** The unit whose made-up users developers may try clients with; undefined where the portal has none. */
export async function findSandboxUnit(db: Kysely<Tables>): Promise<ClientUnit | undefined> {
  const row = await db
    .selectFrom('unit')
    .select(['id', 'name', 'en_name'])
    .where('is_sandbox', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && { unitId: row.id, name: row.name, enName: row.en_name };
}
