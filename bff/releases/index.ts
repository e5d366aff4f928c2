/** Apps that came as archives: which version who gets, and their files. */

export { createReleasedApps, type ReleasedApps, type ReleasedAppsOptions } from './released-apps.ts';
export {
  createReleasedFiles,
  isOfOverride,
  type ReleasedFiles,
  type ReleasedFilesOptions,
} from './released-files.ts';
export { createReleasesRoute, type ReleasesRouteOptions } from './releases-route.ts';
export { reportShipped, type ShippedReportOptions } from './report-shipped.ts';
export { createSnapshotKeeper, type SnapshotKeeper, type SnapshotKeeperOptions } from './snapshot-keeper.ts';
