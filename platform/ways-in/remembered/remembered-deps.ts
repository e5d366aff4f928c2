import type { Kysely } from 'kysely';
import type { PortalDatabase, Tables } from '#platform/database';
import type { Admit, WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';

export interface RememberedDeps {
  database: PortalDatabase;
  clock: Clock;
  admit: Admit;
  writeAudit: WriteAudit;
  /** Revokes the sessions of one family; inside a transaction when `db` is one. */
  endFamily: (db: Kysely<Tables>, family: string, reason: string) => Promise<unknown>;
}
