import { answerPublic, type Route } from '#platform/http';
import { faceLogin } from '#shared/contracts';
import type { FaceDeps } from './face-deps.ts';
import { signInByFace } from './face-sign-in.ts';

/** Signing in by a face (O08). */
export function createFaceRoutes(deps: FaceDeps): Route[] {
  return [
    answerPublic(faceLogin, ({ payload, request, cookies }) =>
      signInByFace(deps, { ...payload, request, cookies }),
    ),
  ];
}
