/** What is deployed, and which of its remotes a visitor may open. */
export { type DeployedBuild, type DeployedBuildOptions, openDeployedBuild } from './deployed-build.ts';
export { fetchData } from './fetch-data.ts';
export { menuCodeOf } from './menu-code.ts';
export { createMenuVerdicts } from './menu-verdicts.ts';
export { createMenus, type Menus, type MenusOptions } from './menus.ts';
export { filterOffered, type Part, partsOf } from './offered-build.ts';
export { createRemotesRoute, type ReleasedRemotes, type RemotesRouteOptions } from './remotes-route.ts';
export { createServerVersion, type ServerVersionOptions } from './server-version.ts';
export { mayOpen, type Visitor, visibleRemotes } from './visible-remotes.ts';
export { type FetchForVisitor, fetchUser, requireUser, throwOnFailure } from './visitor.ts';
