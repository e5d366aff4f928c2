import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal, RequestDetails } from '#platform/http';
import type { WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';

/** The unit of the developers of an app; undefined where nobody knows the app. */
export type FindOwnerUnit = (db: Kysely<Tables>, code: string) => Promise<string | undefined>;

export interface AppServicesDeps {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** Adds a line to the audit trail, inside a transaction. */
  readonly writeAudit: WriteAudit;
  /** Notifies the servers of the portal, after the change is committed. */
  readonly announce: (ids: readonly string[]) => Promise<void>;
  /** Whether the portal would call an address. */
  readonly mayCall: (address: string) => boolean;
  /** Default: nobody knows, so only those who release to all units add a service. */
  readonly findOwnerUnit?: FindOwnerUnit | undefined;
}

/** Who asks, and by which request. */
export interface Caller {
  readonly principal: Principal;
  readonly request: RequestDetails;
}
