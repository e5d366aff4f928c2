import type { ChangeBus } from '#platform/changes';
import type { PortalDatabase } from '#platform/database';
import type { Principal, RequestDetails } from '#platform/http';
import type { ActionLimits, WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import type { BlobStore, FileStore } from '#platform/storage';
import type { Log } from '#shared/log';

export interface ReleasesDeps {
  readonly database: PortalDatabase;
  readonly clock: Clock;
  readonly log: Log;
  /** Contents of the files of releases. */
  readonly blobs: Pick<BlobStore, 'write' | 'read' | 'remove'>;
  /** Pictures of tiles. */
  readonly files: Pick<FileStore, 'put'>;
  readonly limits: ActionLimits;
  readonly writeAudit: WriteAudit;
  readonly announce: ChangeBus['announce'];
}

/** Who publishes or decides: read from the database for this very request. */
export type Publisher = Pick<
  Principal,
  'userId' | 'loginName' | 'userType' | 'unitId' | 'unitType' | 'roles'
>;

/** Who asks, in which request. The operator at the computer of the portal is nobody of it. */
export interface Caller {
  readonly principal: Publisher | undefined;
  readonly request: RequestDetails;
}

/** The same where it is somebody. */
export interface NamedCaller extends Caller {
  readonly principal: Publisher;
}
