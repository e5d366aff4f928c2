import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { WriteAudit } from '#platform/identity';
import type { FileStore } from '#platform/storage';

export interface AppearanceDeps {
  db: Kysely<Tables>;
  writeAudit: WriteAudit;
  /** Where logos of units stand. */
  files: FileStore;
  /** The pinned public origin. */
  publicUrl: string;
}
