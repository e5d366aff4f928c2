import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal, RequestDetails } from '#platform/http';
import type { ClassFounder } from '#platform/organisation';
import type { Clock } from '#platform/runtime';

/** A line of the audit trail: who did what to whom. */
export interface PeopleAudit {
  event:
    | 'user_created'
    | 'user_changed'
    | 'user_enabled'
    | 'user_disabled'
    | 'user_picture_set'
    | 'user_picture_removed'
    | 'password_reset';
  /** Who did it. */
  actorId: string;
  /** Who it was done to. */
  userId: string;
  loginName: string;
  /** Names of what changed; never the values. */
  detail?: string | undefined;
}

/** Who asks, and by which request. */
export interface Caller {
  principal: Principal;
  request: RequestDetails;
}

export interface PeopleDeps {
  db: Kysely<Tables>;
  clock: Clock;
  /** A password as a PHC string; slow on purpose, so never inside a transaction. */
  hashPassword: (password: string) => Promise<string>;
  /** Ends every session of a user, inside the transaction `db`. */
  endSessionsOf: (db: Kysely<Tables>, userId: string, reason: string) => Promise<unknown>;
  /** Adds a line to the audit trail, inside the transaction `db`. */
  writeAudit: (db: Kysely<Tables>, line: PeopleAudit, request: RequestDetails) => Promise<unknown>;
  /** Makes the row of a class that somebody is put into, inside the transaction `db`. */
  foundClass: ClassFounder;
}
