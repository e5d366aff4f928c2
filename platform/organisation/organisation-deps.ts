import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal, RequestDetails } from '#platform/http';
import type { WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import type { ClassFollower } from './class-names.ts';

export interface OrganisationDeps {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** Adds a line to the audit trail, inside a transaction. */
  readonly writeAudit: WriteAudit;
  /** What else is kept by the names of a class: registers, files. */
  readonly followers: readonly ClassFollower[];
}

/** Who asks, and by which request. */
export interface Caller {
  readonly principal: Principal;
  readonly request: RequestDetails;
}
