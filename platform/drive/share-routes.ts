import { answer, type Route } from '#platform/http';
import {
  driveShare,
  driveShareList,
  driveSharesSeen,
  driveShareTargets,
  driveUnshare,
  driveVersionList,
  driveVersionRestore,
  driveZip,
} from '#shared/contracts';
import type { DriveDeps } from './drive-deps.ts';
import { markSharesSeen } from './shares/new-shares.ts';
import { findTargets, readShares } from './shares/read-shares.ts';
import { shareEntry, unshareEntry } from './shares/share-entry.ts';
import { listVersions } from './versions/list-versions.ts';
import { restoreVersion } from './versions/restore-version.ts';
import { openZip } from './zip/open-zip.ts';

/** Sharing, versions, and files and folders as one archive. */
export function createDriveShareRoutes(deps: DriveDeps): Route[] {
  const {
    database: { db },
    clock,
  } = deps;
  return [
    answer(driveShareList, ({ principal, payload }) => readShares(deps, principal, payload.entryId)),
    answer(driveShareTargets, ({ principal, payload }) => findTargets(deps, principal, payload.keyword)),
    answer(driveShare, ({ payload, ...caller }) => shareEntry(deps, caller, payload)),
    answer(driveUnshare, ({ payload, ...caller }) => unshareEntry(deps, caller, payload.shareId)),
    answer(driveSharesSeen, async ({ principal }) => {
      await markSharesSeen(db, principal.userId, clock());
      return null;
    }),
    answer(driveVersionList, ({ principal, payload }) => listVersions(deps, principal, payload.entryId)),
    answer(driveVersionRestore, ({ principal, payload }) => restoreVersion(deps, principal, payload)),
    answer(driveZip, ({ principal, payload }) => openZip(deps, principal, payload)),
  ];
}
