import type { Kysely } from 'kysely';
import type { ChangeBus } from '#platform/changes';
import type { Tables } from '#platform/database';
import type { Principal, RequestDetails } from '#platform/http';
import type { WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';

export interface RolesDeps {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** Adds a line to the audit trail, inside a transaction. */
  readonly writeAudit: WriteAudit;
  /** Says whose rights have changed, after the commit. */
  readonly announce: ChangeBus['announce'];
}

/** Who asks, and by which request. */
export interface Caller {
  readonly principal: Principal;
  readonly request: RequestDetails;
}
