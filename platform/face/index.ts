/** Faces of users: consent, keeping, recognising. */
export { createFaceAttempts } from './attempts.ts';
export { followClassInRegisters } from './classes/follow-class.ts';
export { purgeRegisters } from './classes/purge-registers.ts';
export type { FaceDeps, FaceOptions } from './face-deps.ts';
export type { FaceFinder, ShownFace } from './face-finder.ts';
export { createFaceRoomRoutes } from './face-routes.ts';
export { openFaces } from './open-faces.ts';
export { purgeFaces } from './purge-faces.ts';
export { readBase64 } from './read-base64.ts';
export { createFaceFinder } from './recognise.ts';
export { refuse as refuseFace } from './refusals.ts';
