import type { PortalDatabase } from '#platform/database';
import type { WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import type { BlobStore, Quotas } from '#platform/storage';

/** What everything about the drive works with. */
export interface DriveDeps {
  database: PortalDatabase;
  clock: Clock;
  quotas: Quotas;
  /** Contents of files. */
  blobs: BlobStore;
  writeAudit: WriteAudit;
}
