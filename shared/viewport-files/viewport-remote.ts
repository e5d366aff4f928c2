/** Name of the remote that shows old bundles: its pages say where they run, in the attribute `data-viewport`. */
export const viewportRemote = 'viewport';

/** Where bundles run: each in a frame of its own, or, where the operator trusts one, in the page of the portal. */
export type ViewportPlace = 'frame' | 'page';
