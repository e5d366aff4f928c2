import type { PortalDatabase } from '#platform/database';
import type { Admit, WriteAudit } from '#platform/identity';

export interface FamilyDeps {
  database: PortalDatabase;
  admit: Admit;
  writeAudit: WriteAudit;
  /** Development only: ids of accounts that any signed-in user may become. */
  switchableAccounts: ReadonlySet<string>;
}
