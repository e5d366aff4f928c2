export { loadRemoteApp, preloadOthers } from './load-remote-app.ts';
export { findEntry, findEntryByCode, findEntryByPath, getRegistry, useRegistry } from './registry.ts';
