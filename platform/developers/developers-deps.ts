import type { Kysely } from 'kysely';
import type { PortalDatabase, Tables } from '#platform/database';
import type { Principal, RequestFacts } from '#platform/http';
import type { WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';

export interface DevelopersDeps {
  database: PortalDatabase;
  clock: Clock;
  /** The pinned public origin. */
  publicUrl: string;
  writeAudit: WriteAudit;
  /** Ends everything that a client holds, inside the transaction `db`. */
  endClient: (db: Kysely<Tables>, clientId: string) => Promise<void>;
  /** Ends what a client holds for users of these units, inside the transaction `db`. */
  endClientInUnits: (db: Kysely<Tables>, clientId: string, unitIds: readonly string[]) => Promise<void>;
}

/** Who asks, in which request. */
export interface Caller {
  principal: Principal;
  request: RequestFacts;
}
