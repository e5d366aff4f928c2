export { fetchRegistry } from './fetch-registry.ts';
export { preloadOthers } from './preload.ts';
export { findEntryByPath, setRegistry, useRegistry } from './registry.ts';
export { prepareRemote, type RemoteState, useRemoteState } from './remote-store.ts';
export { reloadForStaleChunk } from './stale-chunk.ts';
