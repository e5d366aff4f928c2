import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal, RequestDetails } from '#platform/http';
import type { WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import type { Quotas } from '#platform/storage';

export interface UnitsDeps {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly quotas: Pick<Quotas, 'unit'>;
  /** Slow on purpose, so never inside a transaction. */
  readonly hashPassword: (password: string) => Promise<string>;
  /** Adds a line to the audit trail, inside a transaction. */
  readonly writeAudit: WriteAudit;
}

/** Who asks, and by which request. */
export interface Caller {
  readonly principal: Principal;
  readonly request: RequestDetails;
}
