export { type OverlayState, useOverlay } from './use-overlay.ts';
