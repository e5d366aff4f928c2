export { reloadWhereOutdated, setFailureJudge } from './code-failure.ts';
export { fetchRegistry } from './fetch-registry.ts';
export { preloadOthers } from './preload.ts';
export { findEntryByPath, getRegistry, setRegistry, useRegistry } from './registry.ts';
export { isRemoteReady, prepareRemote, type RemoteState, useRemoteState } from './remote-store.ts';
export { useIsOverdue } from './use-is-overdue.ts';
