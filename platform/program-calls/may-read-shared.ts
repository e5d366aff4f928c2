import type { Kysely } from 'kysely';
import { createProgramGrants } from '#platform/clients';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';

/**
 * Whether the service of an app lets a user read a stored file. What the unit permits counts at each download: a client that is
 * disabled, or may share no more, lets nobody read.
 */
export function createMayReadShared(db: Kysely<Tables>) {
  const grants = createProgramGrants(db);
  return async (principal: Principal, file: { id: string; unitId: string }): Promise<boolean> => {
    const { userId, unitId } = principal;
    if (file.unitId !== unitId) return false;
    const rows = await db
      .selectFrom('app_file_reader')
      .select('client_id')
      .where('file_id', '=', file.id)
      .where('user_id', '=', userId)
      .where('unit_id', '=', unitId)
      .execute();
    for (const { client_id } of rows) {
      const grant = await grants.findValid(client_id, unitId);
      if (grant?.scopes.includes('files.share')) return true;
    }
    return false;
  };
}
