/** How far a bundle is. `missing`: a file did not come; `failed`: it threw before anything was to be seen. */
export type BundleState = 'loading' | 'ready' | 'missing' | 'failed';

/** Until a bundle that does not open can be closed, ms. */
export const openingLimitMs = 15_000;
