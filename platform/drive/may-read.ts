import { sql } from 'kysely';
import type { Principal } from '#platform/http';
import { findReach, findReached } from './access.ts';
import type { DriveDeps } from './drive-deps.ts';

/** Whether the drive lets a user read a stored file: some entry has it, as its newest or an older version, and she sees that entry. */
export function createMayRead({ database: { db }, clock }: Pick<DriveDeps, 'database' | 'clock'>) {
  return async (principal: Principal, file: { id: string; unitId: string }): Promise<boolean> => {
    if (file.unitId !== principal.unitId) return false;
    const reach = await findReach(db, principal, clock());
    const entries = await findReached(
      db,
      reach,
      sql`select version.entry_id from drive_version as version where version.file_id = ${file.id}`,
    );
    return entries.length > 0;
  };
}
