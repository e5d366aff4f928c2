import { request } from 'shell/request';
import {
  driveBinEmpty,
  driveCopy,
  driveFolderCreate,
  driveMove,
  drivePurge,
  driveRemove,
  driveRename,
  driveRestore,
} from '#shared/contracts';
import type { Target } from './task.ts';

const selectionCalls = { remove: driveRemove, restore: driveRestore, purge: drivePurge };
const placingCalls = { move: driveMove, copy: driveCopy };

export function changeEntries(kind: keyof typeof selectionCalls, entryIds: string[]) {
  return request(selectionCalls[kind], { entryIds });
}

export function placeEntries(kind: keyof typeof placingCalls, entryIds: string[], target: Target) {
  return request(placingCalls[kind], { entryIds, ...target });
}

export function emptyBin(spaceId: string) {
  return request(driveBinEmpty, { spaceId });
}

/** The form shows a failure itself. */
export function createFolder(target: Target, name: string) {
  return request(driveFolderCreate, { ...target, name }, { silent: true });
}

/** The form shows a failure itself. */
export function renameEntry(entryId: string, name: string, revision: number) {
  return request(driveRename, { entryId, name, revision }, { silent: true });
}
