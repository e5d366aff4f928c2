import type { Kysely } from 'kysely';
import type { PortalDatabase, Tables } from '#platform/database';
import type { IdentityDeps, WriteAudit } from '#platform/identity';
import type { PasswordRule } from '#shared/contracts';

export interface AccountDeps extends IdentityDeps {
  database: PortalDatabase;
  writeAudit: WriteAudit;
  /** How strong a new password must be. */
  passwordRule: PasswordRule;
  /** Ends every session of a user; inside a transaction when `db` is one. */
  endSessionsOf: (db: Kysely<Tables>, userId: string, reason: string) => Promise<unknown>;
}
