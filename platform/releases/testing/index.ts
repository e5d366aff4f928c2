/** Archives and keys for tests outside of this room. */
export { buildArchive, createKey, signBy, type TestKey, zipOf } from './build-archive.ts';
