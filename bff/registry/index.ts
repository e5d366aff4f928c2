/** What is deployed, and which of its remotes a visitor may open. */
export { type DeployedBuild, type DeployedBuildOptions, openDeployedBuild } from './deployed-build.ts';
export { createRemotesRoute, type RemotesRouteOptions } from './remotes-route.ts';
export { mayOpen, type Visitor, visibleRemotes } from './visible-remotes.ts';
export { type FetchForVisitor, fetchUser } from './visitor.ts';
