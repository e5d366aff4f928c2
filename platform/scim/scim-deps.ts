import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { RequestDetails } from '#platform/http';
import type { WriteAudit } from '#platform/identity';
import type { Program, RequireProgramDeps } from '#platform/programs';

export interface ScimDeps extends RequireProgramDeps {
  /** The pinned public origin. */
  publicUrl: string;
  writeAudit: WriteAudit;
  /** Ends every session of a user, inside the transaction `db`. */
  endSessionsOf: (db: Kysely<Tables>, userId: string, reason: string) => Promise<unknown>;
}

/** Which program asks, by which request. */
export interface ScimCaller {
  readonly program: Program;
  readonly request: RequestDetails;
}
