export { fetchRegistry } from './fetch-registry.ts';
export { preloadOthers, preloadRemote } from './preload.ts';
export { findEntryByPath, getRegistry, setRegistry, useRegistry } from './registry.ts';
export { getRemoteState, prepareRemote, type RemoteState, useRemoteState } from './remote-store.ts';
export { reloadForStaleChunk } from './stale-chunk.ts';
