import type { PortalDatabase } from '#platform/database';
import type { Admit, WriteAudit } from '#platform/identity';

export interface FamilyDeps {
  database: PortalDatabase;
  admit: Admit;
  writeAudit: WriteAudit;
  /** Development only: ids of accounts that whoever is signed in may become. */
  switchableAccounts: ReadonlySet<string>;
}
