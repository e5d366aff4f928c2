import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal, RequestDetails } from '#platform/http';
import type { WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';

export interface UnitAppsDeps {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** Adds a line to the audit trail, inside a transaction. */
  readonly writeAudit: WriteAudit;
  /** Notifies open pages of these users, after the change is committed. */
  readonly announce: (userIds: readonly string[]) => Promise<void>;
  /** The pinned public origin: no app of a unit may be at it. */
  readonly publicUrl: string;
  /** Codes of apps that this platform does not serve. Default none. */
  readonly withoutApps?: readonly string[];
}

/** Who asks, and by which request. */
export interface Caller {
  readonly principal: Principal;
  readonly request: RequestDetails;
}
