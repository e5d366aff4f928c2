import { answerPublic, type Route } from '#platform/http';
import { faceLogin } from '#shared/contracts';
import type { FaceDeps } from './face-deps.ts';
import { signInByFace } from './face-sign-in.ts';

/** Signing in by a face (O08). */
export const createFaceRoutes = (deps: FaceDeps): Route[] => [
  answerPublic(faceLogin, ({ payload: { faceImage, unitId }, request, cookies }) =>
    signInByFace(deps, { faceImage, unitId, request, cookies }),
  ),
];
