/** Signing a screen in by a device that is signed in. */
export { createQrRoutes, type QrDeps } from './qr-routes.ts';
