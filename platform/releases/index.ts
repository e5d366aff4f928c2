/** Releases of apps from outside: uploads, what is admitted, pointers, and what the portal's server reads of them. */
export { findOwnerUnit } from './find-owner-unit.ts';
export { installArchive } from './install-archive.ts';
export { bindInternalApps } from './internal-routes.ts';
export { isReleasedTo } from './is-released-to.ts';
export { bindPublishDoor } from './publish-routes.ts';
export type { ReleasesDeps } from './releases-deps.ts';
export { createReleasesRoutes } from './releases-routes.ts';
export type { ListServices } from './snapshot.ts';
