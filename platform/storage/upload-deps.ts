import type { PortalDatabase } from '#platform/database';
import type { Principal } from '#platform/http';
import type { ActionLimits } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import type { BlobStore } from './blobs/blob-store.ts';
import type { KnownFile } from './files/file-rows.ts';
import type { Quotas } from './files/quotas.ts';
import type { ScanContent } from './scanner/scan-content.ts';

/** What everything about files of users works with. */
export interface UploadDeps {
  database: PortalDatabase;
  clock: Clock;
  /** Contents of files and of their parts. */
  blobs: BlobStore;
  quotas: Quotas;
  /** Looks for viruses before a content becomes a file. Default: nobody looks. */
  scan?: ScanContent | undefined;
  limits: ActionLimits;
  /** Who but the owner may read a file. Default nobody. */
  mayRead?: ((principal: Principal, file: KnownFile) => Promise<boolean>) | undefined;
}
