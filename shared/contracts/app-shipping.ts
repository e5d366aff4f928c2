/** How apps from outside come into the portal. It continues the list of `index.ts`. */

export { appPublishOrder, appPublishUpload, publishMessageOf } from './calls/app-publishing.ts';
export {
  appKeyAdd,
  appKeyList,
  appKeyRemove,
  appReleaseDecide,
  appReleaseGet,
  appReleaseList,
  appReleaseMove,
  appReleasePromote,
  appReleaseUpload,
  type PublisherKey,
} from './calls/app-releases.ts';
export {
  type AppService,
  appServiceGet,
  appServiceList,
  appServiceRemove,
  appServiceSave,
  serviceTimeouts,
} from './calls/app-services.ts';
export {
  type AppManifest,
  type AppPermission,
  appManifestSchema,
  releaseFileTypes,
  releaseLimits,
  releasePathSchema,
} from './entities/app-manifest.ts';
export {
  type AppChannel,
  type AppRelease,
  type AppSnapshot,
  appSnapshotSchema,
  type ReleaseChannel,
  type ReleaseDetails,
  type ReleasedApp,
  type ReleaseState,
  releaseChannels,
  releaseSlots,
} from './entities/app-release.ts';
export { shellApiVersion } from './shell-api.ts';
