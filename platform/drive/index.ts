/** Folders and files of users, classes and schools. */
export { purgeDrive } from './delete-given-up.ts';
export type { DriveDeps } from './drive-deps.ts';
export { createDriveRoutes } from './drive-routes.ts';
export { followClassInDrive } from './follow-class.ts';
export { giveUpFilesOf } from './give-up-files-of.ts';
export { driveLimits } from './limits.ts';
export { createMayRead } from './may-read.ts';
export { countNewSharesOf } from './shares/new-shares.ts';
export { listOwnFiles, type OwnFiles } from './zip/own-files.ts';
