export { BackCloses } from './back-closes.tsx';
export { type OverlayState, useOverlay } from './use-overlay.ts';
