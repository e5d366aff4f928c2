/** Versions of front ends and servers, and whether they fit together. Stateless. */
export { compareVersions, isVersionBelow } from './compare-versions.ts';
export { isInRange } from './is-in-range.ts';
export { type Deployed, findVersionMismatches, type VersionMismatch } from './version-mismatch.ts';
