/** Signing in by a face. */
export { createFaceRoutes } from './face-routes.ts';
export { createFaceService, type FaceServiceOptions } from './face-service.ts';
