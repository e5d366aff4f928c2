import type { Kysely } from 'kysely';
import { isUniqueViolation, type Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { DomainError, type Licence } from '#shared/contracts';
import { noteLicenceChange } from './licence-history.ts';
import { createLicenceStore } from './licence-store.ts';

/** What a unit may use from now on. */
export interface Grant {
  unitId: string;
  serverId: string;
  /** Null never ends. */
  endTime: number | null;
  /** Null is for everybody. */
  seats: number | null;
  /** Of the key that grants it; null for an administrator's own word. */
  keyId: string | null;
}

/**
 * Writes a licence and what became of it, both or neither.
 * @throws DomainError `not_found` for a unit that does not exist, `conflict` for a key that has been used
 */
export async function grantLicence(
  db: Kysely<Tables>,
  { userId }: Principal,
  { unitId, serverId, endTime, seats, keyId }: Grant,
  now: number,
): Promise<Licence> {
  const writing = db.transaction().execute(async (trx) => {
    const store = createLicenceStore(trx);
    if (!(await store.isUnit(unitId))) throw new DomainError('not_found');
    const before = await store.findLicence(unitId, serverId);
    await store.saveLicence({ unit_id: unitId, server_id: serverId, ends_at: endTime, seats });
    await noteLicenceChange(trx, {
      unit_id: unitId,
      server_id: serverId,
      at: now,
      user_id: userId,
      ends_before: before?.endTime ?? null,
      ends_at: endTime,
      seats,
      key_id: keyId,
    });
    const saved = await store.findLicence(unitId, serverId);
    if (!saved) throw new DomainError('not_found');
    return saved;
  });
  return writing.catch((error: unknown) => {
    throw keyId !== null && isUniqueViolation(error) ? new DomainError('conflict', { cause: error }) : error;
  });
}
