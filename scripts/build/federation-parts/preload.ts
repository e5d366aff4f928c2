/** The server names in the page what an app loads; `shell/core/registry/preload.ts` fetches the others. */
export const defaultPreloadArgs = refuse;
export const formatPreloadArgs = refuse;
export const normalizePreloadExposes = refuse;
export const preloadAssets = refuse;

function refuse(): never {
  throw new Error('preloading is not in this build');
}
