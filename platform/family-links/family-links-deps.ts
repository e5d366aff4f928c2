import type { Kysely } from 'kysely';
import type { ChangeBus } from '#platform/changes';
import type { Tables } from '#platform/database';
import type { Principal, RequestDetails } from '#platform/http';
import type { ActionLimits, WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';

export interface FamilyLinksDeps {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly limits: ActionLimits;
  /** Adds a line to the audit trail, inside a transaction. */
  readonly writeAudit: WriteAudit;
  /** Says which parent has another child, after the commit. */
  readonly announce: ChangeBus['announce'];
}

/** Who asks, and by which request. */
export interface Caller {
  readonly principal: Principal;
  readonly request: RequestDetails;
}
