/** Manifests and frames of old bundles (P03). */
export { createViewport, type ViewportOptions } from './viewport-route.ts';
export { createViewportScriptStep } from './viewport-script.ts';
