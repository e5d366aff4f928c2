import type { Kysely } from 'kysely';
import type { PortalDatabase, Tables } from '#platform/database';
import type { Principal, RequestDetails } from '#platform/http';
import type { WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import type { BlobStore } from '#platform/storage';
import type { Log } from '#shared/log';

/** What works at imports needs. */
export interface ImporterDeps {
  readonly database: PortalDatabase;
  readonly blobs: Pick<BlobStore, 'read' | 'remove'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly writeAudit: WriteAudit;
  /** Ends every session of a user, inside the transaction `db`. */
  readonly endSessionsOf: (db: Kysely<Tables>, userId: string, reason: string) => Promise<unknown>;
  /** Called ahead of each batch of a run. Default: nobody is. */
  readonly onBatch?: (() => void) | undefined;
}

export interface ImportDeps extends ImporterDeps {
  /** Lets the background work at an import that has just been changed. */
  readonly start: (jobId: string) => void;
}

/** Who asks, and by which request. */
export interface Caller {
  readonly principal: Principal;
  readonly request: RequestDetails;
}
