import { answer, type Principal, type Route } from '#platform/http';
import {
  driveActivityList,
  driveBinEmpty,
  driveCopy,
  driveFileAdd,
  driveFolderCreate,
  driveFolderEnsure,
  driveList,
  driveMove,
  drivePurge,
  driveRemove,
  driveRename,
  driveRestore,
  driveSpaces,
} from '#shared/contracts';
import { findReach } from './access.ts';
import { listActivity } from './activity.ts';
import { addFile } from './add-file.ts';
import { copyEntries } from './copy-entries.ts';
import { createFolder } from './create-folder.ts';
import type { DriveDeps } from './drive-deps.ts';
import { ensureFolders } from './ensure-folders.ts';
import { listEntries } from './list-entries.ts';
import { moveEntries } from './move-entries.ts';
import { emptyBin, purgeEntries } from './purge-bin.ts';
import { removeEntries, restoreEntries } from './recycle-bin.ts';
import { renameEntry } from './rename-entry.ts';
import { createDriveShareRoutes } from './share-routes.ts';
import { countNewShares } from './shares/new-shares.ts';
import { listSpaces } from './spaces.ts';

/** The calls of the drive. Who may do what is decided in `access.ts`. */
export function createDriveRoutes(deps: DriveDeps): Route[] {
  return [
    answer(driveSpaces, ({ principal }) => showSpaces(deps, principal)),
    answer(driveList, ({ principal, payload }) => listEntries(deps, principal, payload)),
    answer(driveFolderCreate, ({ principal, payload }) => createFolder(deps, principal, payload)),
    answer(driveFolderEnsure, ({ principal, payload }) => ensureFolders(deps, principal, payload)),
    answer(driveFileAdd, ({ principal, payload }) => addFile(deps, principal, payload)),
    answer(driveRename, ({ principal, payload }) => renameEntry(deps, principal, payload)),
    answer(driveMove, ({ principal, payload }) => moveEntries(deps, principal, payload)),
    answer(driveCopy, ({ principal, payload }) => copyEntries(deps, principal, payload)),
    answer(driveRemove, ({ principal, payload }) => removeEntries(deps, principal, payload)),
    answer(driveRestore, ({ principal, payload }) => restoreEntries(deps, principal, payload)),
    answer(drivePurge, ({ principal, payload }) => purgeEntries(deps, principal, payload)),
    answer(driveBinEmpty, ({ principal, payload }) => emptyBin(deps, principal, payload)),
    answer(driveActivityList, ({ principal, payload }) => listActivity(deps, principal, payload)),
    ...createDriveShareRoutes(deps),
  ];
}

async function showSpaces(
  { database: { db }, clock }: Pick<DriveDeps, 'database' | 'clock'>,
  principal: Principal,
) {
  const reach = await findReach(db, principal, clock());
  return { spaces: await listSpaces(db, reach), newShares: await countNewShares(db, reach, reach.now) };
}
