import type { Kysely } from 'kysely';
import { isUniqueViolation, type Tables } from '#platform/database';
import type { Principal, RequestDetails } from '#platform/http';
import type { WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import { DomainError, type Licence } from '#shared/contracts';
import { noteLicenceChange } from './licence-history.ts';
import { createLicenceStore } from './licence-store.ts';

export interface GrantDeps {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly writeAudit: WriteAudit;
}

export interface Caller {
  readonly principal: Principal;
  readonly request: RequestDetails;
}

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
 * Writes a licence, what became of it, and the line of the audit trail: all or nothing.
 * @throws DomainError `not_found` for a unit that does not exist, `conflict` for a key that has been used
 */
export async function grantLicence(
  { db, clock, writeAudit }: GrantDeps,
  { principal: { userId, loginName }, request }: Caller,
  { unitId, serverId, endTime, seats, keyId }: Grant,
): Promise<Licence> {
  const writing = db.transaction().execute(async (trx) => {
    const store = createLicenceStore(trx);
    if (!(await store.isUnit(unitId))) throw new DomainError('not_found');
    const before = await store.findLicence(unitId, serverId);
    await store.saveLicence({ unit_id: unitId, server_id: serverId, ends_at: endTime, seats });
    await noteLicenceChange(trx, {
      unit_id: unitId,
      server_id: serverId,
      at: clock(),
      user_id: userId,
      ends_before: before?.endTime ?? null,
      ends_at: endTime,
      seats,
      key_id: keyId,
    });
    const detail = JSON.stringify({ unitId, serverId, endTime, seats, isByKey: keyId !== null });
    await writeAudit(trx, { event: 'licence_changed', userId, loginName, detail }, request);
    const saved = await store.findLicence(unitId, serverId);
    if (!saved) throw new DomainError('not_found');
    return saved;
  });
  return writing.catch((error: unknown) => {
    throw keyId !== null && isUniqueViolation(error) ? new DomainError('conflict', { cause: error }) : error;
  });
}
